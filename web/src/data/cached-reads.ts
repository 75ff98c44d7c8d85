import { useCallback, useSyncExternalStore } from 'react';
import { ShopError } from '@nargisus/domain/contract';
import type { Loadable } from './loadable.ts';

/** Public data may be this old before a visit asks again; it is shown meanwhile. Milliseconds. */
const FRESH_FOR = 60_000;

interface Slot {
  seen: Loadable<unknown>;
  readAt: number;
  reading: boolean;
  listeners: Set<() => void>;
}

const LOADING: Loadable<never> = { state: 'loading' };
const slots = new Map<string, Slot>();

/**
 * Reads something public once for all who show it, keeps it for the life of the page and refreshes it on the next
 * visit once it is a minute old. One read is in flight per key.
 */
export function useCachedRead<T>(key: string, read: () => Promise<T>): Loadable<T> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const slot = slotOf(key);
      slot.listeners.add(listener);
      void refresh(key, read);
      return () => slot.listeners.delete(listener);
    },
    // `read` is made anew by each render; the key names what it reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  return useSyncExternalStore(subscribe, () => slotOf(key).seen as Loadable<T>);
}

/** Reads ahead of the visit (a link is pointed at). */
export function readAhead<T>(key: string, read: () => Promise<T>): void {
  void refresh(key, read);
}

/** Puts in what another read brought along, unless this one is known already. It still counts as stale. */
export function plant<T>(key: string, value: T): void {
  const slot = slotOf(key);
  if (slot.seen.state === 'loading') publish(slot, { state: 'ready', value });
}

/** Forgets everything, for tests. */
export function forgetReads(): void {
  slots.clear();
}

function slotOf(key: string): Slot {
  const known = slots.get(key);
  if (known) return known;
  const slot: Slot = { seen: LOADING, readAt: -Infinity, reading: false, listeners: new Set() };
  slots.set(key, slot);
  return slot;
}

async function refresh<T>(key: string, read: () => Promise<T>): Promise<void> {
  const slot = slotOf(key);
  if (slot.reading || performance.now() - slot.readAt < FRESH_FOR) return;
  slot.reading = true;
  try {
    publish(slot, { state: 'ready', value: await read() });
    slot.readAt = performance.now();
  } catch (cause) {
    publish(
      slot,
      afterFailure(slot.seen, cause, () => void retry(key, read)),
    );
  } finally {
    slot.reading = false;
  }
}

/** What was read before stays on screen when only the refresh failed; what is gone is gone. */
function afterFailure(seen: Loadable<unknown>, cause: unknown, retry: () => void): Loadable<unknown> {
  if (cause instanceof ShopError && cause.code === 'not-found') return { state: 'missing' };
  return seen.state === 'ready' ? seen : { state: 'failed', retry };
}

function retry<T>(key: string, read: () => Promise<T>): Promise<void> {
  publish(slotOf(key), LOADING);
  return refresh(key, read);
}

function publish(slot: Slot, seen: Loadable<unknown>): void {
  slot.seen = seen;
  for (const listener of [...slot.listeners]) listener();
}
