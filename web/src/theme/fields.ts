import type { Components, Theme } from '@mui/material/styles';

/** Fields of forms. Public pages use none of MUI's (docs/reference/performance.md). */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ background: theme.vars.palette.background.paper, borderRadius: 2 }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
    },
  },
  // Signs above and below Bangla letters are taller than the line height that MUI gives a label.
  MuiInputLabel: { styleOverrides: { shrink: { overflowX: 'clip', overflowY: 'visible' } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
};
