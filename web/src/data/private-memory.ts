/*
 * What this browser remembers of one person between two pages: filed under the uid, and gone when that person signs out.
 * `tab` ends with the tab, `browser` is shared by all tabs. Where storage is blocked it lasts as long as the page.
 */

const PREFIX = 'nargisus.private.';

export interface PrivatePlace {
  kept: 'tab' | 'browser';
  uid: string;
  name: string;
}

const withoutStorage = new Map<string, string>();

export function readPrivate({ kept, uid, name }: PrivatePlace): unknown {
  const key = `${PREFIX}${uid}.${name}`;
  try {
    return JSON.parse(read(kept, key) ?? 'null');
  } catch {
    return null; // not ours, or half written
  }
}

/** `null` forgets. */
export function keepPrivate({ kept, uid, name }: PrivatePlace, value: object | null): void {
  const key = `${PREFIX}${uid}.${name}`;
  const text = value && JSON.stringify(value);
  try {
    if (text) storageOf(kept).setItem(key, text);
    else storageOf(kept).removeItem(key);
  } catch {
    if (text) withoutStorage.set(key, text);
    else withoutStorage.delete(key);
  }
}

export function forgetPrivateMemory(): void {
  withoutStorage.clear();
  for (const kept of ['tab', 'browser'] as const) {
    try {
      const storage = storageOf(kept);
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
      for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Storage is blocked: it holds nothing.
    }
  }
}

function read(kept: PrivatePlace['kept'], key: string): string | null {
  try {
    return storageOf(kept).getItem(key) ?? withoutStorage.get(key) ?? null;
  } catch {
    return withoutStorage.get(key) ?? null;
  }
}

const storageOf = (kept: PrivatePlace['kept']) => (kept === 'tab' ? sessionStorage : localStorage);
