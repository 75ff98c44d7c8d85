import { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { firebaseStorage } from '../firebase/firebase-storage.ts';

/** The folders that storage.rules allow: a user's own ones, and for admins a product's and the home page's. */
export type ImageFolder =
  | { kind: 'profile'; uid: string }
  | { kind: 'review'; uid: string }
  | { kind: 'product'; id: string }
  | { kind: 'home' };

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

/** Among those of products, whose images are drawn in the shop's widths; no product id can name it. */
const HOME = 'products/_home';

function pathOf(folder: ImageFolder): string {
  if (folder.kind === 'home') return HOME;
  if (folder.kind === 'product') return `products/${folder.id}`;
  return `${folder.kind === 'profile' ? 'profiles' : 'reviews'}/${folder.uid}`;
}
