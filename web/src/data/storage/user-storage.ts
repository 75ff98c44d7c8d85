/*
 * What this browser remembers of one person between two pages: filed under the uid, and gone when that person signs out.
 * `tab` ends with the tab, `browser` is shared by all tabs. Where storage is blocked it lasts as long as the page.
 */

const PREFIX = 'nargisus.private.';

export interface UserStorageKey {
  storage: 'tab' | 'browser';
  uid: string;
  name: string;
}

const fallback = new Map<string, string>();

export function readUserStorage({ storage, uid, name }: UserStorageKey): unknown {
  const key = `${PREFIX}${uid}.${name}`;
  try {
    return JSON.parse(read(storage, key) ?? 'null');
  } catch {
    return null; // not ours, or half written
  }
}

/** `null` forgets. */
export function writeUserStorage({ storage, uid, name }: UserStorageKey, value: object | null): void {
  const key = `${PREFIX}${uid}.${name}`;
  const text = value && JSON.stringify(value);
  try {
    if (text) areaOf(storage).setItem(key, text);
    else areaOf(storage).removeItem(key);
  } catch {
    if (text) fallback.set(key, text);
    else fallback.delete(key);
  }
}

export function clearUserStorage(): void {
  fallback.clear();
  for (const storage of ['tab', 'browser'] as const) {
    try {
      const area = areaOf(storage);
      const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
      for (const key of keys) if (key?.startsWith(PREFIX)) area.removeItem(key);
    } catch {
      // Storage is blocked: it holds nothing.
    }
  }
}

function read(storage: UserStorageKey['storage'], key: string): string | null {
  try {
    return areaOf(storage).getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

const areaOf = (storage: UserStorageKey['storage']) => (storage === 'tab' ? sessionStorage : localStorage);
