import { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { firebaseStorage } from '../firebase/firebase-storage.ts';

/** The two places that storage.rules open: a person's own, and a product's for admins. */
export type ImagePlace = { kind: 'profile'; uid: string } | { kind: 'product'; id: string };

interface UploadOptions {
  /** 0 to 1. */
  onProgress?(part: number): void;
  signal?: AbortSignal;
}

/** Stores a prepared picture under a name of its own and answers its address. Rejects when it could not be stored. */
export async function uploadImage(
  place: ImagePlace,
  image: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const file = ref(firebaseStorage, `${folderOf(place)}/${crypto.randomUUID()}.${image.type.split('/')[1]}`);
  const upload = uploadBytesResumable(file, image, {
    contentType: image.type,
    cacheControl: 'public, max-age=31536000, immutable', // no name is ever used twice
  });
  signal?.addEventListener('abort', () => upload.cancel());
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(bytesTransferred / totalBytes),
  );
  await upload;
  return getDownloadURL(file);
}

/** Takes a picture of ours away; an address elsewhere (a Google photo) is left alone. Never rejects. */
export async function removeImage(address: string): Promise<void> {
  try {
    await deleteObject(ref(firebaseStorage, address));
  } catch (cause) {
    console.info('The picture was left where it is', cause);
  }
}

const folderOf = (place: ImagePlace) =>
  place.kind === 'profile' ? `profiles/${place.uid}` : `products/${place.id}`;
