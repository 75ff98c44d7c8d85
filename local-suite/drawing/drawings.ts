import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pictureFile,
  PICTURE_FORMATS,
  PRODUCT_VIEWS,
  PRODUCT_PICTURES,
  VIEW_WIDTHS,
} from '../src/seed/product-pictures.ts';
import { detailOf } from './detail-view.ts';
import { PRODUCT_DRAWINGS } from './product-drawings.ts';
import { withFlatCloth } from './displaced-cloth.ts';
import { productSvg, styledSvg } from './product-picture.ts';
import type { FileToRender } from './render-picture.ts';
import { sitePictures } from './site-pictures.ts';

export const PRODUCTS = PRODUCT_PICTURES;
/** Static files of the web app. */
export const SITE = join(import.meta.dirname, '../../web/public/pictures');
/** The hash of each drawing's SVG when its files were rendered. */
export const FINGERPRINTS = join(import.meta.dirname, 'rendered.json');

/** Part of every fingerprint: raise it when the encoders' settings or soften.ts change. */
const ENCODING = 'e6';
const PRODUCT_ASPECT = 4 / 5;

interface Drawing {
  /** `product Linen Panjabi`, `site banner-1`. */
  readonly name: string;
  readonly svg: string;
  /** By rising width. */
  readonly files: readonly (FileToRender & { readonly path: string })[];
}

/** Composes every picture of the catalogue and of the site, with the files that it is rendered to. */
export function drawings(): Drawing[] {
  const products = Object.entries(PRODUCT_DRAWINGS).flatMap(([name, picture]): Drawing[] => {
    const front = productSvg(picture);
    const views = { front, styled: styledSvg(picture), detail: detailOf(name, front) };
    return PRODUCT_VIEWS.map((view) => ({
      name: `product ${name}${view === 'front' ? '' : `, ${view}`}`,
      svg: views[view],
      files: filesOf(VIEW_WIDTHS[view], PRODUCT_ASPECT, (width, format) =>
        pictureFile(name, view, width, format),
      ),
    }));
  });
  const site = sitePictures().map(({ name, svg, widths, aspect }): Drawing => ({
    name: `site ${name}`,
    // A motif is too small there to be seen displaced.
    svg: withFlatCloth(svg),
    files: filesOf(widths, aspect, (width, format) => join(SITE, `${name}-${width}.${format}`)),
  }));
  return [...products, ...site];
}

function filesOf(
  widths: readonly number[],
  aspect: number,
  pathOf: (width: number, format: FileToRender['format']) => string,
): Drawing['files'] {
  return widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({
      width,
      height: Math.round(width / aspect),
      format,
      path: pathOf(width, format),
    })),
  );
}

/** Returns the hash by which a changed drawing is recognized. */
export function fingerprintOf(svg: string): string {
  return createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 24);
}

/** Returns the fingerprints of the last rendering, by drawing; none before the first. */
export async function readFingerprints(): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(FINGERPRINTS, 'utf8')) as Record<string, string>;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw cause;
  }
}
