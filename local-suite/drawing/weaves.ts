import type { Weave } from './cloth.ts';
import type { Colour } from './colour.ts';
import type { Sketch } from './sketch.ts';

/** Width that small tiles are repeated to: librsvg pays per tile, and this is about ten times faster. */
const WIDE_TILE = 160;

/**
 * Returns a pattern of a square tile that clips its content; `paint` holds attributes of the whole tile, such
 * as opacity.
 */
function tiled(sketch: Sketch, size: number, content: string, paint = '', transform = ''): string {
  const times = Math.max(1, Math.round(WIDE_TILE / size));
  const places = Array.from({ length: times }, (_, i) => i * size);
  const all = places.flatMap((y) => places.map((x) => `<g transform="translate(${x} ${y})">${content}</g>`));
  return sketch.pattern(size * times, size * times, `<g ${paint}>${all.join('')}</g>`, transform);
}

/** Weaves fine vertical and horizontal threads: khadi, linen. */
export const slub =
  (thread: Colour, strength = 0.22): Weave =>
  (sketch) =>
    tiled(
      sketch,
      24,
      `<path d="M0,3 H24 M0,11 H24 M0,18.5 H24" stroke-width="1"/><path d="M4,0 V24 M13,0 V24 M20,0 V24" stroke-width=".9"/><path d="M0,14.6 H9 M15,6.8 H24" stroke-width="1.7"/>`,
      `stroke="${thread}" opacity="${strength}" fill="none"`,
    );

/** Weaves the diagonal rib of denim and gabardine. */
export const twill =
  (thread: Colour, strength = 0.2): Weave =>
  (sketch) =>
    tiled(
      sketch,
      7,
      `<path d="M0,1.5 H7"/>`,
      `stroke="${thread}" stroke-width="1.7" opacity="${strength}"`,
      'rotate(-58)',
    );

export const stripe =
  (colour: Colour, gap: number, width: number, opacity = 0.8): Weave =>
  (sketch) =>
    tiled(sketch, gap, `<rect width="${width}" height="${gap}" fill="${colour}" fill-opacity="${opacity}"/>`);

/** Weaves a wide stripe with a thin companion, as on lungis and bed linen. */
export const pairedStripe =
  (wide: Colour, thin: Colour, gap = 56, turn = 0): Weave =>
  (sketch) =>
    sketch.pattern(
      gap,
      gap,
      `<rect width="${gap * 0.22}" height="${gap}" fill="${wide}"/><rect x="${gap * 0.34}" width="${gap * 0.05}" height="${gap}" fill="${thin}"/><rect x="${gap * 0.86}" width="${gap * 0.05}" height="${gap}" fill="${thin}"/>`,
      `rotate(${turn})`,
    );

/**
 * Weaves crossing bands, see-through so that the crossings deepen; `fine` adds the hairline of a tattersall
 * or lungi check.
 */
export const check =
  (band: Colour, gap: number, width: number, fine?: Colour, opacity = 0.5): Weave =>
  (sketch) =>
    sketch.pattern(
      gap,
      gap,
      `<g fill="${band}" opacity="${opacity}"><rect width="${width}" height="${gap}"/></g><g fill="${band}" opacity="${opacity}"><rect width="${gap}" height="${width}"/></g>` +
        (fine
          ? `<g fill="${fine}" opacity=".75"><rect x="${gap * 0.62}" width="2" height="${gap}"/><rect y="${gap * 0.62}" width="${gap}" height="2"/></g>`
          : ''),
    );

/** Weaves jamdani: small stepped flowers floated into fine cotton, on alternating rows. */
export const jamdani =
  (thread: Colour, size = 64, opacity = 0.9): Weave =>
  (sketch) => {
    const flower = (x: number, y: number) =>
      `<g transform="translate(${x} ${y}) scale(${size / 64})"><path d="M0,-11 L4,-7 L0,-3 L-4,-7 Z M0,11 L4,7 L0,3 L-4,7 Z M-11,0 L-7,-4 L-3,0 L-7,4 Z M11,0 L7,-4 L3,0 L7,4 Z"/><path d="M-1.6,-1.6 H1.6 V1.6 H-1.6 Z"/><path d="M6,6 l3,0 0,3 -3,0 Z M-9,6 l3,0 0,3 -3,0 Z M6,-9 l3,0 0,3 -3,0 Z M-9,-9 l3,0 0,3 -3,0 Z" opacity=".75"/></g>`;
    const dots = [
      [size * 0.75, size * 0.25],
      [size * 0.25, size * 0.75],
    ]
      .map(([x, y]) => `<path d="M${x},${y! - 2.6} l2.6,2.6 -2.6,2.6 -2.6,-2.6 Z" opacity=".7"/>`)
      .join('');
    return sketch.pattern(
      size,
      size,
      `<g fill="${thread}" opacity="${opacity}">${flower(size * 0.25, size * 0.25)}${flower(size * 0.75, size * 0.75)}${dots}</g>`,
    );
  };

