import type { ImageKind } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import type { ImageFolder } from './image-storage.ts';
import { deleteUpload, uploadFile, type UploadProgress } from './upload-file.ts';

/** The result of a choice; `superseded` when the user has chosen another image, or none, since. */
type ImageUploadResult = 'chosen' | 'uploaded' | 'rejected' | 'failed' | 'superseded';

export interface ImageUpload {
  /** The URL of the image to show: the newly chosen one, else the saved one. */
  preview: string | null;
  /** The URL that a form saves: of the uploaded image, else of the saved one, else ''. */
  url: string;
  /** The prepared image, for a later upload (without `folder`). */
  image: Blob | null;
  progress: UploadProgress | null;
  /** Why the file was rejected, in English. */
  error: string | null;
  choose(file: File): Promise<ImageUploadResult>;
  /** Removes the new image and shows the saved one again; without a new image, removes the saved one. */
  remove(): void;
  /** Records that the present image was saved. */
  markSaved(): void;
}

interface Options {
  /** Whose limits apply; the profile image's by default. */
  kind?: ImageKind;
  /** The folder to upload to when an image is chosen; omitted when it does not exist yet (sign-up). */
  folder?: ImageFolder;
  /** The stored URL, '' for none. */
  saved?: string;
}

interface ChosenImage {
  preview: string;
  image: Blob;
  url: string | null;
}

/** Returns the state of the field of one image, of a profile or a collection: uploads the chosen file, and deletes an upload that is not saved. */
export function useImageUpload({ kind = 'profile', folder, saved: stored = '' }: Options): ImageUpload {
  const [saved, setSaved] = useState(stored);
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [progress, setProgress] = useState<ImageUpload['progress']>(null);
  const [error, setError] = useState<string | null>(null);
  const currentRun = useRef(new AbortController());
  /** The URL of an upload that is not saved: without it, the upload could not be deleted later. */
  const unsavedUrl = useRef<string | null>(null);

  const deleteUnsaved = () => {
    const url = unsavedUrl.current;
    unsavedUrl.current = null;
    if (url) deleteUpload(url);
  };

  useEffect(
    () => () => {
      currentRun.current.abort();
      deleteUnsaved();
    },
    [],
  );
  const preview = chosen?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  /** Ends the present run and returns the signal of a new one. */
  const startRun = (): AbortSignal => {
    currentRun.current.abort();
    currentRun.current = new AbortController();
    deleteUnsaved();
    setError(null);
    setProgress(null);
    return currentRun.current.signal;
  };

  const choose = async (file: File): Promise<ImageUploadResult> => {
    const signal = startRun();
    try {
      const uploaded = await uploadFile(file, {
        kind,
        folder,
        signal,
        onPrepared: (image) => setChosen({ preview: URL.createObjectURL(image), image, url: null }),
        onProgress: setProgress,
      });
      if (!uploaded.ok) {
        setChosen(null);
        setError(uploaded.error);
        return 'rejected';
      }
      const { url } = uploaded;
      if (url === null) return 'chosen';
      unsavedUrl.current = url;
      setChosen((current) => current && { ...current, url });
      return 'uploaded';
    } catch {
      if (signal.aborted) return 'superseded';
      setChosen(null); // docs/reference/specification.md 5: the preview is cleared
      return 'failed';
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };

  const url = chosen?.url ?? saved;
  return {
    preview: preview ?? (saved || null),
    url,
    image: chosen?.image ?? null,
    progress,
    error,
    choose,
    remove: () => {
      startRun();
      if (chosen) setChosen(null);
      else setSaved('');
    },
    markSaved: () => {
      unsavedUrl.current = null;
      setSaved(url);
      setChosen(null);
    },
  };
}
