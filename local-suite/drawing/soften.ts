import sharp from 'sharp';
import { extentOf, type Extent } from './extent.ts';
import { ellipse } from './outline.ts';

/** Matches what the drawings blur: a single shape, or a group of shapes without nested groups. */
const BLURRED = /<(?:path|circle|rect) [^>]*filter="url\(#\w+\)"[^>]*\/>|<g [^>]*filter="url.*?<\/g>/gs;
const SHAPE = /<(?:path|circle|rect) [^>]*>/g;
const BLUR = /<filter id="(\w+)"[^>]*><feGaussianBlur stdDeviation="([\d.]+)"\/><\/filter>/g;

/** Pixels of a sprite per standard deviation; a blurred shape has no finer detail. */
const PIXELS_PER_DEVIATION = 1.8;
/** Standard deviations around a shape beyond which its blur is invisible. */
const REACH = 2.8;

/**
 * Returns the same picture without filters. librsvg allocates layers as large as the whole picture for every filter, which
 * took four fifths of the drawing time; here each blurred element becomes its own small bitmap, stretched into place.
 *
 * @throws Error for a blurred element of an unknown kind.
 */
export async function soften(svg: string): Promise<string> {
  const deviations = new Map([...svg.matchAll(BLUR)].map(([, id, deviation]) => [id, Number(deviation)]));
  const sprites = await Promise.all(
    [...svg.matchAll(BLURRED)].map(([markup]) => {
      const id = /filter="url\(#(\w+)\)"/.exec(markup)?.[1];
      return sprite(markup.replace(/ filter="[^"]*"/, ''), deviations.get(id) ?? 0);
    }),
  );
  let next = 0;
  const softened = svg.replace(BLURRED, () => sprites[next++] ?? '');
  const left = /<\w+ [^>]*filter="[^>]*>/.exec(softened);
  if (left) throw new Error(`Only single shapes and flat groups can be blurred: ${left[0]}`);
  return softened;
}

async function sprite(markup: string, deviation: number): Promise<string> {
  const { x, y, width, height } = extentOfMarkup(markup, deviation * REACH);
  const scale = Math.min(1, PIXELS_PER_DEVIATION / deviation);
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const box = `${x} ${y} ${columns / scale} ${rows / scale}`;
  const png = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${box}">${markup}</svg>`,
    ),
  )
    .ensureAlpha()
    .blur(deviation * scale)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `<image x="${x}" y="${y}" width="${columns / scale}" height="${rows / scale}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Returns the box around all shapes of the markup, translations applied, with `margin` on every side. */
function extentOfMarkup(markup: string, margin: number): Extent {
  const group = markup.startsWith('<g') ? markup.slice(0, markup.indexOf('>')) : '';
  const [groupX, groupY] = shiftOf(group);
  const boxes = [...markup.matchAll(SHAPE)].map(([shape]) => {
    const stroke = Number(attribute(shape, 'stroke-width') ?? attribute(group, 'stroke-width') ?? 0);
    const box = extentOf(pathOf(shape), margin + stroke / 2);
    const [x, y] = shiftOf(shape);
    return { ...box, x: box.x + x + groupX, y: box.y + y + groupY };
  });
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function pathOf(shape: string): string {
  const number = (name: string) => Number(attribute(shape, name) ?? 0);
  if (shape.startsWith('<circle')) return ellipse(number('cx'), number('cy'), number('r'), number('r'));
  if (shape.startsWith('<rect')) {
    const [x, y] = [number('x'), number('y')];
    return `M${x},${y} L${x + number('width')},${y + number('height')}`;
  }
  return attribute(shape, 'd') ?? '';
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** @throws Error for any transform but a translate(): the box would not be where the shape is. */
function shiftOf(tag: string): readonly [x: number, y: number] {
  const transform = attribute(tag, 'transform');
  if (!transform) return [0, 0];
  const [, x, y] = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(transform) ?? [];
  if (x === undefined) throw new Error(`A blurred shape can be moved, but not turned: ${transform}`);
  return [Number(x), Number(y)];
}
