import type { Rendition } from '@nargisus/domain/catalogue';
import {
  pictureName,
  PICTURE_FORMATS,
  VIEW_WIDTHS,
  type ProductPictureFile,
  type ProductRenditions,
  type ProductView,
} from './product-pictures.ts';

export interface Storage {
  /** host:port of the Storage emulator. */
  readonly host: string;
  readonly bucket: string;
}

/** Returns the default bucket of a new project. */
export const storageOf = (projectId: string, host: string): Storage => ({
  host,
  bucket: `${projectId}.firebasestorage.app`,
});

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The emulator's token for the project's owner, who bypasses the rules. */
const OWNER = 'Bearer owner';

/** Returns the URL at which a browser reads the object; the rules make products/ public. */
const pictureUrl = ({ host, bucket }: Storage, path: string) =>
  `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;

/** Uploads one product's files to products/{id}/{name} and returns its renditions. */
export async function uploadPictures(
  storage: Storage,
  productId: string,
  files: readonly ProductPictureFile[],
): Promise<ProductRenditions> {
  await Promise.all(
    files.map((file) => upload(storage, pathOf(productId, file.view, file.width, file.format), file)),
  );
  return renditionsIn(storage, productId);
}

/** Returns the renditions of a product whose files are uploaded. */
export function renditionsIn(storage: Storage, productId: string): ProductRenditions {
  const ofView = (view: ProductView): Rendition[] =>
    VIEW_WIDTHS[view].map((width) => {
      const [avif, webp] = PICTURE_FORMATS.map((format) =>
        pictureUrl(storage, pathOf(productId, view, width, format)),
      );
      return { width, height: width * 1.25, avif: avif!, webp: webp! };
    });
  return { front: ofView('front'), styled: ofView('styled'), detail: ofView('detail') };
}

const pathOf = (productId: string, ...picture: Parameters<typeof pictureName>) =>
  `products/${productId}/${pictureName(...picture)}`;

/** @throws Error with the emulator's response when it rejects the file */
async function upload(
  { host, bucket }: Storage,
  name: string,
  { format, bytes }: ProductPictureFile,
): Promise<void> {
  const contentType = `image/${format}`;
  const boundary = 'nargisus-seed';
  const metadata = JSON.stringify({ name, contentType, cacheControl: IMMUTABLE });
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const answer = await fetch(`http://${host}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: OWNER,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  if (!answer.ok) throw new Error(`${name} was rejected (${answer.status}): ${await answer.text()}`);
}
