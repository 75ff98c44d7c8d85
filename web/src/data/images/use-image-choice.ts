import type { ImageForm } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import type { ImagePlace } from './image-storage.ts';

/** How a choice ended. `overtaken`: the person has chosen another one, or none, meanwhile. */
type ImageOutcome = 'chosen' | 'uploaded' | 'refused' | 'failed' | 'overtaken';

export interface ImageChoice {
  /** What to show: the newly chosen picture, else the saved one. */
  preview: string | null;
  /** What a form saves: the address of the uploaded picture, else the saved one's, else ''. */
  url: string;
  /** The prepared picture, where it is uploaded later (no `place`). */
  image: Blob | null;
  work: null | { step: 'preparing' } | { step: 'uploading'; part: number };
  /** What is wrong with the file, in domain's words. */
  error: string | null;
  choose(file: File): Promise<ImageOutcome>;
  /** Takes the new picture back, so that the saved one shows again; without a new one, the saved one goes. */
  remove(): void;
  /** Back to the picture that was there at first. */
  revert(): void;
  /** What stands now has been saved: it is the picture to go back to. */
  markSaved(): void;
  /** Shows this stored picture in place of whatever was chosen. */
  adopt(address: string): void;
}

interface Options {
  form: ImageForm;
  /** Where the picture goes as soon as it is chosen; left out where there is no such place yet (signing up). */
  place?: ImagePlace;
  /** The address that is stored, '' for none. */
  saved?: string;
}

interface Chosen {
  preview: string;
  image: Blob;
  address: string | null;
}

/** One picture of a form: chosen, judged, scaled down and uploaded, taken back or kept. */
export function useImageChoice({ form, place, saved: stored = '' }: Options): ImageChoice {
  const [saved, setSaved] = useState(stored);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [work, setWork] = useState<ImageChoice['work']>(null);
  const [fault, setFault] = useState<string | null>(null);
  const run = useRef(new AbortController());
  /** Uploaded and not saved: nobody would ever find it again. */
  const unsaved = useRef<string | null>(null);

  const dropUnsaved = () => {
    const address = unsaved.current;
    unsaved.current = null;
    if (address) void import('./image-storage.ts').then(({ removeImage }) => removeImage(address));
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
    setFault(null);
    setWork(null);
    return run.current.signal;
  };

  const choose = async (file: File): Promise<ImageOutcome> => {
    const signal = begin();
    setWork({ step: 'preparing' });
    try {
      const { prepareImage } = await import('./prepare-image.ts');
      const prepared = await prepareImage(file, form);
      if (signal.aborted) return 'overtaken';
      if (!prepared.ok) {
        setChosen(null);
        setFault(prepared.fault);
        return 'refused';
      }
      const picture = { preview: URL.createObjectURL(prepared.image), image: prepared.image, address: null };
      setChosen(picture);
      if (!place) return 'chosen';
      setWork({ step: 'uploading', part: 0 });
      const { uploadImage } = await import('./image-storage.ts');
      const onProgress = (part: number) => !signal.aborted && setWork({ step: 'uploading', part });
      const address = await uploadImage(place, prepared.image, { onProgress, signal });
      unsaved.current = address;
      if (signal.aborted) {
        dropUnsaved();
        return 'overtaken';
      }
      setChosen((now) => now && { ...now, address });
      return 'uploaded';
    } catch {
      if (signal.aborted) return 'overtaken';
      setChosen(null); // docs/reference/specification.md 5: the preview is cleared
      return 'failed';
    } finally {
      if (!signal.aborted) setWork(null);
    }
  };

  const address = chosen?.address ?? saved;
  return {
    preview: chosen?.preview ?? (saved || null),
    url: address,
    image: chosen?.image ?? null,
    work,
    error: fault,
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
      setSaved(address);
      setChosen(null);
    },
    adopt: (other) => {
      begin();
      setChosen(null);
      setSaved(other);
    },
  };
}
