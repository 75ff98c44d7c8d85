/**
 * The shop's colours in light mode, for screens, mails and documents. Their use in the app, the dark mode and the
 * contrast tests are in web/src/theme/palette.ts.
 */
export const COLORS = {
  ink: '#14241c',
  /** Secondary text. */
  faded: '#526058',
  /** The stem's green: the wordmark and controls. */
  stem: '#0f4735',
  ground: '#fbfaf6',
  sheet: '#ffffff',
  /** One step from the background. */
  cloth: '#f1efe7',
  line: '#dcddd3',
} as const;
