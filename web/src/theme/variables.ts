import { theme } from './theme.ts';

type Declarations = Record<string, unknown>;
type Rules = Record<string, Declarations>;

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

/** Variables that only components of MUI use: a page without MUI does not load them. */
const MUI_ONLY = new RegExp(
  `^--shop-(${[
    'opacity-',
    'overlays-',
    'shadows-',
    'zIndex-',
    'palette-(Alert|Avatar|Button|Input|Skeleton|action|info|success)-',
    'palette-warning-(?!main$)',
    'palette-common-(?!white$)',
    'palette-(?!text-primary)[\\w-]+Channel$',
  ].join('|')})`,
);

/**
 * Returns the theme's colours and sizes as CSS: `shop` for every page (variables.css), `mui` for pages with components of
 * MUI (mui-variables.css). `npm run theme -w web` writes both.
 */
export function themeVariables(): { shop: string; mui: string } {
  // MUI declares this method for its own provider only.
  const { generateStyleSheets } = theme as unknown as { generateStyleSheets(): Rules[] };
  const sheets = withoutRepeats(generateStyleSheets());
  const cssWith = (isIncluded: (name: string) => boolean) =>
    sheets.map((rules) => cssOf(rules, isIncluded)).join('');
  return { shop: cssWith((name) => !MUI_ONLY.test(name)), mui: cssWith((name) => MUI_ONLY.test(name)) };
}

/** Omits a variable of the dark scheme that has its value in the light one, which applies to the root in both. */
function withoutRepeats(sheets: readonly Rules[]): Rules[] {
  const declared = new Map<string, unknown>();
  const isNew = ([name, value]: [string, unknown]) => {
    const isRepeat = declared.get(name) === value;
    declared.set(name, value);
    return !isRepeat;
  };
  return sheets.map((rules) =>
    Object.fromEntries(
      Object.entries(rules).map(([selector, it]) => [
        selector,
        Object.fromEntries(Object.entries(it).filter(isNew)),
      ]),
    ),
  );
}

const cssOf = (declarations: Declarations, isIncluded: (name: string) => boolean): string =>
  Object.entries(declarations)
    .map(([name, value]) => {
      if (typeof value === 'object' && value !== null) {
        const rule = cssOf(value as Declarations, isIncluded);
        return rule && `${name}{${rule}}`;
      }
      if (UNUSED.test(name) || !isIncluded(name)) return '';
      return `${name}:${String(value)};`.replace('colorScheme', 'color-scheme');
    })
    .join('');
