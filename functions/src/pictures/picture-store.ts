import { getStorage } from 'firebase-admin/storage';
import { adminApp } from '../firestore/admin-app.ts';
import { MADE_OF } from './made-of.ts';

export interface StoredPicture {
  readonly bucket: string;
  readonly path: string;
}

/** One that we drew, whole: some hundred kilobytes as a rule. */
export interface DrawnPicture {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** No name is ever used twice: what was drawn of a picture stays the same for ever. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Cloud Storage, as far as pictures are concerned. */
export class PictureStore {
  /** Undefined when it is gone. */
  async read(picture: StoredPicture): Promise<Buffer | undefined> {
    const [bytes] = (await unlessGone(fileOf(picture).download())) ?? [];
    return bytes;
  }

  async has(picture: StoredPicture): Promise<boolean> {
    return (await fileOf(picture).exists())[0];
  }

  /** Of the project's own bucket. Undefined for what we did not draw, whether it is there or not. */
  async readDrawn(path: string): Promise<DrawnPicture | undefined> {
    const file = getStorage(adminApp()).bucket().file(path);
    // Both at once: a visitor waits.
    const found = await unlessGone(Promise.all([file.getMetadata(), file.download()]));
    if (!found) return undefined;
    const [[{ etag = '', metadata }], [bytes]] = found;
    return metadata?.[MADE_OF] === undefined ? undefined : { etag, bytes };
  }

  /** The same file with other bytes: its type, and the token that its address carries, stay. */
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
