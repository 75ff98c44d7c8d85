import type { CartItem, CartOwner } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { rememberCartCount } from './cart-count.ts';
import { hearOtherTabs, tellOtherTabs } from './cart-tabs.ts';
import type { Loadable } from './loadable.ts';

/*
 * The cart as this tab last saw it. It is read when it is looked at and changed when the server has a change
 * (docs/reference/specification.md 4, Cart quantity); other tabs of the browser are told, other devices are met at
 * the next look (ADR 0007).
 */

/** A look at a cart that was read within this time costs nothing. Milliseconds. */
const FRESH_FOR = 30_000;

export type CartChange =
  | { kind: 'put'; lines: readonly CartItem[] }
  | { kind: 'taken'; ids: readonly string[] }
  /** Somebody else made it: the cart is read again as soon as somebody looks. */
  | { kind: 'unknown' };

const LOADING: Loadable<CartItem[]> = { state: 'loading' };

let ownerId: string | null = null;
let seen: Loadable<CartItem[]> = LOADING;
let readAt = -Infinity;
let reading: Promise<void> | null = null;
/** Counts changes: a read that began before the last one is worth nothing. */
let changes = 0;
let hearing = false;
const watchers = new Set<() => void>();
const lookers = new Set<() => void>();

/** What is known of that cart without reading. */
export const cartSeen = (id: string): Loadable<CartItem[]> => (id === ownerId ? seen : LOADING);

export function subscribeToCart(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Reads the cart unless that has just been done, and keeps looking at what others change until the result is called. */
export function lookAtCart(id: string): () => void {
  if (id !== ownerId) {
    ownerId = id;
    changes += 1;
    readAt = -Infinity;
    show(LOADING);
  }
  if (!hearing) hearOtherTabs((changed) => changeCart(changed, { kind: 'unknown' }));
  hearing = true;
  const look = () => {
    if (document.visibilityState === 'visible') void readAgain();
  };
  lookers.add(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  look();
  return () => {
    lookers.delete(look);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('online', look);
  };
}

/** What is bought is what the server has, with its own times: read even if that has just been done. */
export function readCartAnew(): void {
  readAt = -Infinity;
  for (const look of [...lookers]) look();
}

/** This tab has changed the cart of that owner: shown here, told to the others. */
export function cartChanged({ id }: Pick<CartOwner, 'id'>, change: CartChange): void {
  changeCart(id, change);
  tellOtherTabs(id);
}

/** What is on screen of that cart is no longer worth showing: lines are being brought into it. */
export function cartReplaced({ id }: Pick<CartOwner, 'id'>): void {
  if (id === ownerId) show(LOADING);
  cartChanged({ id }, { kind: 'unknown' });
}

function changeCart(id: string, change: CartChange): void {
  if (id !== ownerId) return;
  changes += 1;
  if (change.kind !== 'unknown' && seen.state === 'ready') {
    settle(after(seen.value, change));
    return;
  }
  readAt = -Infinity;
  for (const look of [...lookers]) look();
}

function after(lines: readonly CartItem[], change: Exclude<CartChange, { kind: 'unknown' }>): CartItem[] {
  if (change.kind === 'taken') return lines.filter((line) => !change.ids.includes(line._id));
  const put = new Map(change.lines.map((line) => [line._id, line]));
  const kept = lines.map((line) => put.get(line._id) ?? line);
  const there = new Set(lines.map((line) => line._id));
  return [...change.lines.filter((line) => !there.has(line._id)), ...kept];
}

function readAgain(): Promise<void> | undefined {
  if (!ownerId || performance.now() - readAt < FRESH_FOR) return undefined;
  return (reading ??= read(ownerId, changes));
}

async function read(id: string, begun: number): Promise<void> {
  try {
    const { readCart } = await import('./carts.repository.ts');
    const lines = await readCart(id);
    if (changes === begun) {
      readAt = performance.now();
      settle(lines);
    }
  } catch (cause) {
    // What was read before stays: it is what the visitor had, and the next look asks again.
    const refused = cause instanceof ShopError && cause.code !== 'unreachable';
    if (changes === begun && seen.state !== 'ready') show({ state: 'failed', refused, retry });
  } finally {
    reading = null;
    if (changes !== begun) for (const look of [...lookers]) look();
  }
}

function retry(): void {
  show(LOADING);
  void readAgain();
}

function settle(lines: CartItem[]): void {
  rememberCartCount(ownerId!, lines.length);
  show({ state: 'ready', value: lines });
}

function show(next: Loadable<CartItem[]>): void {
  if (seen === next) return;
  seen = next;
  for (const watcher of [...watchers]) watcher();
}
