import type { Picture } from './picture.ts';
import type { Product, Rendition } from './product.ts';
import { packRenditions } from './rendition-pattern.ts';

/**
 * The widths of a product image's renditions, ascending; a narrower image has fewer. The last is for zooming: a page shows
 * at most PAGE_WIDTH.
 */
export const RENDITION_WIDTHS = [320, 640, 1280, 2000] as const;
export const PAGE_WIDTH = 1280;
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** The size of one rendition, in pixels. */
export interface RenditionSize {
  readonly width: number;
  readonly height: number;
}

/** The folder of product images in Cloud Storage: products/{folder}/{name}, as in storage.rules. */
export const PRODUCT_IMAGES = 'products/';

/** The path under which Hosting serves renditions: firebase.json rewrites it to a function (docs/adr/0020). */
const RENDITIONS = '/renditions/';

/**
 * Firebase's download URL of a file: https://firebasestorage.googleapis.com/v0/b/{bucket}/o/{path}?alt=media&token=…
 */
const DOWNLOAD_URL = /^https?:\/\/[^/]+\/v0\/b\/([^/]+)\/o\/([^/?#]+)/;

/** Two path segments without query: each file has one URL, and the CDN caches it once. */
const RENDITION_URL = /^\/renditions\/([^/?#]+)\/([^/?#]+)$/;

const RENDITION_NAME = /-w[1-9][0-9]*\.([a-z]+)$/;

/** Returns whether a file's path has the name of a rendition. storage.rules repeats it and rejects such uploads. */
export const isRenditionName = (path: string): boolean => RENDITION_NAME.test(path);

/** Returns the path of the stored file that a URL shows; undefined for other URLs. */
export function storedPathOf(address: string): string | undefined {
  const [, , path] = DOWNLOAD_URL.exec(address) ?? [];
  return path && decoded(path);
}

/** Returns the bucket that such a URL names; undefined for other URLs. */
export function storedBucketOf(address: string): string | undefined {
  return DOWNLOAD_URL.exec(address)?.[1];
}

/** Returns the path of a rendition: products/p1/photo.jpg at 640 → products/p1/photo-w640.avif. */
export function renditionPath(path: string, width: number, format: RenditionFormat): string {
  return `${path.replace(/\.[^./]*$/, '')}-w${width}.${format}`;
}

/** Returns the URL of a rendition: /renditions/p1/photo-w640.avif; undefined for a file that is not a product image. */
function renditionUrl(path: string, width: number, format: RenditionFormat): string | undefined {
  const rendition = renditionPath(path, width, format);
  const names = rendition.slice(PRODUCT_IMAGES.length).split('/');
  const address = RENDITIONS + names.map(encoded).join('/');
  return renditionAt(address)?.path === rendition ? address : undefined;
}

/** Returns the file that a rendition URL requests; undefined for any other name than a rendition can have. */
export function renditionAt(
  address: string,
): { readonly path: string; readonly format: RenditionFormat } | undefined {
  const [folder, name] = (RENDITION_URL.exec(address) ?? []).slice(1).map(decoded);
  if (!folder || !name || !isPlainName(folder) || !isPlainName(name)) return undefined;
  const [, ending] = RENDITION_NAME.exec(name) ?? [];
  const format = RENDITION_FORMATS.find((it) => it === ending);
  return format && { path: `${PRODUCT_IMAGES}${folder}/${name}`, format };
}

/** Returns the renditions of an uploaded image with their URLs on the shop's host; none for an image elsewhere. */
export function renditionsOf(image: string, sizes: readonly RenditionSize[]): Rendition[] {
  const path = storedPathOf(image) ?? '';
  return sizes.flatMap(({ width, height }) => {
    const [avif, webp] = RENDITION_FORMATS.map((format) => renditionUrl(path, width, format));
    return avif && webp ? [{ width, height, avif, webp }] : [];
  });
}

/** Returns the renditions of an uploaded image of those sizes; undefined for an image elsewhere. */
export const renditionsOfImage = (image: string, sizes: readonly RenditionSize[]) =>
  packRenditions(renditionsOf(image, sizes));

/** Returns the stored files that a product shows, each once. */
export function storedPathsOf({ image, pictures = [] }: Pick<Product, 'image' | 'pictures'>): string[] {
  const paths = [image, ...pictures.map(({ url }) => url)].map(storedPathOf);
  return [...new Set(paths)].filter((path) => path !== undefined);
}

/**
 * Returns the product with the renditions of its pictures, whose sizes are given by the path of the upload; the same object
 * when it already has them.
 */
export function withRenditions(
  product: Product,
  drawn: ReadonlyMap<string, readonly RenditionSize[]>,
  now: Date,
): Product {
  const madeFor = (url: string) => renditionsOf(url, drawn.get(storedPathOf(url) ?? '') ?? []);
  const images = madeFor(product.image);
  const pictures = product.pictures?.map((picture): Picture => {
    const renditions = packRenditions(madeFor(picture.url));
    return renditions ? { ...picture, renditions } : picture;
  });
  const after = { ...product, ...(images.length > 0 && { images }), ...(pictures && { pictures }) };
  const textOf = (it: Product) => JSON.stringify([it.images ?? [], it.pictures ?? []]);
  return textOf(after) === textOf(product) ? product : { ...after, updatedAt: now };
}

/** Returns whether renditions are served from Cloud Storage, as all were before docs/adr/0020. */
export function areAtStorage(images: readonly Pick<Rendition, 'avif'>[]): boolean {
  return images.some(({ avif }) => RENDITION_NAME.test(storedPathOf(avif) ?? ''));
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // badly encoded
  }
}

/** Also encodes apostrophes, which image URLs must not contain (image-url.ts). */
const encoded = (name: string) => encodeURIComponent(name).replaceAll("'", '%27');

/**
 * Excludes separators and control characters, which a server on the way could interpret, and a leading dot, which
 * Hosting's `**` does not match.
 */
const isPlainName = (name: string) => !/^\.|[/\\\p{Cc}]/u.test(name);
