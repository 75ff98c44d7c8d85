import type { Components, CSSObject, Theme } from '@mui/material/styles';

/* MUI's buttons, as those of the public pages look (ui/button.module.css). */

const buttonShape = (theme: Theme): CSSObject => ({
  ...theme.typography.button,
  minHeight: 48,
  padding: '10px 24px',
  borderRadius: 2,
  whiteSpace: 'nowrap',
});

const smallButtonShape: CSSObject = { minHeight: 40, padding: '6px 16px', fontSize: '0.9375rem' };

/** Ink on the page; on the pointer, cloth. */
const outlinedLook = ({ vars }: Theme): CSSObject => ({
  borderColor: vars.palette.text.primary,
  color: vars.palette.text.primary,
  '&:hover': { background: vars.palette.cloth, borderColor: vars.palette.text.primary },
});

const textLook: CSSObject = {
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: 1,
};

/** 44 px to touch, whatever the icon. */
const iconButtonShape = ({ vars }: Theme): CSSObject => ({
  width: 44,
  height: 44,
  color: vars.palette.text.primary,
});

const focusRing = (theme: Theme) => ({
  // The browser's word as well: MUI's does not know of a focus from before the app has taken the page over.
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
});

/** Flat and square-shouldered, at least 44 px to touch. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({ ...buttonShape(theme), ...focusRing(theme) }),
      sizeSmall: smallButtonShape,
      outlined: ({ theme }) => ({
        ...outlinedLook(theme),
        // What takes something away for good shows it.
        '&.MuiButton-colorError': { borderColor: 'currentcolor', color: theme.vars.palette.error.main },
      }),
      text: textLook,
    },
  },
  MuiIconButton: {
    styleOverrides: { root: ({ theme }) => ({ ...iconButtonShape(theme), ...focusRing(theme) }) },
  },
};
