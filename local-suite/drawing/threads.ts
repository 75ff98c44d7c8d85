/** How a cloth is made; `none` has no threads: paper, plastic. */
export type Texture = 'plain' | 'coarse' | 'twill' | 'knit' | 'satin' | 'none';

/** Units between two threads. */
const PITCH: Readonly<Record<Exclude<Texture, 'none'>, number>> = {
  plain: 2.6,
  coarse: 4.2,
  twill: 2.8,
  knit: 3.6,
  satin: 1.9,
};
const DEPTH: Readonly<Record<Exclude<Texture, 'none'>, number>> = {
  plain: 0.17,
  coarse: 0.24,
  twill: 0.2,
  knit: 0.18,
  satin: 0.08,
};

/** Pixels of a pitch below which threads would be noise: they appear between the two. */
const UNSEEN = 3.4;
const CLEAR = 6.5;

/**
 * Returns the light of a point's threads, about 1, when `resolution` pixels show one unit; undefined when none are seen.
 */
export function threadAt(
  texture: Texture,
  resolution: number,
): ((x: number, y: number) => number) | undefined {
  if (texture === 'none') return undefined;
  const pitch = PITCH[texture];
  const visible = Math.max(0, Math.min(1, (pitch * resolution - UNSEEN) / (CLEAR - UNSEEN)));
  if (visible === 0) return undefined;
  const depth = DEPTH[texture] * visible;
  const turn = (2 * Math.PI) / pitch;
  return (x, y) => 1 + depth * RELIEF[texture](x * turn, y * turn, x / pitch, y / pitch);
}

/** The relief of each weave, -1..1: by the phase of warp and weft, and the number of the thread. */
const RELIEF: Readonly<
  Record<Exclude<Texture, 'none'>, (warp: number, weft: number, end: number, pick: number) => number>
> = {
  plain: (warp, weft, end, pick) => crossing(warp, weft) + uneven(end, pick),
  coarse: (warp, weft, end, pick) => crossing(warp, weft) + 1.1 * uneven(end, pick),
  twill: (warp, weft, end, pick) =>
    0.75 * Math.sin(warp * 0.72 + weft * 0.5) + 0.3 * Math.sin(warp) + uneven(end, pick),
  // Columns of loops: the threads of each lean against those of the next.
  knit: (warp, weft, end, pick) =>
    0.7 * Math.cos(weft * 1.35 + Math.abs(Math.sin(warp / 2)) * 2.6) * Math.abs(Math.sin(warp / 2)) -
    0.5 * Math.cos(warp) ** 8 +
    0.4 * uneven(end, pick),
  satin: (warp, weft, end, pick) => 0.6 * Math.sin(weft + 0.4 * Math.sin(warp * 0.2)) + uneven(end, pick),
};

/** Warp over weft and weft over warp in turn. */
const crossing = (warp: number, weft: number) => {
  const over = Math.sin(warp / 2) * Math.sin(weft / 2);
  return 0.62 * (over > 0 ? Math.abs(Math.sin(warp / 2)) : Math.abs(Math.sin(weft / 2))) - 0.36 + 0.2 * over;
};

/** Spun yarn is uneven: each thread is a little lighter or darker, slowly changing along its length. */
const uneven = (end: number, pick: number) =>
  0.3 * (hash(Math.floor(end), Math.floor(pick / 14)) - 0.5) +
  0.36 * (hash(Math.floor(pick) + 911, Math.floor(end / 14)) - 0.5);

function hash(a: number, b: number): number {
  const mixed = Math.imul(a * 374761393 + b * 668265263, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
