import type { ImageKind } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import type { ImageFolder } from './image-storage.ts';

/** The result of a choice. `overtaken`: the user has chosen another image, or none, since. */
type ImageUploadResult = 'chosen' | 'uploaded' | 'rejected' | 'failed' | 'overtaken';

export interface ImageUpload {
  /** The image to show: the newly chosen one, else the saved one. */
  preview: string | null;
  /** The URL that a form saves: of the uploaded image, else of the saved one, else ''. */
  url: string;
  /** The prepared image, for a later upload (without `place`). */
  image: Blob | null;
  progress: null | { step: 'preparing' } | { step: 'uploading'; part: number };
  /** Why the file was rejected, in English. */
  error: string | null;
  choose(file: File): Promise<ImageUploadResult>;
  /** Removes the new image and shows the saved one again; without a new image, removes the saved one. */
  remove(): void;
  /** Returns to the initial image. */
  revert(): void;
  /** Records that the present image was saved. */
  markSaved(): void;
  /** Shows this stored image in place of the chosen one. */
  replace(url: string): void;
}

interface Options {
  kind: ImageKind;
  /** The folder for an upload at once; omitted when there is none yet (sign-up). */
  folder?: ImageFolder;
  /** The stored URL, '' for none. */
  saved?: string;
}

interface Chosen {
  preview: string;
  image: Blob;
  url: string | null;
}

/** Returns the state of an image field: validates, scales and uploads the chosen file; deletes an upload that is not saved. */
export function useImageUpload({ kind: form, folder: place, saved: stored = '' }: Options): ImageUpload {
  const [saved, setSaved] = useState(stored);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [work, setWork] = useState<ImageUpload['progress']>(null);
  const [error, setError] = useState<string | null>(null);
  const run = useRef(new AbortController());
  /** Uploaded and not saved: without a reference it could not be deleted later. */
  const unsaved = useRef<string | null>(null);

  const dropUnsaved = () => {
    const url = unsaved.current;
    unsaved.current = null;
    if (url) void import('./image-storage.ts').then(({ deleteImage }) => deleteImage(url));
  };

  useEffect(
    () => () => {
      run.current.abort();
      dropUnsaved();
    },
    [],
  );
  const shown = chosen?.preview;
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);

  const begin = (): AbortSignal => {
    run.current.abort();
    run.current = new AbortController();
    dropUnsaved();
    setError(null);
    setWork(null);
    return run.current.signal;
  };

  const choose = async (file: File): Promise<ImageUploadResult> => {
    const signal = begin();
    setWork({ step: 'preparing' });
    try {
      const { prepareImage } = await import('./prepare-image.ts');
      const prepared = await prepareImage(file, form);
      if (signal.aborted) return 'overtaken';
      if (!prepared.ok) {
        setChosen(null);
        setError(prepared.error);
        return 'rejected';
      }
      const picture = { preview: URL.createObjectURL(prepared.image), image: prepared.image, url: null };
      setChosen(picture);
      if (!place) return 'chosen';
      setWork({ step: 'uploading', part: 0 });
      const { uploadImage } = await import('./image-storage.ts');
      const onProgress = (part: number) => !signal.aborted && setWork({ step: 'uploading', part });
      const url = await uploadImage(place, prepared.image, { onProgress, signal });
      unsaved.current = url;
      if (signal.aborted) {
        dropUnsaved();
        return 'overtaken';
      }
      setChosen((now) => now && { ...now, url });
      return 'uploaded';
    } catch {
      if (signal.aborted) return 'overtaken';
      setChosen(null); // docs/reference/specification.md 5: the preview is cleared
      return 'failed';
    } finally {
      if (!signal.aborted) setWork(null);
    }
  };

  const url = chosen?.url ?? saved;
  return {
    preview: chosen?.preview ?? (saved || null),
    url,
    image: chosen?.image ?? null,
    progress: work,
    error,
    choose,
    remove: () => {
      begin();
      if (chosen) setChosen(null);
      else setSaved('');
    },
    revert: () => {
      begin();
      setChosen(null);
      setSaved(stored);
    },
    markSaved: () => {
      unsaved.current = null;
      setSaved(url);
      setChosen(null);
    },
    replace: (other) => {
      begin();
      setChosen(null);
      setSaved(other);
    },
  };
}
