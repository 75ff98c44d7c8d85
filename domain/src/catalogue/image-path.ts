import type { Product, Rendition } from './product.ts';

/** The three widths in which the shop shows a product's picture, by rising width; a narrower picture has fewer. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** What is drawn of a picture, beside it in the same folder. */
export interface RenditionSize {
  readonly width: number;
  readonly height: number;
}

/** Where a product's pictures are in Cloud Storage: products/{folder}/{name}, as in storage.rules. */
export const PRODUCT_IMAGES = 'products/';

/** Where the shop's own host shows what was drawn of them: firebase.json sends it to a function (docs/adr/0020). */
const RENDITIONS = '/renditions/';

/** Firebase's address of a file: https://firebasestorage.googleapis.com/v0/b/{bucket}/o/{path}?alt=media&token=… */
const DOWNLOAD_URL = /^https?:\/\/[^/]+\/v0\/b\/([^/]+)\/o\/([^/?#]+)/;

/** Two names and nothing behind them: each file has one address, and the CDN keeps it once. */
const RENDITION_URL = /^\/renditions\/([^/?#]+)\/([^/?#]+)$/;

const RENDITION_NAME = /-w[1-9][0-9]*\.([a-z]+)$/;

/** Which file of ours an address shows; undefined for addresses elsewhere. */
export function storedPathOf(address: string): string | undefined {
  const [, , path] = DOWNLOAD_URL.exec(address) ?? [];
  return path && decoded(path);
}

/** The bucket that such an address names; undefined for addresses elsewhere. */
export function storedBucketOf(address: string): string | undefined {
  return DOWNLOAD_URL.exec(address)?.[1];
}

/** products/p1/photo.jpg at 640 → products/p1/photo-w640.avif. */
export function renditionPath(path: string, width: number, format: RenditionFormat): string {
  return `${path.replace(/\.[^./]*$/, '')}-w${width}.${format}`;
}

/** Where the shop shows it: /renditions/p1/photo-w640.avif. Undefined for what is not a product's picture. */
function renditionUrl(path: string, width: number, format: RenditionFormat): string | undefined {
  const rendition = renditionPath(path, width, format);
  const names = rendition.slice(PRODUCT_IMAGES.length).split('/');
  const address = RENDITIONS + names.map(encoded).join('/');
  return renditionAt(address)?.path === rendition ? address : undefined;
}

/** The file that such an address asks for. It can name nothing but what a rendition of a product could be called. */
export function renditionAt(
  address: string,
): { readonly path: string; readonly format: RenditionFormat } | undefined {
  const [folder, name] = (RENDITION_URL.exec(address) ?? []).slice(1).map(decoded);
  if (!folder || !name || !isPlainName(folder) || !isPlainName(name)) return undefined;
  const [, ending] = RENDITION_NAME.exec(name) ?? [];
  const format = RENDITION_FORMATS.find((it) => it === ending);
  return format && { path: `${PRODUCT_IMAGES}${folder}/${name}`, format };
}

/** The renditions of a product's picture, as the shop's own host shows them. */
function renditionsOf(image: string, sizes: readonly RenditionSize[]): Rendition[] {
  const path = storedPathOf(image) ?? '';
  return sizes.flatMap(({ width, height }) => {
    const [avif, webp] = RENDITION_FORMATS.map((format) => renditionUrl(path, width, format));
    return avif && webp ? [{ width, height, avif, webp }] : [];
  });
}

/** The product with the renditions of its picture; itself when it has them. */
export function withRenditions(product: Product, sizes: readonly RenditionSize[], now: Date): Product {
  const images = renditionsOf(product.image, sizes);
  const isSame = JSON.stringify(product.images ?? []) === JSON.stringify(images);
  return isSame || images.length === 0 ? product : { ...product, images, updatedAt: now };
}

/** Whether they are shown from where pictures are uploaded to, as all were before docs/adr/0020. */
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

/** An apostrophe, too, which an address of a picture may not have (image-url.ts). */
const encoded = (name: string) => encodeURIComponent(name).replaceAll("'", '%27');

/** No folder in disguise, nothing that a server on the way could take for one, and no dot first: Hosting's `**` passes these over. */
const isPlainName = (name: string) => !/^\.|[/\\\p{Cc}]/u.test(name);
