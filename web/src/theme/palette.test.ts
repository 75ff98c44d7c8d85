import { readFileSync } from 'node:fs';
import type { PaletteOptions } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { MESSAGE_TINT } from './message-tint.ts';
import { dark, light } from './palette.ts';

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;
const mix = (over: string, under: string, share: number): Rgb =>
  rgbOf(over).map((value, at) => value * share + rgbOf(under)[at]! * (1 - share)) as never;

/** WCAG 2.2, relative luminance. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;
/** The share of its tone in the background of a badge (ui/status-badge.tsx). */
const BADGE = 0.12;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme', (_, palette) => {
  const grounds = {
    page: palette.background!.default!,
    paper: palette.background!.paper!,
    cloth: palette.cloth,
  };
  const toneOf = (name: 'error' | 'warning' | 'success' | 'info') =>
    (palette[name] as { main: string; contrastText: string }).main;
  const primary = palette.primary as { main: string; dark: string; light: string; contrastText: string };
  const tones = {
    success: toneOf('success'),
    info: toneOf('info'),
    warning: toneOf('warning'),
    plum: palette.plum,
    error: toneOf('error'),
    grey: palette.text!.secondary!,
  };

  test.each(Object.entries(grounds))('is readable on %s', (_ground, ground) => {
    for (const ink of [palette.text!.primary!, primary.main, primary.light, ...Object.values(tones)])
      expect(contrast(rgbOf(ink), rgbOf(ground)), ink).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(rgbOf(palette.edge), rgbOf(ground))).toBeGreaterThanOrEqual(CONTROL);
  });

  test.each(['error', 'warning', 'success', 'info'] as const)(
    'has a message of %s that can be read',
    (name) => {
      const ground = mix(toneOf(name), grounds.page, MESSAGE_TINT);
      expect(contrast(rgbOf(palette.text!.primary!), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(rgbOf(toneOf(name)), ground), 'its icon').toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(Object.entries(tones))('has a %s badge that is readable on every background', (_name, tone) => {
    for (const ground of Object.values(grounds))
      expect(contrast(rgbOf(tone), mix(tone, ground, BADGE)), ground).toBeGreaterThanOrEqual(TEXT);
  });

  test('has readable text on its colours', () => {
    for (const name of ['error', 'warning', 'success', 'info', 'secondary'] as const) {
      const { main, contrastText } = palette[name] as { main: string; contrastText: string };
      expect(contrast(rgbOf(contrastText), rgbOf(main)), name).toBeGreaterThanOrEqual(TEXT);
    }
    for (const ground of [primary.main, primary.dark])
      expect(contrast(rgbOf(primary.contrastText), rgbOf(ground))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(rgbOf(palette.footInk), rgbOf(palette.foot))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(rgbOf(palette.onPicture), rgbOf(palette.pictureGround))).toBeGreaterThanOrEqual(TEXT);
  });
});

test('the document has the background colours before the app loads', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const html = read('../../index.html') + read('../boot.ts');
  const ground = (palette: PaletteOptions) => palette.background!.default!;
  for (const palette of [light, dark]) expect(html.split(ground(palette))).toHaveLength(3); // the background, the browser's bar
});
