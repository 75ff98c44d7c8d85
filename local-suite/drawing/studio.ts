import type { Colour } from './colour.ts';
import { darker, lighter } from './colour.ts';
import { CANVAS, ellipse } from './outline.ts';
import type { Sketch } from './sketch.ts';

/** The backdrops: one family of warm neutrals, so that any two look good side by side. */
const BACKDROPS = {
  ivory: '#eee5d8',
  sand: '#e6d8c5',
  clay: '#e5cfbf',
  mist: '#dfddd2',
  rose: '#ebddd3',
} as const satisfies Record<string, Colour>;
export type Backdrop = keyof typeof BACKDROPS;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws the seamless paper: lit from the upper left, a little darker towards the corners, a hint of floor below `horizon`. */
export function backdrop(
  sketch: Sketch,
  name: Backdrop,
  { width, height }: Size = CANVAS,
  horizon = 0.8,
): string {
  const paper = BACKDROPS[name];
  const wall = sketch.radial(
    [
      [0, lighter(paper, 0.55)],
      [0.55, paper],
      [1, darker(paper, 0.13)],
    ],
    [0.36, 0.34, 0.86],
  );
  const floor = sketch.linear(
    [
      [0, darker(paper, 0.16), 0],
      [0.12, darker(paper, 0.16), 0.42],
      [0.5, lighter(paper, 0.2), 0.5],
      [1, darker(paper, 0.1), 0.35],
    ],
    [0, 0, 0, 1],
  );
  const floorTop = Math.round(height * horizon) - 40;
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>` +
    (floorTop < height
      ? `<rect y="${floorTop}" width="${width}" height="${height - floorTop}" fill="${floor}"/>`
      : '')
  );
}

/** Draws the shadow of an object that hangs before the wall: a wide and a close shadow, softened together. */
export function wallShadow(sketch: Sketch, outline: string, depth = 1): string {
  return (
    `<g filter="${sketch.blur(11)}">` +
    `<path d="${outline}" transform="translate(${26 * depth} ${30 * depth})" fill="#4a3424" fill-opacity=".2"/>` +
    `<path d="${outline}" transform="translate(${9 * depth} ${11 * depth})" fill="#3a2618" fill-opacity=".26"/></g>`
  );
}

/** Draws the shadow of an upright object on the floor: soft and wide to the right, dark at the point of contact. */
export function floorShadow(sketch: Sketch, cx: number, y: number, halfWidth: number, height = 26): string {
  const wide = ellipse(cx + halfWidth * 0.22, y + 2, halfWidth * 1.22, height);
  const close = ellipse(cx + halfWidth * 0.04, y, halfWidth * 0.96, height * 0.42);
  return (
    `<path d="${wide}" fill="#4a3424" opacity=".3" filter="${sketch.blur(16)}"/>` +
    `<path d="${close}" fill="#2b1a10" opacity=".5" filter="${sketch.blur(6)}"/>`
  );
}
