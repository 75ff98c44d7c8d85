import { inspectImage } from './draw-renditions.ts';
import type { ImageStore, StoredImage } from './image-store.ts';

/** How many pictures of reviews a person may keep: storage rules limit the size of a file but cannot count files. */
export const MAX_REVIEW_UPLOADS = 100;

type Outcome = 'kept' | 'cleaned' | 'not-an-image' | 'too-many' | 'gone';

/**
 * Replaces a review's picture with camera metadata (which may say where it was taken) by a clean copy, which is an upload
 * again, and deletes one that is not an image or is one too many. Idempotent.
 */
export async function tidyReviewPicture(
  store: Pick<ImageStore, 'read' | 'replace' | 'remove'>,
  pictures: { count(uid: string): Promise<number> },
  uid: string,
  picture: StoredImage,
): Promise<Outcome> {
  if ((await pictures.count(uid)) > MAX_REVIEW_UPLOADS) {
    await store.remove(picture);
    return 'too-many';
  }
  const upload = await store.read(picture);
  if (!upload) return 'gone';
  const inspected = await inspectImage(upload);
  if (inspected.ok) return 'kept';
  if (inspected.reason === 'unclean') await store.replace(picture, inspected.bytes);
  else await store.remove(picture);
  return inspected.reason === 'unclean' ? 'cleaned' : 'not-an-image';
}
