import type { CartItem, CartOwner } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { createStore } from '#storage/store.ts';
import { setCartCount } from './cart-count-store.ts';
import { onCartBroadcast, broadcastCartChange } from './cart-channel.ts';
import type { Loadable } from '../query/loadable.ts';

/*
 * The cart as this tab last read it. It is read when a component observes it and changed when the server has accepted a
 * change (docs/reference/specification.md 4, Cart quantity); other tabs of the browser are notified, changes from other
 * devices appear at the next refetch (docs/adr/0007).
 */

/** Milliseconds during which a cart is fresh and not read again. */
const STALE_TIME_MS = 30_000;

export type CartChange =
  | { kind: 'put'; lines: readonly CartItem[] }
  | { kind: 'removed'; ids: readonly string[] }
  /** The change was made elsewhere: the cart is read again while it is observed. */
  | { kind: 'unknown' };

const LOADING: Loadable<CartItem[]> = { state: 'loading' };

const cart = createStore<Loadable<CartItem[]>>(LOADING);
const observers = new Set<() => void>();
let ownerId: string | null = null;
let fetchedAt = -Infinity;
let inFlight: Promise<void> | null = null;
/** Increases with every change: a read that began under an older version is discarded. */
let version = 0;
let isListening = false;

export const subscribeToCart = cart.subscribe;

/** Returns what is known of that cart without reading it. */
export const getCartSnapshot = (id: string): Loadable<CartItem[]> => (id === ownerId ? cart.get() : LOADING);

/**
 * Reads the cart unless it is fresh, and reads it again when the visitor returns to the window or to the network. Returns
 * the function that ends the observation.
 */
export function observeCart(id: string): () => void {
  if (id !== ownerId) {
    ownerId = id;
    version += 1;
    fetchedAt = -Infinity;
    cart.set(LOADING);
  }
  if (!isListening) onCartBroadcast((changed) => applyChange(changed, { kind: 'unknown' }));
  isListening = true;
  const refetch = () => {
    if (document.visibilityState === 'visible') void fetchIfStale();
  };
  observers.add(refetch);
  document.addEventListener('visibilitychange', refetch);
  window.addEventListener('focus', refetch);
  window.addEventListener('online', refetch);
  refetch();
  return () => {
    observers.delete(refetch);
    document.removeEventListener('visibilitychange', refetch);
    window.removeEventListener('focus', refetch);
    window.removeEventListener('online', refetch);
  };
}

/** Reads an observed cart again, fresh or not: an order needs the server's lines with the server's times. */
export function refetchCart(): void {
  fetchedAt = -Infinity;
  for (const refetch of [...observers]) refetch();
}

/** Shows a change that this tab has made to a cart, and notifies the other tabs. */
export function publishCartChange({ id }: Pick<CartOwner, 'id'>, change: CartChange): void {
  applyChange(id, change);
  broadcastCartChange(id);
}

/** Shows the cart as loading, because lines are being merged into it. */
export function resetCart({ id }: Pick<CartOwner, 'id'>): void {
  if (id === ownerId) cart.set(LOADING);
  publishCartChange({ id }, { kind: 'unknown' });
}

function applyChange(id: string, change: CartChange): void {
  if (id !== ownerId) return;
  version += 1;
  const current = cart.get();
  if (change.kind !== 'unknown' && current.state === 'ready') setLines(linesAfter(current.value, change));
  else refetchCart();
}

function linesAfter(
  lines: readonly CartItem[],
  change: Exclude<CartChange, { kind: 'unknown' }>,
): CartItem[] {
  if (change.kind === 'removed') return lines.filter((line) => !change.ids.includes(line._id));
  const changed = new Map(change.lines.map((line) => [line._id, line]));
  const known = new Set(lines.map((line) => line._id));
  const added = change.lines.filter((line) => !known.has(line._id));
  return [...added, ...lines.map((line) => changed.get(line._id) ?? line)];
}

function fetchIfStale(): Promise<void> | undefined {
  if (!ownerId || performance.now() - fetchedAt < STALE_TIME_MS) return undefined;
  return (inFlight ??= fetchLines(ownerId, version));
}

async function fetchLines(id: string, startVersion: number): Promise<void> {
  try {
    const { readCart } = await import('./cart-documents.ts');
    const lines = await readCart(id);
    if (version === startVersion) {
      fetchedAt = performance.now();
      setLines(lines);
    }
  } catch (cause) {
    // A failed refetch keeps the lines on screen; the next one tries again.
    const rejected = cause instanceof ShopError && cause.code !== 'unreachable';
    if (version === startVersion && cart.get().state !== 'ready')
      cart.set({ state: 'failed', rejected, retry });
  } finally {
    inFlight = null;
    if (version !== startVersion) for (const refetch of [...observers]) refetch();
  }
}

function retry(): void {
  cart.set(LOADING);
  void fetchIfStale();
}

function setLines(lines: CartItem[]): void {
  setCartCount(ownerId!, lines.length);
  cart.set({ state: 'ready', value: lines });
}
