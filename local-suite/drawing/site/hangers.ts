import { metal } from '../objects/surface.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a wire over the rod and down to `end`, centred on the garment. */
export function hook(middle: number, end: number): string {
  const path = `M${middle - 11},70 C${middle - 15},44 ${middle + 13},42 ${middle + 10},64 C${middle + 8},76 ${middle},74 ${middle},88 V${end}`;
  return (
    `<path d="${path}" fill="none" stroke="#6e5124" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${path}" transform="translate(-1 -0.6)" fill="none" stroke="#e0c182" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

/** Draws a trouser hanger: a bar on the hook and two clips that hold the waistband. */
export function clips(sketch: Sketch, middle: number, waist: number, scale: number): string {
  const bar = waist - 14;
  const grips = [-78, 78]
    .map((side) => {
      const x = middle + side * scale;
      return (
        `<path d="M${x - 11},${bar - 5} H${x + 11} L${x + 13},${waist + 22} H${x - 13} Z" transform="translate(3 4)" fill="#1c120c" fill-opacity=".3"/>` +
        `<path d="M${x - 11},${bar - 5} H${x + 11} L${x + 13},${waist + 22} H${x - 13} Z" fill="${metal(sketch, 'brass')}"/>` +
        `<path d="M${x - 12},${waist + 13} H${x + 12}" stroke="#65471a" stroke-width="1.6"/>`
      );
    })
    .join('');
  return (
    hook(middle, bar) +
    `<path d="M${middle - 92 * scale},${bar} H${middle + 92 * scale}" stroke="#6e5124" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M${middle - 92 * scale},${bar - 1.2} H${middle + 92 * scale}" stroke="#e0c182" stroke-width="2" stroke-linecap="round"/>` +
    grips
  );
}
