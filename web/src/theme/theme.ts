import { createTheme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { fields } from './fields.ts';
import { light } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Colours are CSS variables, so that a second scheme is one more palette and no second render. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'shop', colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: light } },
  shape: { borderRadius: 2 },
  typography,
  components: {
    MuiCssBaseline: baseline,
    MuiContainer: { defaultProps: { maxWidth: 'xl' } },
    ...buttons,
    ...surfaces,
    ...fields,
  },
});
