import type { Components, CSSObject, Theme } from '@mui/material/styles';

/* MUI's buttons in the look of the public pages' (ui/button.module.css). */

const buttonShape = (theme: Theme): CSSObject => ({
  ...theme.typography.button,
  minHeight: 48,
  padding: '10px 24px',
  borderRadius: 2,
  '@media (min-width: 600px)': { whiteSpace: 'nowrap' },
});

const smallButtonShape: CSSObject = { minHeight: 40, padding: '6px 16px', fontSize: '0.9375rem' };

/** Text colour on the page, cloth on hover. */
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

/** A touch target of 44 px for every icon. */
const iconButtonShape = ({ vars }: Theme): CSSObject => ({
  width: 44,
  height: 44,
  color: vars.palette.text.primary,
});

const focusRing = (theme: Theme) => ({
  // And the native pseudo-class: MUI does not know of a focus from before hydration.
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
});

/** Flat, with square corners, and at least 44 px high. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({ ...buttonShape(theme), ...focusRing(theme) }),
      sizeSmall: smallButtonShape,
      outlined: ({ theme }) => ({
        ...outlinedLook(theme),
        // Marks an action that deletes something for good.
        '&.MuiButton-colorError': { borderColor: 'currentcolor', color: theme.vars.palette.error.main },
      }),
      text: textLook,
    },
  },
  MuiIconButton: {
    styleOverrides: { root: ({ theme }) => ({ ...iconButtonShape(theme), ...focusRing(theme) }) },
  },
};
