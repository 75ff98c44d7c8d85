import sharp from 'sharp';
import type { Fold } from './cloth.ts';
import type { Extent } from './extent.ts';
import { threadAt, type Texture } from './threads.ts';

/**
 * The flat surface of a piece of cloth in an SVG: colour, weave and print, before light and folds are drawn over it.
 * Rendered as it is, it stays flat.
 */
export interface Surface {
  readonly outline: string;
  readonly box: Extent;
  readonly folds: readonly Fold[];
  readonly texture: Texture;
  /** 1 for a body or a sleeve, round which the pattern turns away; 0 for a flat piece. */
  readonly turn: number;
}

const SURFACE = /<g data-surface="([^"]*)">(.*?)<\/g><!--surface-->/gs;
const VIEW_BOX = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/;
const DEFINITIONS = /<defs>.*?<\/defs>/s;

/** Marks the flat surface of a piece for displaceCloth(). */
export const surface = (piece: Surface, content: string) =>
  `<g data-surface="${encodeURIComponent(JSON.stringify(piece))}">${content}</g><!--surface-->`;

/** Returns the picture with its surfaces left flat. */
export const withFlatCloth = (svg: string) =>
  svg.replace(SURFACE, (_, _piece: string, content: string) => content);

/**
 * Returns the picture with every marked surface replaced by a bitmap of it whose pattern follows the folds, because it is
 * displaced by the curves from which the folds are drawn, and whose threads are visible where the picture is large enough.
 */
export async function displaceCloth(svg: string, width: number): Promise<string> {
  const [, x = '0', y = '0', w = '800', h = '1000'] = VIEW_BOX.exec(svg) ?? [];
  const window = { x: Number(x), y: Number(y), width: Number(w), height: Number(h) };
  const resolution = width / window.width;
  const definitions = DEFINITIONS.exec(svg)?.[0] ?? '';
  const bitmaps = await Promise.all(
    [...svg.matchAll(SURFACE)].map(([, piece = '', content = '']) =>
      displaced(JSON.parse(decodeURIComponent(piece)) as Surface, content, definitions, resolution, window),
    ),
  );
  let next = 0;
  return svg.replace(SURFACE, () => bitmaps[next++] ?? '');
}

/** Units around a box or window within which a displaced pixel may be looked up. */
const MARGIN = 24;

