import type { CSSObject, Theme } from '@mui/material/styles';

/*
 * One look for two makes of button: MUI's (forms, dialogs, dashboard) through theme/buttons.ts, and ui/button.tsx,
 * which is what the public pages use, because MUI's brings 6 KB of ripple and spinner to the first load.
 */

export const buttonShape = (theme: Theme): CSSObject => ({
  ...theme.typography.button,
  minHeight: 48,
  padding: '10px 24px',
  borderRadius: 2,
  whiteSpace: 'nowrap',
});

export const smallButtonShape: CSSObject = { minHeight: 40, padding: '6px 16px', fontSize: '0.9375rem' };

/** Ink on the page; on the pointer, cloth. */
export const outlinedLook = ({ vars }: Theme): CSSObject => ({
  borderColor: vars.palette.text.primary,
  color: vars.palette.text.primary,
  '&:hover': { background: vars.palette.cloth, borderColor: vars.palette.text.primary },
});

export const textLook: CSSObject = {
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: 1,
};

/** 44 px to touch, whatever the icon. */
export const iconButtonShape = ({ vars }: Theme): CSSObject => ({
  width: 44,
  height: 44,
  color: vars.palette.text.primary,
});
