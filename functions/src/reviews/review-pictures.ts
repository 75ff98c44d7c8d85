import { isRenditionName } from '@nargisus/domain/catalogue';
import { reviewMessages } from '@nargisus/domain/reviews';
import { ShopError } from '@nargisus/domain/contract';
import { adminApp } from '../firestore/admin-app.ts';

/**
 * The pictures that people upload for their reviews: reviews/{uid}/ in Cloud Storage, with a download URL that only the
 * owner, staff and, once it is published, the review's readers know.
 */
export class ReviewPictures {
  /** Returns the URLs of a person's uploads. Two requests each. @throws ShopError 'invalid' for one that does not exist */
  urlsOf(uid: string, names: readonly string[]): Promise<{ name: string; url: string }[]> {
    return Promise.all(
      names.map(async (name) => {
        const { getStorage } = await import('firebase-admin/storage');
        const file = getStorage(adminApp()).bucket().file(`reviews/${uid}/${name}`);
        const [{ metadata }] = (await file.exists())[0] ? await file.getMetadata() : [{}];
        const token = tokenIn(metadata?.['firebaseStorageDownloadTokens']);
        if (!token) {
          const message = reviewMessages.pictureMissing;
          throw new ShopError('invalid', message, { fields: { pictures: message } });
        }
        return { name, url: reviewPictureUrl(file.bucket.name, file.name, token) };
      }),
    );
  }

  /** Counts a person's uploads, without their renditions. One request. */
  async count(uid: string): Promise<number> {
    return (await filesOf(uid)).filter(({ name }) => !isRenditionName(name)).length;
  }

  async removeAll(uid: string): Promise<void> {
    for (const file of await filesOf(uid)) await file.delete({ ignoreNotFound: true });
  }
}

/** Returns the first of a file's download tokens. */
const tokenIn = (tokens: unknown) => (typeof tokens === 'string' && tokens.split(',')[0]) || undefined;

/** Returns the download URL of a file. Not getDownloadURL() of the Admin SDK: the Storage emulator applies the rules to it. */
export function reviewPictureUrl(bucket: string, path: string, token: string): string {
  const host = process.env['STORAGE_EMULATOR_HOST'] ?? 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

async function filesOf(uid: string) {
  const { getStorage } = await import('firebase-admin/storage');
  // With the slash: one uid may be the prefix of another.
  const [files] = await getStorage(adminApp())
    .bucket()
    .getFiles({ prefix: `reviews/${uid}/` });
  return files;
}
