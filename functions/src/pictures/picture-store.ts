import { getStorage } from 'firebase-admin/storage';
import { adminApp } from '../data/admin-app.ts';
import { MADE_OF } from './made-of.ts';

export interface StoredPicture {
  readonly bucket: string;
  readonly path: string;
}

/** No name is ever used twice: what was drawn of a picture stays the same for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Cloud Storage, as far as pictures are concerned. */
export class PictureStore {
  /** Undefined when it is gone. */
  async read(picture: StoredPicture): Promise<Buffer | undefined> {
    try {
      const [bytes] = await fileOf(picture).download();
      return bytes;
    } catch (cause) {
      if ((cause as { code?: unknown }).code === 404) return undefined;
      throw cause;
    }
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

const fileOf = ({ bucket, path }: StoredPicture) => getStorage(adminApp()).bucket(bucket).file(path);
