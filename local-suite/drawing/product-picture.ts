import { CANVAS } from './outline.ts';
import { Sketch } from './sketch.ts';
import { backdrop, type Backdrop } from './studio.ts';

/** What a picture shows, and where on the canvas. */
export interface Composition {
  readonly draw: (sketch: Sketch) => string;
  /** Enlarges a low object about its foot by `scale`, and raises it by `lift`. */
  readonly scale?: number;
  readonly lift?: number;
  /** Seen from above: the paper has no horizon. */
  readonly flat?: boolean;
  /** Has a ground that runs out of the picture: grass, a table, a court. */
  readonly setting?: boolean;
}

export interface ProductPicture extends Composition {
  readonly paper: Backdrop;
}

/** The two ways in which a product is shown. */
export interface Views {
  readonly draw: Composition['draw'];
  /** Folded, in use, in its box or from another side: made of the same cloth and colours. */
  readonly styled: Composition & { readonly paper?: Backdrop };
}

/** The drawing of a product: its front, and its second view. */
export interface ProductDrawing extends ProductPicture, Views {}

const FOOT = 800;

/** Returns the picture as an SVG document, 4:5. */
export function productSvg({ paper, draw, scale = 1, lift = 0, flat = false }: ProductPicture): string {
  const sketch = new Sketch();
  const shift = FOOT - lift - FOOT * scale;
  const product = draw(sketch);
  const placed =
    scale === 1 && lift === 0
      ? product
      : `<g transform="translate(${CANVAS.middle * (1 - scale)} ${shift}) scale(${scale})">${product}</g>`;
  const horizon = flat ? 1.1 : 0.8 - lift / 1000;
  return sketch.document(CANVAS.width, CANVAS.height, backdrop(sketch, paper, CANVAS, horizon) + placed);
}

/** Returns the second view of a product as an SVG document. */
export const styledSvg = ({ paper, styled }: ProductDrawing): string => productSvg({ paper, ...styled });
