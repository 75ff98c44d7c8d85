import { CANVAS } from './outline.ts';
import { Sketch } from './sketch.ts';
import { backdrop, type Backdrop } from './studio.ts';

/** The composition of a product's picture. */
export interface ProductPicture {
  readonly paper: Backdrop;
  readonly draw: (sketch: Sketch) => string;
  /** Enlarges a low object about its foot by `scale`, and raises it by `lift`. */
  readonly scale?: number;
  readonly lift?: number;
}

const FOOT = 800;

/** Returns the picture as an SVG document, 4:5. */
export function productSvg({ paper, draw, scale = 1, lift = 0 }: ProductPicture): string {
  const sketch = new Sketch();
  const shift = FOOT - lift - FOOT * scale;
  const product = draw(sketch);
  const placed =
    scale === 1 && lift === 0
      ? product
      : `<g transform="translate(${CANVAS.middle * (1 - scale)} ${shift}) scale(${scale})">${product}</g>`;
  const horizon = 0.8 - lift / 1000;
  return sketch.document(CANVAS.width, CANVAS.height, backdrop(sketch, paper, CANVAS, horizon) + placed);
}
