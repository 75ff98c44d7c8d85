/** `local` is shared by all tabs; `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Values that the browser could not store because storage is blocked or full. They last as long as the page. */
const fallback = new Map<string, string>();

/** Returns the value under `key`, null when there is none. Never throws. */
export function readStorage(key: string, area: StorageArea = 'local'): string | null {
  return readPersisted(key, area) ?? fallback.get(`${area} ${key}`) ?? null;
}

/** Returns what the browser itself has stored, without the fallback: null means that a reload loses the value. */
export function readPersisted(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`, or removes the entry when it is null. Never throws. */
export function writeStorage(key: string, value: string | null, area: StorageArea = 'local'): void {
  fallback.delete(`${area} ${key}`);
  if (value === null) return remove(key, area);
  try {
    storageOf(area).setItem(key, value);
  } catch {
    fallback.set(`${area} ${key}`, value);
    remove(key, area); // a full storage still holds the old value
  }
}

function remove(key: string, area: StorageArea): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Storage is blocked: it holds nothing.
  }
}

/** Removes every entry whose key begins with `prefix`, from both areas. Never throws. */
export function clearStorage(prefix: string): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of keysOf(area)) if (key.startsWith(prefix)) writeStorage(key, null, area);
  }
}

function keysOf(area: StorageArea): string[] {
  const unstored = [...fallback.keys()]
    .filter((key) => key.startsWith(`${area} `))
    .map((key) => key.slice(area.length + 1));
  try {
    return [...Object.keys(storageOf(area)), ...unstored];
  } catch {
    return unstored;
  }
}

const storageOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);
