/** Width of the canvas every product is drawn on; garments stand symmetrically around its middle. */
export const CANVAS = { width: 800, height: 1000, middle: 400 } as const;

type Point = readonly [x: number, y: number];
type Segment = { readonly controls: readonly Point[]; readonly end: Point };

const PAIR = /(-?[\d.]+),(-?[\d.]+)/g;

/** Mirrors a path to the other side of the canvas. Paths here are absolute and written as x,y pairs. */
export const mirror = (path: string) =>
  path.replace(PAIR, (_, x: string, y: string) => `${round(CANVAS.width - Number(x))},${y}`);

/** Closes a half outline (M, L, Q and C only, from the middle line back to the middle line) with its own mirror image. */
export function symmetric(half: string): string {
  const { start, segments } = parse(half);
  const points = [start, ...segments.map((it) => it.end)];
  const back = segments
    .map((segment, i) => write([...segment.controls].reverse().map(flip), flip(points[i]!)))
    .reverse();
  return `${half} L${flip(points.at(-1)!).join(',')} ${back.join(' ')} Z`;
}

/** Returns a tapered stroke, thin at both ends and `width` in its middle: a fold, a seam pulled by weight, a blade of light. */
export function lens([x0, y0]: Point, [cx, cy]: Point, [x1, y1]: Point, width: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [(-(y1 - y0) / length) * width, ((x1 - x0) / length) * width];
  return `M${round(x0)},${round(y0)} Q${round(cx + nx)},${round(cy + ny)} ${round(x1)},${round(y1)} Q${round(cx - nx)},${round(cy - ny)} ${round(x0)},${round(y0)} Z`;
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${round(cx - rx)},${cy} A${rx},${ry} 0 1 1 ${round(cx + rx)},${cy} A${rx},${ry} 0 1 1 ${round(cx - rx)},${cy} Z`;

export const round = (value: number) => Math.round(value * 10) / 10;

const flip = ([x, y]: Point): Point => [round(CANVAS.width - x), y];

function parse(half: string) {
  const parts = half.match(/[MLQC][^MLQC]*/g) ?? [];
  const pointsOf = (part: string): Point[] =>
    [...part.matchAll(PAIR)].map(([, x, y]) => [Number(x), Number(y)]);
  const [start] = pointsOf(parts[0] ?? '');
  if (!start) throw new Error(`Not a path: ${half}`);
  const segments: Segment[] = parts.slice(1).flatMap((part) => {
    const points = pointsOf(part);
    const size = part[0] === 'C' ? 3 : part[0] === 'Q' ? 2 : 1;
    return Array.from({ length: points.length / size }, (_, i) => {
      const own = points.slice(i * size, i * size + size);
      return { controls: own.slice(0, -1), end: own.at(-1)! };
    });
  });
  return { start, segments };
}

function write(controls: readonly Point[], end: Point): string {
  const verb = controls.length === 2 ? 'C' : controls.length === 1 ? 'Q' : 'L';
  return `${verb}${[...controls, end].map((point) => point.join(',')).join(' ')}`;
}
