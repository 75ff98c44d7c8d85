import { useCallback, useState, useSyncExternalStore } from 'react';
import { ShopError } from '@nargisus/domain/contract';
import type { Loadable } from './loadable.ts';
import { requestScope } from './request-scope.ts';

/** Milliseconds until data is stale. A mount refetches stale data and shows it until the response arrives. */
const STALE_TIME_MS = 60_000;

interface QueryOptions {
  /** False fetches nothing. */
  enabled?: boolean;
  /** Also checks for stale data every so many milliseconds while the page is visible, and when it becomes visible. */
  refetchInterval?: number;
}

export interface QueryEntry {
  current: Loadable<unknown>;
  /** What the prerendered HTML shows: the snapshot for hydration. */
  hydrated: Loadable<unknown>;
  fetchedAt: number;
  inFlight?: Promise<void>;
  listeners: Set<() => void>;
}

const LOADING: Loadable<never> = { state: 'loading' };

/**
 * Fetches public data once for all components with the same `key`, keeps it for the life of the page and fetches it again
 * at a later mount when it is stale. One request is in flight per key. A failed query retries when the network returns.
 */
export function useQuery<T>(
  key: string,
  fetch: () => Promise<T>,
  { enabled = true, refetchInterval = 0 }: QueryOptions = {},
): Loadable<T> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const entry = entryFor(key);
      entry.listeners.add(listener);
      const refetch = () => void fetchIfStale(key, fetch);
      if (enabled) refetch();
      const onOnline = () => void (entry.current.state === 'failed' && retry(key, fetch));
      window.addEventListener('online', onOnline);
      const stop = enabled && refetchInterval ? whileVisible(refetch, refetchInterval) : undefined;
      return () => {
        entry.listeners.delete(listener);
        window.removeEventListener('online', onOnline);
        stop?.();
      };
    },
    // `fetch` is a new function at each render; the key names what it fetches.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, enabled, refetchInterval],
  );
  return useSyncExternalStore(
    subscribe,
    () => entryFor(key).current as Loadable<T>,
    () => entryFor(key).hydrated as Loadable<T>,
  );
}

/** Like useQuery, for several keys. Returns the same array until one of the results changes. */
export function useQueries<T>(
  keys: readonly string[],
  fetch: (key: string) => Promise<T>,
): readonly Loadable<T>[] {
  const joinedKeys = keys.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const key of keys) {
        entryFor(key).listeners.add(listener);
        void fetchIfStale(key, () => fetch(key));
      }
      return () => keys.forEach((key) => entryFor(key).listeners.delete(listener));
    },
    // The array is new at each render; the keys name what it fetches.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [joinedKeys],
  );
  const [memoize] = useState(() => memoizeArray<Loadable<T>>());
  return useSyncExternalStore(
    subscribe,
    () => memoize(keys.map((key) => entryFor(key).current as Loadable<T>)),
    () => memoize(keys.map((key) => entryFor(key).hydrated as Loadable<T>)),
  );
}

/** Returns a function that returns the previous array while the elements are equal. */
function memoizeArray<T>(): (next: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (next) => {
    const isEqual = next.length === last.length && next.every((it, index) => it === last[index]);
    if (!isEqual) last = next;
    return last;
  };
}

function whileVisible(refetch: () => void, interval: number): () => void {
  const refetchIfVisible = () => {
    if (document.visibilityState === 'visible') refetch();
  };
  const timer = setInterval(refetchIfVisible, interval);
  document.addEventListener('visibilitychange', refetchIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refetchIfVisible);
  };
}

/** Fetches before a component needs the data, for example when a link is hovered. */
export function prefetchQuery<T>(key: string, fetch: () => Promise<T>): void {
  void fetchIfStale(key, fetch);
}

/** Waits for the queries in flight and keeps their results as the snapshot for hydration. */
export async function captureHydrationSnapshot(): Promise<void> {
  const entries = [...requestScope().queries.values()];
  await Promise.all(entries.map(({ inFlight }) => inFlight));
  for (const entry of entries) entry.hydrated = entry.current;
}

/** Fetches for a part of a page that hydrates later than the rest; the result is the part's snapshot for hydration. */
export async function fetchForHydration<T>(key: string, fetch: () => Promise<T>): Promise<void> {
  const entry = entryFor(key);
  await (entry.inFlight ?? fetchIfStale(key, fetch));
  entry.hydrated = entry.current;
}

/** Sets data that another query returned, unless the key has data already. It counts as stale. */
export function setInitialData<T>(key: string, value: T): void {
  const entry = entryFor(key);
  if (entry.current.state === 'loading') publish(entry, { state: 'ready', value });
}

/** Sets data that was just read elsewhere; null when it no longer exists. It counts as fresh. */
export function setQueryData<T>(key: string, value: T | null): void {
  const entry = entryFor(key);
  entry.fetchedAt = performance.now();
  publish(entry, value === null ? { state: 'missing' } : { state: 'ready', value });
}

/** Clears the cache, for tests. */
export function clearQueryCache(): void {
  requestScope().queries.clear();
}

function entryFor(key: string): QueryEntry {
  const { queries } = requestScope();
  const known = queries.get(key);
  if (known) return known;
  const entry: QueryEntry = {
    current: LOADING,
    hydrated: LOADING,
    fetchedAt: -Infinity,
    listeners: new Set(),
  };
  queries.set(key, entry);
  return entry;
}

async function fetchIfStale<T>(key: string, fetch: () => Promise<T>): Promise<void> {
  const entry = entryFor(key);
  if (entry.inFlight || performance.now() - entry.fetchedAt < STALE_TIME_MS) return;
  entry.inFlight = fetchInto(entry, key, fetch);
  try {
    await entry.inFlight;
  } finally {
    entry.inFlight = undefined;
  }
}

async function fetchInto<T>(entry: QueryEntry, key: string, fetch: () => Promise<T>): Promise<void> {
  try {
    publish(entry, { state: 'ready', value: await fetch() });
    entry.fetchedAt = performance.now();
  } catch (cause) {
    const onRetry = () => void retry(key, fetch);
    publish(entry, afterError(entry.current, cause, onRetry));
  }
}

/** Returns the state after an error: keeps present data, unless the server reports that it no longer exists. */
function afterError(current: Loadable<unknown>, cause: unknown, retry: () => void): Loadable<unknown> {
  if (cause instanceof ShopError && cause.code === 'not-found') return { state: 'missing' };
  return current.state === 'ready' ? current : { state: 'failed', retry };
}

function retry<T>(key: string, fetch: () => Promise<T>): Promise<void> {
  publish(entryFor(key), LOADING);
  return fetchIfStale(key, fetch);
}

function publish(entry: QueryEntry, next: Loadable<unknown>): void {
  entry.current = next;
  for (const listener of [...entry.listeners]) listener();
}
