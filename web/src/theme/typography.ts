import type { TypographyVariantsOptions } from '@mui/material/styles';

const SYSTEM = "'Noto Sans Bengali', system-ui, sans-serif";
// The web fonts, or their fallbacks until they load: fonts.css.
const text = `var(--text-face), ${SYSTEM}`;
const display = `var(--display-face), ${SYSTEM}`;

/**
 * Bangla is taller: its signs above the headline and below the letters need space, and its joined letters must not be
 * tightened. Its headings use the text font, so they need more weight.
 */
const inBangla = (lineHeight: number, fontWeight?: number) => ({
  '&:where(:lang(bn))': { lineHeight, letterSpacing: 'normal', ...(fontWeight && { fontWeight }) },
});

const heading = { fontFamily: display, fontWeight: 560, textWrap: 'balance' as const };

/** The expanded font for headings, the regular one for text; sizes scale between 360 and 1280 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: {
    ...heading,
    fontSize: 'min(clamp(2.125rem, 1.3rem + 3.6vw, 4rem), 13vw)',
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
    ...inBangla(1.3, 640),
  },
  h2: {
    ...heading,
    fontSize: 'min(clamp(1.75rem, 1.3rem + 2vw, 2.75rem), 12vw)',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    ...inBangla(1.34, 640),
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    ...inBangla(1.38, 640),
  },
  h4: {
    ...heading,
    fontSize: '1.25rem',
    lineHeight: 1.25,
    letterSpacing: '-0.015em',
    ...inBangla(1.45, 640),
  },
  h5: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35, ...inBangla(1.5) },
  h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, ...inBangla(1.5) },
  subtitle1: { fontSize: '1.125rem', fontWeight: 450, lineHeight: 1.5, ...inBangla(1.65) },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6, ...inBangla(1.7) },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55, ...inBangla(1.65) },
  button: {
    fontSize: '1rem',
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: '0.005em',
    ...inBangla(1.5),
  },
  caption: { fontSize: '0.875rem', lineHeight: 1.45, ...inBangla(1.6) },
  overline: {
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '0.02em',
    textTransform: 'none',
    ...inBangla(1.5),
  },
};
