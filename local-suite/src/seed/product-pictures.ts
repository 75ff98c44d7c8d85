import type { Rendition } from '@nargisus/domain/catalogue';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rendered pictures of the catalogue: files of the repository, made by drawing/render.ts. */
export const PRODUCT_PICTURES = join(import.meta.dirname, '../../pictures');

/** The views of a product: its whole; folded, in use or from another side; a detail. */
export const PRODUCT_VIEWS = ['front', 'styled', 'detail'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/**
 * A card on a phone, a card on a dense screen, the product page, and zooming; of further views a thumbnail and the product
 * page.
 */
export const VIEW_WIDTHS: Readonly<Record<ProductView, readonly number[]>> = {
  front: [320, 640, 960, 1600],
  styled: [320, 960],
  detail: [320, 960],
};
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The renditions of a product's views, each by rising width. */
export type ProductRenditions = Readonly<Record<ProductView, readonly Rendition[]>>;

export interface ProductPictureFile {
  readonly view: ProductView;
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** Returns the name of a picture's file: `640.webp`, `styled-960.avif`. */
export const pictureName = (view: ProductView, width: number, format: PictureFormat) =>
  `${view === 'front' ? '' : `${view}-`}${width}.${format}`;

/** Returns the path of a product's picture: `pictures/linen-panjabi/640.webp`. */
export function pictureFile(
  productName: string,
  view: ProductView,
  width: number,
  format: PictureFormat,
): string {
  const folder = productName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return join(PRODUCT_PICTURES, folder, pictureName(view, width, format));
}

/** Reads a product's pictures by view and rising width. Rejects when one is missing. */
export function readProductPictures(productName: string): Promise<ProductPictureFile[]> {
  return Promise.all(
    PRODUCT_VIEWS.flatMap((view) =>
      VIEW_WIDTHS[view].flatMap((width) =>
        PICTURE_FORMATS.map(async (format) => ({
          view,
          width,
          height: width * 1.25,
          format,
          bytes: await readFile(pictureFile(productName, view, width, format)),
        })),
      ),
    ),
  );
}
