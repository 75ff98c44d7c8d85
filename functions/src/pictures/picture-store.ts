import { getStorage } from 'firebase-admin/storage';
import { adminApp } from '../firestore/admin-app.ts';
import { MADE_OF } from './made-of.ts';

export interface StoredPicture {
  readonly bucket: string;
  readonly path: string;
}

/** A whole rendition: usually some hundred kilobytes. */
export interface DrawnPicture {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** Names are never reused: the renditions of a picture never change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Cloud Storage, for pictures. */
export class PictureStore {
  /** Returns undefined when it does not exist. */
  async read(picture: StoredPicture): Promise<Buffer | undefined> {
    const [bytes] = (await unlessGone(fileOf(picture).download())) ?? [];
    return bytes;
  }

  async has(picture: StoredPicture): Promise<boolean> {
    return (await fileOf(picture).exists())[0];
  }

  /** Reads a rendition in the project's own bucket. Returns undefined for any other file, whether it exists or not. */
  async readDrawn(path: string): Promise<DrawnPicture | undefined> {
    const file = getStorage(adminApp()).bucket().file(path);
    // Concurrently, because a visitor waits for the answer.
    const found = await unlessGone(Promise.all([file.getMetadata(), file.download()]));
    if (!found) return undefined;
    const [[{ etag = '', metadata }], [bytes]] = found;
    return metadata?.[MADE_OF] === undefined ? undefined : { etag, bytes };
  }

  /** Replaces the bytes of a file; keeps its type and the token in its URL. */
  async replace(picture: StoredPicture, bytes: Buffer): Promise<void> {
    const file = fileOf(picture);
    const [{ contentType, cacheControl, metadata }] = await file.getMetadata();
    await file.save(bytes, { resumable: false, metadata: { contentType, cacheControl, metadata } });
  }

  async write({ bucket, path: madeOf }: StoredPicture, path: string, contentType: string, bytes: Buffer) {
    const metadata = { contentType, cacheControl: FOREVER, metadata: { [MADE_OF]: madeOf } };
    await fileOf({ bucket, path }).save(bytes, { resumable: false, metadata });
  }
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) return undefined;
    throw cause;
  }
}

const fileOf = ({ bucket, path }: StoredPicture) => getStorage(adminApp()).bucket(bucket).file(path);
