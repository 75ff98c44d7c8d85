import type { OwnImage } from '@nargisus/domain/privacy';
import { warn } from 'firebase-functions/logger';
import { adminApp } from '../firestore/admin-app.ts';

/** Bytes of images in one answer; Cloud Functions send at most 32 MB. */
const MAX_CONTENT_BYTES = 12 * 1024 * 1024;

/** The images that people upload of themselves: profiles/{uid}/ in Cloud Storage. */
export class ProfileImages {
  /**
   * Returns all images of a person, with their content as long as it fits into one answer. Lists an unreadable
   * image without content, so that it does not cost the person the rest of the file.
   */
  async list(uid: string): Promise<OwnImage[]> {
    const files = await filesOf(uid);
    let left = MAX_CONTENT_BYTES;
    const images: OwnImage[] = [];
    for (const file of files) {
      const { contentType = '', size = 0, timeCreated } = file.metadata;
      const bytes = Number(size);
      const fits = bytes <= left;
      if (fits) left -= bytes;
      images.push({
        path: file.name,
        contentType,
        bytes,
        uploadedAt: new Date(timeCreated ?? 0),
        content: fits ? await contentOf(file) : null,
      });
    }
    return images;
  }

  async pathsNewestFirst(uid: string): Promise<string[]> {
    const files = await filesOf(uid);
    const madeAt = ({ metadata }: (typeof files)[number]) => Date.parse(metadata.timeCreated ?? '') || 0;
    return files.sort((one, other) => madeAt(other) - madeAt(one)).map(({ name }) => name);
  }

  async remove(paths: readonly string[]): Promise<void> {
    const from = await bucket();
    for (const path of paths) await from.file(path).delete({ ignoreNotFound: true });
  }

  async removeAll(uid: string): Promise<void> {
    await this.remove(await this.pathsNewestFirst(uid));
  }
}

type StoredFile = Awaited<ReturnType<typeof filesOf>>[number];

/**
 * Returns the stored bytes in Base64; null when they cannot be read. Never decompresses them: `contentEncoding` is
 * metadata that the person may set to anything.
 */
async function contentOf(file: StoredFile): Promise<string | null> {
  try {
    const [bytes] = await file.download({ decompress: false });
    return bytes.toString('base64');
  } catch (cause) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    warn('An image is left out of an export: it cannot be read', { code, message });
    return null;
  }
}

// With the slash: one uid may be the prefix of another.
const folderOf = (uid: string) => `profiles/${uid}/`;

async function filesOf(uid: string) {
  const [files] = await (await bucket()).getFiles({ prefix: folderOf(uid) });
  return files;
}

async function bucket() {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(adminApp()).bucket();
}
