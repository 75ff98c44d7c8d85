import type { PaletteOptions } from '@mui/material/styles';

/*
 * Nargis is the narcissus: white petals, a golden cup, a dark green stem. Text and actions are the stem's, the cup is
 * kept for one thing at a time. Ratios are against `background.default` (WCAG 2.2 AA needs 4.5, 3 for controls).
 */
declare module '@mui/material/styles' {
  interface Palette {
    /** A step darker than the page: panels and picture slots. */
    cloth: string;
    /** Borders of fields and controls: 3.4. */
    edge: string;
    /** Only the badge of a shipped order (SPEC 4, purple). */
    plum: string;
  }
  interface PaletteOptions {
    cloth: string;
    edge: string;
    plum: string;
  }
}

export const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0f4735', dark: '#08301f', light: '#2d6b54', contrastText: '#ffffff' }, // 10.4
  secondary: { main: '#f3b81f', dark: '#cf9408', light: '#ffd869', contrastText: '#14241c' },
  error: { main: '#a8261c', contrastText: '#ffffff' }, // 7.1
  warning: { main: '#8a5600', contrastText: '#ffffff' }, // 5.9
  success: { main: '#1c6843', contrastText: '#ffffff' }, // 6.4
  info: { main: '#1d5a85', contrastText: '#ffffff' }, // 7.0
  text: { primary: '#14241c', secondary: '#526058', disabled: '#828d86' }, // 15.6, 6.4
  background: { default: '#fbfaf6', paper: '#ffffff' },
  divider: '#dcddd3',
  cloth: '#f1efe7',
  edge: '#7f8a82',
  plum: '#63398f', // 8.4
};
