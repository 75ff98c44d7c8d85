import type { ImageKind } from '@nargisus/domain/catalogue';
import type { ImageFolder } from './image-storage.ts';

/** How far an upload is; `fraction` is from 0 to 1. */
export type UploadProgress = { step: 'preparing' } | { step: 'uploading'; fraction: number };

interface Upload {
  kind: ImageKind;
  /** Without a folder the file is only prepared. */
  folder: ImageFolder | undefined;
  signal: AbortSignal;
  /** The name of the stored file without its ending; a random one by default. */
  name?: string;
  onPrepared(image: Blob): void;
  onProgress(progress: UploadProgress): void;
}

/** `url` is null without a folder. `error` is in English: why the file was rejected. */
export type UploadedFile = { ok: true; url: string | null } | { ok: false; error: string };

/**
 * Validates a chosen file, resizes it and uploads it. Calls nothing after `signal` was aborted.
 * @throws when the signal was aborted or the upload failed
 */
export async function uploadFile(file: File, upload: Upload): Promise<UploadedFile> {
  const { kind, folder, signal, name, onPrepared, onProgress } = upload;
  onProgress({ step: 'preparing' });
  const { prepareImage } = await import('./prepare-image.ts');
  const prepared = await prepareImage(file, kind);
  signal.throwIfAborted();
  if (!prepared.ok) return prepared;
  onPrepared(prepared.image);
  if (!folder) return { ok: true, url: null };
  onProgress({ step: 'uploading', fraction: 0 });
  const { uploadImage } = await import('./image-storage.ts');
  const report = (fraction: number) => !signal.aborted && onProgress({ step: 'uploading', fraction });
  const url = await uploadImage(folder, prepared.image, { onProgress: report, signal, name });
  if (signal.aborted) deleteUpload(url);
  signal.throwIfAborted();
  return { ok: true, url };
}

/** Deletes an upload that no record will show. */
export function deleteUpload(url: string): void {
  void import('./image-storage.ts').then(({ deleteImage }) => deleteImage(url));
}
