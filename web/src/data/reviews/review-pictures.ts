import { storedPathOf } from '@nargisus/domain/catalogue';
import { uploadImage } from '../images/image-storage.ts';
import { prepareImage } from '../images/prepare-image.ts';

/** A picture of a review in our storage. */
export interface ReviewPicture {
  readonly name: string;
  readonly url: string;
}

/**
 * Converts and uploads a picture for a review. Returns the error of a file that is not acceptable. Rejects when it could not
 * be stored.
 */
export async function uploadReviewPicture(
  uid: string,
  file: File,
): Promise<{ ok: true; picture: ReviewPicture } | { ok: false; error: string }> {
  const prepared = await prepareImage(file, 'product');
  if (!prepared.ok) return prepared;
  const url = await uploadImage({ kind: 'review', uid }, prepared.image);
  const name = storedPathOf(url)?.split('/').pop() ?? '';
  return { ok: true, picture: { name, url } };
}

export { deleteImage as deleteReviewPicture } from '../images/image-storage.ts';
