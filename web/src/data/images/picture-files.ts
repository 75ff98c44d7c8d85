import { uploadFile } from './upload-file.ts';

const hashes = new WeakMap<File, Promise<string>>();

/** Returns the SHA-256 of a file's bytes, in hexadecimal. Reads the file once. */
export function hashOfFile(file: File): Promise<string> {
  const known = hashes.get(file);
  if (known) return known;
  const made = file
    .arrayBuffer()
    .then((bytes) => crypto.subtle.digest('SHA-256', bytes))
    .then((digest) => Array.from(new Uint8Array(digest), (it) => it.toString(16).padStart(2, '0')).join(''));
  hashes.set(file, made);
  return made;
}

/** `error` is in English: why the file was rejected. */
type UploadedPicture = { ok: true; url: string } | { ok: false; error: string };

/**
 * Uploads a picture of a product under the hash of its file, by which a repeated import recognises it. Checks and converts it
 * as the product form does.
 */
export async function uploadPictureFile(
  productId: string,
  file: File,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const uploaded = await uploadFile(file, {
    kind: 'product',
    folder: { kind: 'product', id: productId },
    name: await hashOfFile(file),
    signal,
    onPrepared: () => undefined,
    onProgress: () => undefined,
  });
  return uploaded.ok ? { ok: true, url: uploaded.url! } : uploaded;
}
