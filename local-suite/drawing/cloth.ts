import type { Colour } from './colour.ts';
import { darker, lighter, lightness } from './colour.ts';
import { surface } from './displaced-cloth.ts';
import { extentOf } from './extent.ts';
import { lens } from './outline.ts';
import type { Sketch } from './sketch.ts';
import type { Texture } from './threads.ts';

/** Paints a repeating pattern over a cloth; see weaves.ts. */
export type Weave = (sketch: Sketch) => string;

type Point = readonly [number, number];

/** A fold from one end over a control point to the other; `width` at its thickest, `depth` 0..1. */
export type Fold = readonly [from: Point, over: Point, to: Point, width: number, depth: number];

export interface Cloth {
  readonly outline: string;
  readonly colour: Colour;
  readonly weave?: Weave | undefined;
  readonly folds?: readonly Fold[];
  /** How strongly the sides turn away from the light; 1 is a sleeve or a body, 0 a flat piece. */
  readonly roundness?: number;
  /** Light across the piece, as a line in its box; a sleeve that hangs askew is lit askew. */
  readonly across?: readonly [number, number, number, number];
  readonly texture?: Texture | undefined;
  /** Drawn on the cloth and shaded with it: prints, stripes of a border, embroidery. */
  readonly print?: string;
}

/** Draws one piece of cloth: colour, weave, print, then the light that makes it round and the folds that make it soft. */
export function cloth(sketch: Sketch, piece: Cloth): string {
  const { outline, colour, weave, folds = [], roundness = 1, across = [0, 0, 1, 0], print = '' } = piece;
  const { texture = 'plain' } = piece;
  const dark = darker(colour, 0.72);
  // Dark cloth shows its folds by their light, pale cloth by their shadow.
  const shade = lightness(colour) > 0.5 ? 0.62 : 1;
  const glow = lightness(colour) > 0.5 ? 0.9 : 0.42;
  const form = sketch.linear(
    [
      [0, dark, 0.5 * roundness * shade],
      [0.14, dark, 0.16 * roundness * shade],
      [0.34, lighter(colour, 0.6), 0.34 * roundness * glow],
      [0.58, dark, 0.03 * roundness],
      [0.84, dark, 0.26 * roundness * shade],
      [1, dark, 0.66 * roundness * shade],
    ],
    across,
  );
  const fall = sketch.linear(
    [
      [0, lighter(colour, 0.5), 0.16 * glow],
      [0.45, dark, 0],
      [1, dark, 0.24 * shade],
    ],
    [0, 0, 0, 1],
  );
  const foldPath = (pick: (depth: number) => boolean, shift: number) =>
    folds
      .filter(([, , , , depth]) => pick(depth))
      .map(([a, b, c, width]) =>
        lens([a[0] + shift, a[1]], [b[0] + shift, b[1]], [c[0] + shift, c[1]], width),
      )
      .join(' ');
  const crease = (path: string, fill: Colour, opacity: number) =>
    path && `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;
  const deep = (depth: number) => depth >= 0.5;
  const shallow = (depth: number) => depth < 0.5;
  const lit = lighter(colour, 0.58);
  return (
    `<g clip-path="${sketch.clip(outline)}">` +
    surface(
      { outline, box: extentOf(outline, 2), folds, texture, turn: roundness >= 0.9 ? 1 : 0 },
      `<path d="${outline}" fill="${colour}"/>` +
        (weave ? `<path d="${outline}" fill="${weave(sketch)}"/>` : '') +
        print,
    ) +
    `<path d="${outline}" fill="${form}"/><path d="${outline}" fill="${fall}"/>` +
    // One blur for light and dark together, because each blur is expensive.
    `<g filter="${sketch.blur(5.4)}">` +
    crease(foldPath(shallow, -16), lit, 0.34 * glow + 0.05) +
    crease(foldPath(deep, -12), lit, 0.46 * glow + 0.06) +
    crease(foldPath(shallow, 0), dark, 0.28 * shade + 0.06) +
    crease(foldPath(deep, 0), dark, 0.52 * shade + 0.1) +
    `<path d="${outline}" fill="none" stroke="${dark}" stroke-width="9" stroke-opacity="${0.34 * shade}"/></g>` +
    `</g>` +
    `<path d="${outline}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="1.2" stroke-opacity=".42"/>`
  );
}

/** Returns long folds falling from `top` to `bottom`, one per given pair of x: how a wide hem hangs. */
export const falling = (
  top: number,
  bottom: number,
  xs: readonly (readonly [atTop: number, atBottom: number])[],
  width = 12,
  depth = 0.4,
): Fold[] =>
  xs.map(([x0, x1], i) => [
    [x0, top + (i % 3) * 26],
    [(x0 + x1) / 2 + (i % 2 ? 5 : -5), (top + bottom) / 2],
    [x1, bottom],
    width,
    depth,
  ]);

/** Returns the folds of the other sleeve or leg: the mirror image with small differences, as no two sides fall alike. */
export const otherSide = (folds: readonly Fold[]): Fold[] =>
  folds.map(([from, over, to, width, depth], i) => {
    const [drop, turn, body] = VARIATIONS[i % VARIATIONS.length]!;
    return [
      [800 - from[0], from[1] + drop],
      [800 - over[0] + turn, over[1] + drop * 1.4],
      [800 - to[0], to[1] + drop * 0.6],
      width * body,
      depth,
    ];
  });

/** How far down a fold has slid, how far its middle has turned, how much thicker it is. */
const VARIATIONS = [
  [16, -6, 0.85],
  [-12, 8, 1.15],
  [22, -4, 0.95],
  [-7, 6, 1.1],
] as const;

/** Draws a row of stitches along a path, a shade away from the cloth. */
export const stitching = (path: string, colour: Colour, width = 1.6, dash = '6 4') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round" stroke-opacity=".75"/>`;

/** Draws a seam: a dark line with its lit edge beside it. */
export const seam = (path: string, colour: Colour, width = 1.8) =>
  `<path d="${path}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="${width}" stroke-opacity=".5"/>` +
  `<path d="${path}" transform="translate(-1.8 1.2)" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="1.1" stroke-opacity=".32"/>`;

/** Draws a sewn button with its shadow, lit rim and four holes. */
export function button(x: number, y: number, radius: number, colour: Colour): string {
  const hole = radius * 0.28;
  const holes =
    radius < 4.5
      ? ''
      : [-1, 1]
          .flatMap((i) =>
            [-1, 1].map((j) => `<circle cx="${x + i * hole}" cy="${y + j * hole}" r="${radius * 0.13}"/>`),
          )
          .join('');
  return (
    `<circle cx="${x + 1.6}" cy="${y + 2.2}" r="${radius}" fill="#1c120c" fill-opacity=".35"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.78}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="${radius * 0.12}" stroke-opacity=".5"/>` +
    `<circle cx="${x - radius * 0.3}" cy="${y - radius * 0.34}" r="${radius * 0.4}" fill="${lighter(colour, 0.7)}" fill-opacity=".5"/>` +
    `<g fill="${darker(colour, 0.75)}">${holes}</g>`
  );
}
