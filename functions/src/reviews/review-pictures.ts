import { reviewMessages } from '@nargisus/domain/reviews';
import { ShopError } from '@nargisus/domain/contract';
import { adminApp } from '../firestore/admin-app.ts';

/**
 * The pictures that people upload for their reviews: reviews/{uid}/ in Cloud Storage, with a download URL that only the
 * owner, staff and, once it is published, the review's readers know.
 */
export class ReviewPictures {
  /** Returns the URLs of a person's uploads. One request each. @throws ShopError 'invalid' for one that does not exist */
  urlsOf(uid: string, names: readonly string[]): Promise<{ name: string; url: string }[]> {
    return Promise.all(
      names.map(async (name) => {
        const { getDownloadURL, getStorage } = await import('firebase-admin/storage');
        const file = getStorage(adminApp()).bucket().file(`reviews/${uid}/${name}`);
        if (!(await file.exists())[0]) {
          const message = reviewMessages.pictureMissing;
          throw new ShopError('invalid', message, { fields: { pictures: message } });
        }
        return { name, url: await getDownloadURL(file) };
      }),
    );
  }

  /** Counts a person's uploads. One request. */
  async count(uid: string): Promise<number> {
    return (await filesOf(uid)).length;
  }

  async removeAll(uid: string): Promise<void> {
    for (const file of await filesOf(uid)) await file.delete({ ignoreNotFound: true });
  }
}

async function filesOf(uid: string) {
  const { getStorage } = await import('firebase-admin/storage');
  // With the slash: one uid may be the prefix of another.
  const [files] = await getStorage(adminApp())
    .bucket()
    .getFiles({ prefix: `reviews/${uid}/` });
  return files;
}
