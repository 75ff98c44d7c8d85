import type { Components, Theme } from '@mui/material/styles';

/** Flat and square-shouldered, at least 44 px to touch. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '10px 24px',
        borderRadius: 2,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 3 },
      }),
      sizeSmall: { minHeight: 40, padding: '6px 16px', fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.text.primary,
        '&:hover': { background: theme.vars.palette.cloth, borderColor: theme.vars.palette.text.primary },
      }),
      text: { textDecoration: 'underline', textUnderlineOffset: '0.3em', textDecorationThickness: 1 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: theme.vars.palette.text.primary,
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 1 },
      }),
    },
  },
};
