import { darker, lighter, type Colour } from '../colour.ts';
import type { Sketch } from '../sketch.ts';

export type Metal = 'gold' | 'silver' | 'brass' | 'copper' | 'steel';

const METALS: Record<Metal, readonly [light: Colour, body: Colour, dark: Colour]> = {
  gold: ['#fbe9b4', '#d9ab4c', '#7e5718'],
  silver: ['#ffffff', '#c3c5c8', '#6c7076'],
  brass: ['#f6e2ac', '#bd9447', '#65471a'],
  copper: ['#f7cfae', '#b8724a', '#5e3019'],
  steel: ['#eef1f3', '#8d959c', '#3c4247'],
};

type Axis = readonly [number, number, number, number];
const ACROSS: Axis = [0, 0, 1, 0];

/** Returns the paint of polished metal: hard alternation of light and dark, as a tube reflects a bright studio. */
export function metal(sketch: Sketch, kind: Metal, axis: Axis = ACROSS): string {
  const [light, body, dark] = METALS[kind];
  return sketch.linear(
    [
      [0, dark],
      [0.12, body],
      [0.28, light],
      [0.42, body],
      [0.66, darker(body, 0.25)],
      [0.82, dark],
      [0.93, body],
      [1, dark],
    ],
    axis,
  );
}

/** How a solid reflects: matte clay, satin plastic or leather, gloss of glaze and glass. */
export type Finish = 'matte' | 'satin' | 'gloss';

/** Returns the paint of an upright round body under light from the left. */
function rounded(sketch: Sketch, colour: Colour, finish: Finish = 'satin', axis: Axis = ACROSS): string {
  const shine = { matte: 0.08, satin: 0.18, gloss: 0.55 }[finish];
  return sketch.linear(
    [
      [0, darker(colour, 0.52)],
      [0.12, darker(colour, 0.16)],
      [0.27, lighter(colour, shine)],
      [0.4, finish === 'gloss' ? lighter(colour, 0.1) : lighter(colour, shine * 0.4)],
      [0.62, colour],
      [0.86, darker(colour, 0.36)],
      [0.95, darker(colour, 0.54)],
      [1, darker(colour, 0.42)],
    ],
    axis,
  );
}

/** Draws a body with its paint, an inner edge and, for a print clipped to it, the same light over the print. */
export function solid(
  sketch: Sketch,
  outline: string,
  colour: Colour,
  finish: Finish = 'satin',
  print = '',
  axis: Axis = ACROSS,
): string {
  const veil = sketch.linear(
    [
      [0, darker(colour, 0.85), 0.5],
      [0.24, '#fff7ec', finish === 'gloss' ? 0.34 : 0.12],
      [0.5, darker(colour, 0.8), 0],
      [1, darker(colour, 0.85), 0.55],
    ],
    axis,
  );
  return (
    `<g clip-path="${sketch.clip(outline)}"><path d="${outline}" fill="${rounded(sketch, colour, finish, axis)}"/>` +
    (print && `${print}<path d="${outline}" fill="${veil}"/>`) +
    `<path d="${outline}" fill="none" stroke="${darker(colour, 0.75)}" stroke-width="10" opacity=".26" filter="${sketch.blur(6)}"/></g>` +
    `<path d="${outline}" fill="none" stroke="${darker(colour, 0.7)}" stroke-width="1.2" stroke-opacity=".4"/>`
  );
}

/** Draws a soft streak or spot of reflected light. */
export const glint = (sketch: Sketch, path: string, opacity = 0.5, blur = 3) =>
  `<path d="${path}" fill="#fffaf0" opacity="${opacity}" filter="${sketch.blur(blur)}"/>`;

/** Draws a soft dark area, as under a rim or inside an opening. */
export const gloom = (sketch: Sketch, path: string, opacity = 0.4, blur = 5) =>
  `<path d="${path}" fill="#1c120c" opacity="${opacity}" filter="${sketch.blur(blur)}"/>`;
