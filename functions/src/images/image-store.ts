import { getStorage } from 'firebase-admin/storage';
import { adminApp } from '../firestore/admin-app.ts';
import { SOURCE_IMAGE } from './source-image.ts';

export interface StoredImage {
  readonly bucket: string;
  readonly path: string;
}

/** A rendition with its bytes, usually some hundred kilobytes. */
export interface StoredRendition {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** Names are never reused: the renditions of an image never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cloud Storage, for images. */
export class ImageStore {
  /** Returns undefined when it does not exist. */
  async read(image: StoredImage): Promise<Buffer | undefined> {
    const [bytes] = (await unlessMissing(fileOf(image).download())) ?? [];
    return bytes;
  }

  async has(image: StoredImage): Promise<boolean> {
    return (await fileOf(image).exists())[0];
  }

  /** Reads a rendition in the project's own bucket. Returns undefined for any other file, whether it exists or not. */
  async readRendition(path: string): Promise<StoredRendition | undefined> {
    const file = getStorage(adminApp()).bucket().file(path);
    // Concurrently, because a visitor waits for the answer.
    const found = await unlessMissing(Promise.all([file.getMetadata(), file.download()]));
    if (!found) return undefined;
    const [[{ etag = '', metadata }], [bytes]] = found;
    return metadata?.[SOURCE_IMAGE] === undefined ? undefined : { etag, bytes };
  }

  /** Replaces the bytes of a file; keeps its type and the token in its URL. */
  async replace(image: StoredImage, bytes: Buffer): Promise<void> {
    const file = fileOf(image);
    const [{ contentType, cacheControl, metadata }] = await file.getMetadata();
    await file.save(bytes, { resumable: false, metadata: { contentType, cacheControl, metadata } });
  }

  async remove(image: StoredImage): Promise<void> {
    await fileOf(image).delete({ ignoreNotFound: true });
  }

  /** Stores a rendition. @param token - the secret of its download URL, where the rules do not make it public */
  async write(
    { bucket, path: madeOf }: StoredImage,
    path: string,
    contentType: string,
    bytes: Buffer,
    token?: string,
  ) {
    const secret = token === undefined ? {} : { firebaseStorageDownloadTokens: token };
    const custom = { [SOURCE_IMAGE]: madeOf, ...secret };
    const metadata = { contentType, cacheControl: IMMUTABLE, metadata: custom };
    await fileOf({ bucket, path }).save(bytes, { resumable: false, metadata });
  }
}

async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) return undefined;
    throw cause;
  }
}

const fileOf = ({ bucket, path }: StoredImage) => getStorage(adminApp()).bucket(bucket).file(path);