async function displaced(
  piece: Surface,
  content: string,
  definitions: string,
  resolution: number,
  window: Extent,
): Promise<string> {
  const box = common(piece.box, grown(window, MARGIN));
  if (box.width <= 0 || box.height <= 0) return '';
  const thread = threadAt(piece.texture, resolution);
  // One colour without threads looks the same displaced.
  if (!thread && content.indexOf('<', 1) < 0) return content;
  const [columns, rows] = [Math.ceil(box.width * resolution), Math.ceil(box.height * resolution)];
  const source = grown(box, MARGIN);
  const [wide, high] = [Math.ceil(source.width * resolution), Math.ceil(source.height * resolution)];
  // The outline clips the bitmap later: clipped twice, its edge would be translucent.
  const { x, y, width, height } = grown(piece.box, MARGIN);
  const rectangle = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`;
  const flat = content.replaceAll(`<path d="${piece.outline}"`, rectangle);
  const from = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${source.x} ${source.y} ${wide / resolution} ${high / resolution}">${definitions}${flat}</svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  const to = Buffer.alloc(columns * rows * 3);
  const shift = displacementOf(piece, box);
  const offset = [0, 0] as [number, number];
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    const py = box.y + row / resolution;
    for (let column = 0; column < columns; column += 1) {
      const px = box.x + column / resolution;
      shift(px, py, offset);
      const sx = clamp((px + offset[0] - source.x) * resolution, wide - 2);
      const sy = clamp((py + offset[1] - source.y) * resolution, high - 2);
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      const u = sx - left;
      const v = sy - top;
      const above = (top * wide + left) * 3;
      const below = above + wide * 3;
      const light = thread ? thread(px + offset[0], py + offset[1]) : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = from[above + channel]! * (1 - u) + from[above + 3 + channel]! * u;
        const lower = from[below + channel]! * (1 - u) + from[below + 3 + channel]! * u;
        to[at] = Math.min(255, (upper * (1 - v) + lower * v) * light);
        at += 1;
      }
    }
  }
  const png = await sharp(to, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `<image x="${box.x}" y="${box.y}" width="${columns / resolution}" height="${rows / resolution}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Units between two computed displacements; between them they are interpolated. */
const CELL = 4;
const STEPS = 22;

/** Returns the function that writes how far from a point its pattern is looked up. */
export function displacementOf({ folds, turn, box: whole }: Surface, box: Extent) {
  const [columns, rows] = [Math.ceil(box.width / CELL) + 2, Math.ceil(box.height / CELL) + 2];
  const field = new Float32Array(columns * rows * 2);
  for (const fold of folds) addFold(field, fold, box, columns, rows);
  const [middle, half] = [whole.x + whole.width / 2, whole.width / 2];
  return (x: number, y: number, offset: [dx: number, dy: number]): void => {
    const gx = (x - box.x) / CELL;
    const gy = (y - box.y) / CELL;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    const u = gx - column;
    const v = gy - row;
    for (let channel = 0; channel < 2; channel += 1) {
      const at = (row * columns + column) * 2 + channel;
      const below = at + columns * 2;
      offset[channel] =
        (field[at]! * (1 - u) + field[at + 2]! * u) * (1 - v) +
        (field[below]! * (1 - u) + field[below + 2]! * u) * v;
    }
    if (turn === 0) return;
    const across = Math.max(-1, Math.min(1, (x - middle) / half));
    offset[0] += turn * half * 0.3 * ((Math.asin(across) * 2) / Math.PI - across);
  };
}

/** Draws the pattern together at the crease, and lifts it along the fold, most in its middle. */
function addFold(
  field: Float32Array,
  [from, over, to, width, depth]: Fold,
  box: Extent,
  columns: number,
  rows: number,
): void {
  const reach = width * 2.4;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const at = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * over[k] + t * t * to[k];
    return [at(0), at(1)] as const;
  });
  const first = (value: number, start: number) => Math.max(0, Math.floor((value - start) / CELL));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const lastColumn = Math.min(columns - 1, first(Math.max(...xs) + reach * 2, box.x));
  const lastRow = Math.min(rows - 1, first(Math.max(...ys) + reach * 2, box.y));
  for (let row = first(Math.min(...ys) - reach * 2, box.y); row <= lastRow; row += 1) {
    for (let column = first(Math.min(...xs) - reach * 2, box.x); column <= lastColumn; column += 1) {
      const [x, y] = [box.x + column * CELL, box.y + row * CELL];
      let [nearest, distance] = [0, Infinity];
      points.forEach(([px, py], i) => {
        const found = (px - x) ** 2 + (py - y) ** 2;
        if (found < distance) [nearest, distance] = [i, found];
      });
      const [ax, ay] = points[Math.max(0, nearest - 1)]!;
      const [bx, by] = points[Math.min(STEPS, nearest + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const [tx, ty] = [(bx - ax) / length, (by - ay) / length];
      const [px, py] = points[nearest]!;
      const beside = (x - px) * -ty + (y - py) * tx;
      const taper = Math.sin((Math.PI * nearest) / STEPS) ** 0.7;
      const falloff = Math.exp(-distance / reach ** 2) * taper * (0.35 + depth);
      const at = (row * columns + column) * 2;
      field[at] = field[at]! + (-ty * beside * 0.62 - tx * width * 0.42) * falloff;
      field[at + 1] = field[at + 1]! + (tx * beside * 0.62 - ty * width * 0.42) * falloff;
    }
  }
}

const grown = ({ x, y, width, height }: Extent, by: number): Extent => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

function common(a: Extent, b: Extent): Extent {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
