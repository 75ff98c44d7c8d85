import { theme } from './theme.ts';

type Declarations = Record<string, unknown>;

/**
 * MUI's variables of components and shadows that the shop does not use. Every page would contain them (14 KB, 1.4 KB
 * compressed). The journeys report one that a page uses all the same (e2e/fixtures).
 */
const UNUSED = new RegExp(
  `^--shop-(${[
    'font-',
    'opacity-switch',
    'zIndex-(mobileStepper|fab|speedDial)$',
    'palette-\\w+-(light|dark|contrastText)Channel$',
    'palette-(divider|text-secondary|background-\\w+)Channel$',
    'overlays-(?!(8|16|24)$)',
    'shadows-(?!(0|2|4|6|8|16|24)$)',
    'palette-grey-(?!(400|600)$)',
    'palette-Alert-.*([fF]illed|[oO]utlined)',
    'palette-(AppBar|Chip|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)-',
  ].join('|')})`,
);

/**
 * Returns the theme's colours and sizes as CSS, which is the content of variables.css (`npm run theme -w web` writes
 * it).
 */
export function themeVariables(): string {
  // MUI declares this method for its own provider only.
  const { generateStyleSheets } = theme as unknown as { generateStyleSheets(): Declarations[] };
  return generateStyleSheets().map(cssOf).join('');
}

const cssOf = (declarations: Declarations): string =>
  Object.entries(declarations)
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => {
      if (typeof value !== 'object' || value === null)
        return `${name}:${String(value)};`.replace('colorScheme', 'color-scheme');
      const rule = cssOf(value as Declarations);
      return rule && `${name}{${rule}}`;
    })
    .join('');
