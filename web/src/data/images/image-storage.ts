import { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { firebaseStorage } from '../firebase/firebase-storage.ts';

/** The folders that storage.rules allow: a user's own ones, and a product's for admins. */
export type ImageFolder =
  { kind: 'profile'; uid: string } | { kind: 'review'; uid: string } | { kind: 'product'; id: string };

interface UploadOptions {
  /** 0 to 1. */
  onProgress?(fraction: number): void;
  signal?: AbortSignal;
  /** The name of the file without its ending; a random one by default. */
  name?: string;
}

/** Uploads an image and returns its URL. Rejects when it could not be stored. */
export async function uploadImage(
  folder: ImageFolder,
  image: Blob,
  { onProgress, signal, name = crypto.randomUUID() }: UploadOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const file = ref(firebaseStorage, `${pathOf(folder)}/${name}.${image.type.split('/')[1]}`);
  const upload = uploadBytesResumable(file, image, {
    contentType: image.type,
    cacheControl: 'public, max-age=31536000, immutable', // a name is never used for another image
  });
  signal?.addEventListener('abort', () => upload.cancel());
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(bytesTransferred / totalBytes),
  );
  await upload;
  return getDownloadURL(file);
}

/** Deletes an image from our storage; ignores a URL elsewhere (a Google photo). Never rejects. */
export async function deleteImage(url: string): Promise<void> {
  try {
    await deleteObject(ref(firebaseStorage, url));
  } catch (error) {
    console.info('The image was not deleted', error);
  }
}

const FOLDERS = { profile: 'profiles', review: 'reviews', product: 'products' } as const;

const pathOf = (folder: ImageFolder) =>
  `${FOLDERS[folder.kind]}/${folder.kind === 'product' ? folder.id : folder.uid}`;
