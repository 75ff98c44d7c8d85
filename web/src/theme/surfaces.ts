import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme }) => ({ background: theme.vars.palette.background.default }) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: `0 16px 40px -20px ${theme.vars.palette.shade}`,
      }),
    },
  },
  MuiBackdrop: {
    // The backdrop of a menu is invisible; only the visible kind is tinted.
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.veil },
      }),
    },
  },
};
