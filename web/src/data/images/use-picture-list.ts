import {
  areSamePictures,
  MAX_PICTURES,
  TOO_MANY_PICTURES,
  type EditedPicture,
} from '@nargisus/domain/catalogue';
import { profileMessages } from '@nargisus/domain/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageFolder } from './image-storage.ts';
import { deleteUpload, uploadFile, type UploadProgress } from './upload-file.ts';

/** A picture in the list: stored, or on its way. */
export interface ListedPicture {
  readonly key: string;
  /** The URL of the uploaded file; null until then. */
  readonly url: string | null;
  readonly preview: string | null;
  readonly progress: UploadProgress | null;
  readonly alt: string;
  readonly altBn: string;
}

/** A file that was not added, and why, in English. */
export interface RejectedFile {
  readonly name: string;
  readonly error: string;
}

type Text = 'alt' | 'altBn';

/**
 * Returns the state of a product's list of pictures. Chosen files are uploaded one after the other, since they share the
 * uplink; uploads that are not saved are deleted.
 */
export function usePictureList({ folder, saved }: { folder: ImageFolder; saved: readonly EditedPicture[] }) {
  const [pictures, setPictures] = useState(() => saved.map(listed));
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [savedList, setSavedList] = useState(saved);
  /** The uploads that no product shows yet, and the controllers of those on their way, by key. */
  const unsaved = useRef(new Map<string, string>());
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());

  const discard = (keys: Iterable<string>) => {
    for (const key of keys) {
      running.current.get(key)?.abort();
      const url = unsaved.current.get(key);
      unsaved.current.delete(key);
      if (url) deleteUpload(url);
    }
  };
  const discardAll = () => discard([...running.current.keys(), ...unsaved.current.keys()]);
  const previews = useRef(new Set<string>());
  const leave = useEffectEvent(() => {
    discardAll();
    for (const preview of previews.current) URL.revokeObjectURL(preview);
  });
  useEffect(() => () => leave(), []);

  const change = (key: string, changes: Partial<ListedPicture>) =>
    setPictures((list) => list.map((it) => (it.key === key ? { ...it, ...changes } : it)));
  const drop = (key: string) => setPictures((list) => list.filter((it) => it.key !== key));
  const reject = (name: string, error: string) => setRejected((list) => [...list, { name, error }]);

  const upload = async (key: string, file: File): Promise<void> => {
    const controller = running.current.get(key)!;
    const { signal } = controller;
    try {
      signal.throwIfAborted();
      const uploaded = await uploadFile(file, {
        kind: 'product',
        folder,
        signal,
        onPrepared: (image) => {
          const preview = URL.createObjectURL(image);
          previews.current.add(preview);
          change(key, { preview });
        },
        onProgress: (progress) => change(key, { progress }),
      });
      if (uploaded.ok && uploaded.url) {
        unsaved.current.set(key, uploaded.url);
        change(key, { url: uploaded.url, progress: null });
      } else if (!uploaded.ok) {
        drop(key);
        reject(file.name, uploaded.error);
      }
    } catch {
      if (signal.aborted) return;
      drop(key); // docs/reference/specification.md 5: the preview is cleared
      reject(file.name, profileMessages.imageFailed);
    } finally {
      running.current.delete(key);
    }
  };

  const edited = pictures.flatMap(({ url, alt, altBn }): EditedPicture[] =>
    url ? [{ url, alt: alt.trim(), ...(altBn.trim() && { altBn: altBn.trim() }) }] : [],
  );

  const show = (list: readonly EditedPicture[]) => {
    discardAll();
    setRejected([]);
    setPictures(list.map(listed));
  };

  return {
    pictures,
    rejected,
    /** The pictures that a form saves: those that are uploaded. */
    edited,
    isUploading: pictures.some(({ url }) => url === null),
    isChanged: pictures.length !== edited.length || !areSamePictures(edited, savedList),
    /** Adds files after the last picture, as long as there is room. */
    add: (files: readonly File[]) => {
      setRejected([]);
      const room = MAX_PICTURES - pictures.length;
      for (const { name } of files.slice(room)) reject(name, TOO_MANY_PICTURES);
      const added = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
      setPictures((list) => [...list, ...added.map(({ key }) => ({ ...NEW, key }))]);
      for (const { key, file } of added) {
        running.current.set(key, new AbortController());
        queue.current = queue.current.then(() => upload(key, file));
      }
    },
    remove: (key: string) => {
      discard([key]);
      drop(key);
    },
    /** Moves a picture to a position, at most to the first or last. */
    move: (key: string, to: number) =>
      setPictures((list) => {
        const moved = list.find((it) => it.key === key);
        const others = list.filter((it) => it.key !== key);
        return moved ? [...others.slice(0, Math.max(0, to)), moved, ...others.slice(Math.max(0, to))] : list;
      }),
    setText: (key: string, text: Text, value: string) => change(key, { [text]: value }),
    /** Returns to the saved pictures. */
    revert: () => show(savedList),
    /** Takes the pictures that a colleague saved. */
    replace: (list: readonly EditedPicture[]) => show(list),
    markSaved: () => {
      unsaved.current.clear();
      setSavedList(edited);
    },
  };
}

export type PictureList = ReturnType<typeof usePictureList>;

const NEW = { url: null, preview: null, progress: null, alt: '', altBn: '' } as const;

const listed = ({ url, alt, altBn = '' }: EditedPicture): ListedPicture => ({
  key: url,
  url,
  preview: url,
  progress: null,
  alt,
  altBn,
});
