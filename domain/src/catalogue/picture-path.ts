import type { Product, Rendition } from './product.ts';

/** A file of Cloud Storage. */
export interface StoredFile {
  readonly bucket: string;
  readonly path: string;
}

/** The three widths in which the shop shows a product's picture, by rising width; a narrower picture has fewer. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** What is drawn of a picture, beside it in the same folder. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/** Firebase's address of a file: https://firebasestorage.googleapis.com/v0/b/{bucket}/o/{path}?alt=media&token=… */
const DOWNLOAD_ADDRESS = /^(https?:\/\/[^/]+)\/v0\/b\/([^/]+)\/o\/([^/?#]+)/;

/** Which file of ours an address shows, and from where; undefined for addresses elsewhere. */
export function storedFileOf(address: string): (StoredFile & { readonly origin: string }) | undefined {
  const [, origin, bucket, path] = DOWNLOAD_ADDRESS.exec(address) ?? [];
  if (!origin || !bucket || !path) return undefined;
  try {
    return { origin, bucket, path: decodeURIComponent(path) };
  } catch {
    return undefined; // badly encoded
  }
}

/** products/p1/photo.jpg at 640 → products/p1/photo-w640.avif. */
export function renditionPath(path: string, width: number, format: RenditionFormat): string {
  return `${path.replace(/\.[^./]*$/, '')}-w${width}.${format}`;
}

/** The renditions of a product's picture, at the place where the picture itself is shown from. */
function renditionsOf(image: string, sizes: readonly DrawnSize[]): Rendition[] {
  const file = storedFileOf(image);
  if (!file) return [];
  const addressOf = (width: number, format: RenditionFormat) => {
    const path = encodeURIComponent(renditionPath(file.path, width, format));
    // Everybody may read products/, so that no token is needed.
    return `${file.origin}/v0/b/${file.bucket}/o/${path}?alt=media`;
  };
  return sizes.map(({ width, height }) => ({
    width,
    height,
    avif: addressOf(width, 'avif'),
    webp: addressOf(width, 'webp'),
  }));
}

/** The product with the renditions of its picture; itself when it has them. */
export function withRenditions(product: Product, sizes: readonly DrawnSize[], now: Date): Product {
  const images = renditionsOf(product.image, sizes);
  const isSame = JSON.stringify(product.images ?? []) === JSON.stringify(images);
  return isSame || images.length === 0 ? product : { ...product, images, updatedAt: now };
}
