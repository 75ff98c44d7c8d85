import type { Components, Theme } from '@mui/material/styles';
import { buttonShape, iconButtonShape, outlinedLook, smallButtonShape, textLook } from './button-look.ts';

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
