import { theme } from './theme.ts';

type Declarations = Record<string, unknown>;

/**
 * MUI's variables of components that the shop does not have, and its shadows of heights at which nothing lies here. Every page
 * would carry them (14 KB, 1.4 KB compressed; with it the HTML of a list takes a round trip more).
 * The stories look for one that is used all the same (e2e/fixtures/assert/expect-page-quality.ts).
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

/** The theme's colours and measures as CSS variables, a rule for each scheme. */
export function themeVariables(): Declarations[] {
  // MUI declares the method for its own provider alone.
  const { generateStyleSheets } = theme as unknown as { generateStyleSheets(): Declarations[] };
  return generateStyleSheets().map((sheet) => mapValues(sheet, withoutUnused));
}

function withoutUnused(rule: unknown): unknown {
  if (typeof rule !== 'object' || rule === null) return rule;
  const used = Object.entries(rule).filter(([name]) => !UNUSED.test(name));
  return mapValues(Object.fromEntries(used), withoutUnused);
}

const mapValues = (declarations: Declarations, change: (value: unknown) => unknown): Declarations =>
  Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name, change(value)]));
