/**
 * The shop's colours by day, for whatever is shown, sent or printed in its name. How the app uses them, and what they
 * become by night: web/src/theme/palette.ts, which measures their contrast, too.
 */
export const COLORS = {
  ink: '#14241c',
  /** Words that stand back. */
  faded: '#526058',
  /** The stem's green: the name, and what can be pressed. */
  stem: '#0f4735',
  ground: '#fbfaf6',
  sheet: '#ffffff',
  /** A step away from the ground. */
  cloth: '#f1efe7',
  line: '#dcddd3',
} as const;
