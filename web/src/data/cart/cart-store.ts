import type { CartItem, CartOwner } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { setCartCount } from './cart-count-store.ts';
import { onCartBroadcast, broadcastCartChange } from './cart-channel.ts';
import type { Loadable } from '../query/loadable.ts';

/*
 * The cart as this tab last saw it. It is read when it is looked at and changed when the server has a change
 * (docs/reference/specification.md 4, Cart quantity); other tabs of the browser are told, other devices are met at
 * the next look (ADR 0007).
 */

/** A look at a cart that was read within this time costs nothing. Milliseconds. */
const STALE_TIME_MS = 30_000;

export type CartChange =
  | { kind: 'put'; lines: readonly CartItem[] }
  | { kind: 'taken'; ids: readonly string[] }
  /** Somebody else made it: the cart is read again as soon as somebody looks. */
  | { kind: 'unknown' };

const LOADING: Loadable<CartItem[]> = { state: 'loading' };

let ownerId: string | null = null;
let snapshot: Loadable<CartItem[]> = LOADING;
let fetchedAt = -Infinity;
let inFlight: Promise<void> | null = null;
/** Counts changes: a read that began before the last one is worth nothing. */
let version = 0;
let hearing = false;
const listeners = new Set<() => void>();
const observers = new Set<() => void>();

/** What is known of that cart without reading. */
export const getCartSnapshot = (id: string): Loadable<CartItem[]> => (id === ownerId ? snapshot : LOADING);

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the cart unless that has just been done, and keeps looking at what others change until the result is called. */
export function observeCart(id: string): () => void {
  if (id !== ownerId) {
    ownerId = id;
    version += 1;
    fetchedAt = -Infinity;
    show(LOADING);
  }
  if (!hearing) onCartBroadcast((changed) => changeCart(changed, { kind: 'unknown' }));
  hearing = true;
  const look = () => {
    if (document.visibilityState === 'visible') void readAgain();
  };
  observers.add(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  look();
  return () => {
    observers.delete(look);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('online', look);
  };
}

/** What is bought is what the server has, with its own times: read even if that has just been done. */
export function refetchCart(): void {
  fetchedAt = -Infinity;
  for (const look of [...observers]) look();
}

/** This tab has changed the cart of that owner: shown here, told to the others. */
export function publishCartChange({ id }: Pick<CartOwner, 'id'>, change: CartChange): void {
  changeCart(id, change);
  broadcastCartChange(id);
}

/** What is on screen of that cart is no longer worth showing: lines are being brought into it. */
export function resetCart({ id }: Pick<CartOwner, 'id'>): void {
  if (id === ownerId) show(LOADING);
  publishCartChange({ id }, { kind: 'unknown' });
}

function changeCart(id: string, change: CartChange): void {
  if (id !== ownerId) return;
  version += 1;
  if (change.kind !== 'unknown' && snapshot.state === 'ready') {
    settle(after(snapshot.value, change));
    return;
  }
  fetchedAt = -Infinity;
  for (const look of [...observers]) look();
}

function after(lines: readonly CartItem[], change: Exclude<CartChange, { kind: 'unknown' }>): CartItem[] {
  if (change.kind === 'taken') return lines.filter((line) => !change.ids.includes(line._id));
  const put = new Map(change.lines.map((line) => [line._id, line]));
  const kept = lines.map((line) => put.get(line._id) ?? line);
  const there = new Set(lines.map((line) => line._id));
  return [...change.lines.filter((line) => !there.has(line._id)), ...kept];
}

function readAgain(): Promise<void> | undefined {
  if (!ownerId || performance.now() - fetchedAt < STALE_TIME_MS) return undefined;
  return (inFlight ??= read(ownerId, version));
}

async function read(id: string, begun: number): Promise<void> {
  try {
    const { readCart } = await import('./cart-documents.ts');
    const lines = await readCart(id);
    if (version === begun) {
      fetchedAt = performance.now();
      settle(lines);
    }
  } catch (cause) {
    // What was read before stays: it is what the visitor had, and the next look asks again.
    const refused = cause instanceof ShopError && cause.code !== 'unreachable';
    if (version === begun && snapshot.state !== 'ready') show({ state: 'failed', rejected: refused, retry });
  } finally {
    inFlight = null;
    if (version !== begun) for (const look of [...observers]) look();
  }
}

function retry(): void {
  show(LOADING);
  void readAgain();
}

function settle(lines: CartItem[]): void {
  setCartCount(ownerId!, lines.length);
  show({ state: 'ready', value: lines });
}

function show(next: Loadable<CartItem[]>): void {
  if (snapshot === next) return;
  snapshot = next;
  for (const watcher of [...listeners]) watcher();
}
