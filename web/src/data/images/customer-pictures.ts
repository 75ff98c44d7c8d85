import { storedPathOf } from '@nargisus/domain/catalogue';
import { uploadImage } from './image-storage.ts';
import { prepareImage } from './prepare-image.ts';

/** A picture that a customer shows the shop, with a review or a return, in our storage. */
export interface CustomerPicture {
  readonly name: string;
  readonly url: string;
}

/**
 * Converts and uploads a picture of a customer. Returns the error of a file that is not acceptable. Rejects when it could not
 * be stored.
 */
export async function uploadCustomerPicture(
  uid: string,
  file: File,
): Promise<{ ok: true; picture: CustomerPicture } | { ok: false; error: string }> {
  const prepared = await prepareImage(file, 'product');
  if (!prepared.ok) return prepared;
  const url = await uploadImage({ kind: 'review', uid }, prepared.image);
  const name = storedPathOf(url)?.split('/').pop() ?? '';
  return { ok: true, picture: { name, url } };
}

export { deleteImage as deleteCustomerPicture } from './image-storage.ts';
