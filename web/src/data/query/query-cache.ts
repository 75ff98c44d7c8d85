import { useCallback, useState, useSyncExternalStore } from 'react';
import { ShopError } from '@nargisus/domain/contract';
import type { Loadable } from './loadable.ts';
import { requestScope } from './request-scope.ts';

/** Public data may be this old before a visit asks again; it is shown meanwhile. Milliseconds. */
const STALE_TIME_MS = 60_000;

export interface QueryEntry {
  current: Loadable<unknown>;
  /** What the page's HTML shows of it, until the app has taken the page over. */
  hydrated: Loadable<unknown>;
  fetchedAt: number;
  inFlight?: Promise<void>;
  listeners: Set<() => void>;
}

const LOADING: Loadable<never> = { state: 'loading' };

/**
 * Reads something public once for all who show it, keeps it for the life of the page and refreshes it on the next
 * visit once it is a minute old. One read is in flight per key. Nothing is read for as long as it is not `wanted`.
 */
export function useQuery<T>(
  key: string,
  read: () => Promise<T>,
  /** Refreshed while it is looked at as well, once a minute and whenever the visitor comes back to it. */
  { followed = false, wanted = true } = {},
): Loadable<T> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const slot = entryFor(key);
      slot.listeners.add(listener);
      if (wanted) void refresh(key, read);
      const online = () => void (slot.current.state === 'failed' && retry(key, read));
      window.addEventListener('online', online);
      const stop = followed && wanted ? eachLook(() => void refresh(key, read)) : undefined;
      return () => {
        slot.listeners.delete(listener);
        window.removeEventListener('online', online);
        stop?.();
      };
    },
    // `read` is made anew by each render; the key names what it reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, followed, wanted],
  );
  return useSyncExternalStore(
    subscribe,
    () => entryFor(key).current as Loadable<T>,
    () => entryFor(key).hydrated as Loadable<T>,
  );
}

/** The same for several at once; the answer is the same array until one of them changes. */
export function useQueries<T>(
  keys: readonly string[],
  read: (key: string) => Promise<T>,
): readonly Loadable<T>[] {
  const named = keys.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const key of keys) {
        entryFor(key).listeners.add(listener);
        void refresh(key, () => read(key));
      }
      return () => keys.forEach((key) => entryFor(key).listeners.delete(listener));
    },
    // The keys say what is read, whichever array they come in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [named],
  );
  const [steady] = useState(() => sameWhileEqual<Loadable<T>>());
  return useSyncExternalStore(
    subscribe,
    () => steady(keys.map((key) => entryFor(key).current as Loadable<T>)),
    () => steady(keys.map((key) => entryFor(key).hydrated as Loadable<T>)),
  );
}

function sameWhileEqual<T>(): (next: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (next) => {
    const equal = next.length === last.length && next.every((it, at) => it === last[at]);
    if (!equal) last = next;
    return last;
  };
}

function eachLook(look: () => void): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(lookIfSeen, STALE_TIME_MS / 2);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

/** Reads ahead of the visit (a link is pointed at). */
export function prefetchQuery<T>(key: string, read: () => Promise<T>): void {
  void refresh(key, read);
}

/** The page's HTML is drawn from what is being read: from now on until the app has taken it over, that is what it shows. */
export async function captureHydrationSnapshot(): Promise<void> {
  const entries = [...requestScope().queries.values()];
  await Promise.all(entries.map(({ inFlight: reading }) => reading));
  for (const slot of entries) slot.hydrated = slot.current;
}

/** Puts in what another read brought along, unless this one is known already. It still counts as stale. */
export function setInitialData<T>(key: string, value: T): void {
  const slot = entryFor(key);
  if (slot.current.state === 'loading') publish(slot, { state: 'ready', value });
}

/** Puts in what was learned elsewhere about something now; null when it is gone. */
export function setQueryData<T>(key: string, value: T | null): void {
  const slot = entryFor(key);
  slot.fetchedAt = performance.now();
  publish(slot, value === null ? { state: 'missing' } : { state: 'ready', value });
}

/** Forgets everything: for tests. */
export function clearQueryCache(): void {
  requestScope().queries.clear();
}

function entryFor(key: string): QueryEntry {
  const { queries } = requestScope();
  const known = queries.get(key);
  if (known) return known;
  const slot: QueryEntry = {
    current: LOADING,
    hydrated: LOADING,
    fetchedAt: -Infinity,
    listeners: new Set(),
  };
  queries.set(key, slot);
  return slot;
}

async function refresh<T>(key: string, read: () => Promise<T>): Promise<void> {
  const slot = entryFor(key);
  if (slot.inFlight || performance.now() - slot.fetchedAt < STALE_TIME_MS) return;
  slot.inFlight = readInto(slot, key, read);
  try {
    await slot.inFlight;
  } finally {
    slot.inFlight = undefined;
  }
}

async function readInto<T>(slot: QueryEntry, key: string, read: () => Promise<T>): Promise<void> {
  try {
    publish(slot, { state: 'ready', value: await read() });
    slot.fetchedAt = performance.now();
  } catch (cause) {
    publish(
      slot,
      afterFailure(slot.current, cause, () => void retry(key, read)),
    );
  }
}

/** What was read before stays on screen when only the refresh failed; what is gone is gone. */
function afterFailure(seen: Loadable<unknown>, cause: unknown, retry: () => void): Loadable<unknown> {
  if (cause instanceof ShopError && cause.code === 'not-found') return { state: 'missing' };
  return seen.state === 'ready' ? seen : { state: 'failed', retry };
}

function retry<T>(key: string, read: () => Promise<T>): Promise<void> {
  publish(entryFor(key), LOADING);
  return refresh(key, read);
}

function publish(slot: QueryEntry, seen: Loadable<unknown>): void {
  slot.current = seen;
  for (const listener of [...slot.listeners]) listener();
}
