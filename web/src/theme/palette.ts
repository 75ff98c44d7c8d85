import type { PaletteOptions } from '@mui/material/styles';
import { COLORS } from '@nargisus/domain/store';
import { GROUNDS } from './grounds.ts';

/*
 * Nargis is the narcissus: white petals, a golden cup, a dark green stem. Text and actions have the stem's green; the
 * golden cup is reserved for one element at a time. The dark scheme takes the stem's green as its background and
 * inverts light and dark. Ratios are against `background.default` (WCAG 2.2 AA needs 4.5, and 3 for controls);
 * palette.test.ts measures them, also on the two other backgrounds.
 */
/* eslint-disable @typescript-eslint/no-empty-object-type -- module augmentation adds one list of colours to both */
declare module '@mui/material/styles' {
  interface Palette extends OurColours {}
  interface PaletteOptions extends OurColours {}
}
/* eslint-enable @typescript-eslint/no-empty-object-type */

interface OurColours {
  /** One step from the background: panels, image slots, hovered elements. */
  cloth: string;
  /** Borders of fields and controls. */
  edge: string;
  /** Only the badge of a shipped order (docs/reference/specification.md 4, purple). */
  plum: string;
  /** The flower of the logo, the same in both schemes. */
  petal: string;
  stem: string;
  /** The footer: the darkest background of either scheme. */
  foot: string;
  footInk: string;
  /** Text and background on the banner's images, which stay light in both schemes (local-suite/drawing/README.md). */
  onPicture: string;
  pictureGround: string;
  /** Shadows, and the backdrop of a dialog. */
  shade: string;
  veil: string;
}

const everywhere = {
  petal: COLORS.sheet,
  stem: COLORS.stem,
  footInk: '#f4f5ee',
  onPicture: '#2b211a', // 15.1 on pictureGround
  pictureGround: COLORS.ground,
};

const GOLD = { main: '#f3b81f', dark: '#cf9408', light: '#ffd869', contrastText: COLORS.ink }; // text on it: 8.9

/**
 * MUI would derive a colour of Alert for each tone of each scheme, and every page would contain them; the shop uses
 * AlertBox.
 */
const covered = (tone: 'error' | 'warning' | 'success' | 'info') => ({
  [`${tone}Color`]: 'inherit',
  [`${tone}StandardBg`]: 'none',
  [`${tone}IconColor`]: 'inherit',
});
const ALERT = {
  Alert: { ...covered('error'), ...covered('warning'), ...covered('success'), ...covered('info') },
};

export const light: PaletteOptions = {
  mode: 'light',
  primary: { main: COLORS.stem, dark: '#08301f', light: '#2d6b54', contrastText: COLORS.sheet }, // 10.2; light 6.0
  secondary: GOLD,
  error: { main: '#a8261c', contrastText: '#ffffff' }, // 6.8
  warning: { main: '#8a5600', contrastText: '#ffffff' }, // 5.9
  success: { main: '#1c6843', contrastText: '#ffffff' }, // 6.5
  info: { main: '#1d5a85', contrastText: '#ffffff' }, // 7.0
  text: { primary: COLORS.ink, secondary: COLORS.faded, disabled: '#828d86' }, // 15.5, 6.3
  background: { default: GROUNDS.light, paper: COLORS.sheet },
  divider: COLORS.line,
  cloth: COLORS.cloth,
  edge: '#7f8a82', // 3.4
  plum: '#63398f', // 8.0
  foot: '#08301f',
  shade: 'rgb(20 36 28 / 0.35)',
  veil: 'rgb(10 28 20 / 0.45)',
  ...everywhere,
  ...ALERT,
};

export const dark: PaletteOptions = {
  mode: 'dark',
  // `dark` is the colour of a hovered or pressed button, which is the brighter one in the dark scheme.
  primary: { main: '#8fd1b0', dark: '#a9dfc5', light: '#b7e6cf', contrastText: '#06251a' }, // 10.4; light 13.2
  secondary: GOLD,
  error: { main: '#ff9e90', contrastText: '#3b0905' }, // 9.2
  warning: { main: '#f0b65c', contrastText: '#2e1c00' }, // 10.0
  success: { main: '#7fd1a3', contrastText: '#06251a' }, // 10.0
  info: { main: '#8dc6f0', contrastText: '#06263d' }, // 10.0
  text: { primary: '#edf0e8', secondary: '#a9b6ad', disabled: '#78857d' }, // 15.8, 8.7
  background: { default: GROUNDS.dark, paper: '#15211b' },
  divider: '#2c3b33',
  cloth: '#1c2a23',
  edge: '#74837a', // 4.6
  plum: '#cba8f5', // 9.1
  foot: '#08110d',
  shade: 'rgb(0 0 0 / 0.7)',
  veil: 'rgb(2 8 5 / 0.66)',
  ...everywhere,
  ...ALERT,
};
