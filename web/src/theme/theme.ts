import { createTheme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { fields } from './fields.ts';
import { dark, light } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Colours are CSS variables: a scheme is a palette, and changing it renders nothing. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'shop', colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  defaultColorScheme: 'light',
  shape: { borderRadius: 2 },
  typography,
  components: {
    MuiContainer: { defaultProps: { maxWidth: 'xl' } },
    ...buttons,
    ...surfaces,
    ...fields,
  },
});
