import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rendered pictures of the catalogue: files of the repository, made by drawing/render.ts. */
export const PRODUCT_PICTURES = join(import.meta.dirname, '../../pictures');

/** A card on a phone, a card on a dense screen, the product page. */
export const PRODUCT_WIDTHS = [320, 640, 960] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface ProductPictureFile {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** Returns the path of a product's picture: `pictures/linen-panjabi/640.webp`. */
export function pictureFile(productName: string, width: number, format: PictureFormat): string {
  const folder = productName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return join(PRODUCT_PICTURES, folder, `${width}.${format}`);
}

/** Reads a product's pictures by rising width. Rejects when one is missing. */
export function readProductPictures(productName: string): Promise<ProductPictureFile[]> {
  return Promise.all(
    PRODUCT_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map(async (format) => ({
        width,
        height: width * 1.25,
        format,
        bytes: await readFile(pictureFile(productName, width, format)),
      })),
    ),
  );
}
