import { readStorage, writeStorage } from './browser-storage.ts';

/** A value outside React, in the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  get(): T;
  /** Notifies the listeners, unless the value is the one it was. */
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns a store whose value lives in local storage under `key` and is shared by all tabs. `parse` turns the stored text,
 * or null, into a value; it must not throw. Null and undefined are removed from storage. Changes in other tabs notify the listeners too.
 */
export function persistedStore<T extends string | null | undefined>(
  key: string,
  parse: (stored: string | null) => T,
): Store<T> {
  const changes = createStore({});
  const get = () => parse(readStorage(key));
  return {
    get,
    set: (next) => {
      if (next === get()) return;
      writeStorage(key, next ?? null);
      changes.set({});
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      const unsubscribe = changes.subscribe(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