/** Prints a paisley and a sprig, stamped slightly off the grid like a hand does. */
export const blockPrint =
  (ink: Colour, accent: Colour, size = 92): Weave =>
  (sketch) => {
    const paisley = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 92})"><path d="M0,-20 C14,-16 17,4 6,14 C-3,21 -16,15 -15,3 C-14,-6 -4,-7 -3,0 C-2,4 -7,5 -8,2" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/><circle cx="-2" cy="6" r="3.4" fill="${accent}"/><circle cx="6" cy="-4" r="1.7" fill="${ink}"/><circle cx="5" cy="3" r="1.7" fill="${ink}"/></g>`;
    const sprig = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 92})"><path d="M0,10 V-6" stroke="${ink}" stroke-width="1.8"/><path d="M0,-6 C-5,-10 -3,-16 0,-18 C3,-16 5,-10 0,-6 Z M0,2 C-6,1 -9,-3 -9,-7 C-4,-7 0,-3 0,2 Z M0,2 C6,1 9,-3 9,-7 C4,-7 0,-3 0,2 Z" fill="${accent}"/></g>`;
    return sketch.pattern(
      size,
      size,
      paisley(size * 0.26, size * 0.28, 8) +
        paisley(size * 0.76, size * 0.78, -172) +
        sprig(size * 0.76, size * 0.26, -4) +
        sprig(size * 0.26, size * 0.78, 6),
    );
  };

/** Stitches kantha: rows of running stitches with a small flower worked into them. */
export const kantha =
  (thread: Colour, accent: Colour, size = 88): Weave =>
  (sketch) => {
    const rows = [0.06, 0.19, 0.31, 0.44, 0.56, 0.69, 0.81, 0.94]
      .map((at, i) => `<path d="M${i % 2 ? 5 : 0},${at * size} H${size}" stroke-dasharray="6 5"/>`)
      .join('');
    const petals = [0, 60, 120, 180, 240, 300]
      .map((turn) => `<path d="M0,-3 C-5,-8 -4,-14 0,-16 C4,-14 5,-8 0,-3 Z" transform="rotate(${turn})"/>`)
      .join('');
    return sketch.pattern(
      size,
      size,
      `<g stroke="${thread}" stroke-width="1.2" opacity=".5" fill="none">${rows}</g><g transform="translate(${size / 2} ${size / 2})" fill="none" stroke="${accent}" stroke-width="2" stroke-dasharray="4 1.6"><circle r="20" />${petals}</g>`,
    );
  };

/** Weaves ikat: lozenges with feathered sides. */
export const ikat =
  (outer: Colour, inner: Colour, size = 96): Weave =>
  (sketch) => {
    const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
    const lozenge = (x: number, y: number, scale: number, colour: Colour) =>
      steps
        .map((i) => {
          const half = (1 - Math.abs(i) / 5) * 0.36 * size * scale + (i % 2 ? 3 : -2);
          const width = size * 0.075 * scale;
          return `<rect x="${x + i * width - width / 2}" y="${y - half}" width="${width + 0.4}" height="${half * 2}" rx="2" fill="${colour}"/>`;
        })
        .join('');
    return sketch.pattern(
      size,
      size,
      lozenge(size / 2, size / 2, 1, outer) +
        lozenge(size / 2, size / 2, 0.52, inner) +
        lozenge(0, 0, 0.5, outer) +
        lozenge(size, 0, 0.5, outer) +
        lozenge(0, size, 0.5, outer) +
        lozenge(size, size, 0.5, outer),
    );
  };

/** Prints a loose tropical leaf, for summer shirts. */
export const leaves =
  (colour: Colour, accent: Colour, size = 120): Weave =>
  (sketch) => {
    const leaf = (x: number, y: number, turn: number, fill: Colour, scale: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0,-34 C18,-20 18,14 0,34 C-18,14 -18,-20 0,-34 Z" fill="${fill}"/><path d="M0,-30 V36 M0,-14 L9,-20 M0,-14 L-9,-20 M0,0 L12,-8 M0,0 L-12,-8 M0,14 L10,6 M0,14 L-10,6" stroke="#fff7ec" stroke-width="1.4" stroke-opacity=".5" fill="none"/></g>`;
    return sketch.pattern(
      size,
      size,
      leaf(size * 0.24, size * 0.28, 28, colour, 0.9) +
        leaf(size * 0.74, size * 0.72, -142, colour, 0.9) +
        leaf(size * 0.78, size * 0.2, -52, accent, 0.62) +
        leaf(size * 0.22, size * 0.8, 118, accent, 0.62),
    );
  };

/** Draws small woven or printed dots. */
export const dots =
  (colour: Colour, gap = 34, radius = 3.4): Weave =>
  (sketch) =>
    tiled(
      sketch,
      gap,
      `<g fill="${colour}"><circle cx="${gap * 0.25}" cy="${gap * 0.25}" r="${radius}"/><circle cx="${gap * 0.75}" cy="${gap * 0.75}" r="${radius}"/></g>`,
    );

/** Weaves the herringbone of suitings. */
export const herringbone =
  (thread: Colour, strength = 0.3): Weave =>
  (sketch) =>
    sketch.pattern(
      20,
      10,
      `<path d="M0,10 L10,0 L20,10 M0,15 L10,5 L20,15 M0,5 L10,-5 L20,5" fill="none" stroke="${thread}" stroke-width="2" stroke-opacity="${strength}"/>`,
    );
