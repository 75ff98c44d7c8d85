import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { adminApp } from '../../firestore/admin-app.ts';

/**
 * The CSV files of reports of ranges in Cloud Storage. The rules close their folder to every client: the function `documents`
 * streams them to staff with the right money.
 */
export class RangeFiles {
  /** Stores a file while its parts are made: it asks for the next one when the last was sent. Replaces an existing one. */
  async write(path: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await fileAt(path);
    const metadata = { contentType: 'text/csv; charset=utf-8', cacheControl: 'private, no-store' };
    await pipeline(
      Readable.from(parts, { highWaterMark: 1 }),
      file.createWriteStream({ resumable: false, metadata }),
    );
  }

  /** Returns a file in parts; undefined when it does not exist, for example because it expired. */
  async read(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const file = await fileAt(path);
    return (await file.exists())[0] ? file.createReadStream() : undefined;
  }
}

async function fileAt(path: string) {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(adminApp()).bucket().file(path);
}
