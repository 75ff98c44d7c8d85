import type { Components, Theme } from '@mui/material/styles';

/** The line beneath what is no field of ui/field-frame.tsx, such as a group of checkboxes. */
export const fields: Components<Theme> = {
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
};
