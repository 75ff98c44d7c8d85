import { clearStorage, readStorage, writeStorage, type StorageArea } from './browser-storage.ts';

/* Values of one user that the browser stores between pages: their keys hold the uid, and sign-out removes them. */

const PREFIX = 'nargisus.private.';

export interface UserStorageKey {
  storage: StorageArea;
  uid: string;
  name: string;
}

/** Returns the stored value, null when there is none or when it is not JSON. */
export function readUserStorage(key: UserStorageKey): unknown {
  try {
    return JSON.parse(readStorage(pathOf(key), key.storage) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function writeUserStorage(key: UserStorageKey, value: object | null): void {
  writeStorage(pathOf(key), value && JSON.stringify(value), key.storage);
}

export const clearUserStorage = () => clearStorage(PREFIX);

const pathOf = ({ uid, name }: UserStorageKey) => `${PREFIX}${uid}.${name}`;
