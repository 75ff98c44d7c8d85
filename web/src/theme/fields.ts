import type { Components, Theme } from '@mui/material/styles';

/** Fields of forms; the shop's public pages use none of MUI's (docs/reference/performance.md). */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ background: theme.vars.palette.background.paper, borderRadius: 2 }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
    },
  },
  // Signs above and below Bangla letters are taller than the line that MUI cuts a label to.
  MuiInputLabel: { styleOverrides: { shrink: { overflowX: 'clip', overflowY: 'visible' } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
};
