import { ATTEMPT_OPEN_MS } from '@nargisus/domain/payments';
import { writeUserStorage, readUserStorage, type UserStorageKey } from '#storage/user-storage.ts';

/* The Idempotency-Key of the present purchase, shared by all tabs of a user, so that no shopper orders or pays twice. */

const keyStorage = (uid: string): UserStorageKey => ({ storage: 'local', uid, name: 'purchase' });
const pendingStorage = (uid: string): UserStorageKey => ({ storage: 'local', uid, name: 'open-payment' });

/**
 * Returns the Idempotency-Key of a purchase (docs/architecture.md#one-order-from-tap-to-report). A second press, in another
 * tab, after a lost answer, a reload or Back, sends the same key and gets the same order, paid in cash or online.
 * `purchase` names the lines of the cart with the time each was added, and nothing else: the same products bought again
 * later are another purchase; another address, delivery or voucher is not, because the response to the first request may
 * have been lost, or another tab may have been faster.
 *
 * The key is a hash of the purchase: storage has no lock, and tabs or devices that press at the same moment agree without
 * communicating. Storage holds only the present key of the sequence.
 */
export async function idempotencyKeyFor(uid: string, purchase: object): Promise<string> {
  const lines = JSON.stringify(purchase);
  const known = readUserStorage(keyStorage(uid));
  const last = isStoredKey(known) && known.purchase === lines ? known : null;
  if (last && !last.over) return last.key;
  const key = await hashKey(last ? last.key : `${uid} ${lines}`);
  writeUserStorage(keyStorage(uid), { key, purchase: lines });
  return key;
}

/** Returns the key of a submission whose result this browser does not know; its order may exist. Null without one. */
export function pendingIdempotencyKey(uid: string): string | null {
  const known = readUserStorage(keyStorage(uid));
  return isStoredKey(known) && !known.done && !known.over ? known.key : null;
}

/** Marks the order as shown. The key stays: a page that does not know of the order yet still sends the same one. */
export function markOrderShown(uid: string): void {
  const known = readUserStorage(keyStorage(uid));
  if (isStoredKey(known)) writeUserStorage(keyStorage(uid), { ...known, done: true });
  clearPendingPayment(uid);
}

/**
 * Ends a key whose payment ended without an order: the next submission takes the key that follows it, which is the same in
 * all tabs. Does nothing when another tab has rotated the key already.
 */
export function rotateIdempotencyKey(uid: string, key: string): void {
  const known = readUserStorage(keyStorage(uid));
  if (isStoredKey(known) && known.key === key) writeUserStorage(keyStorage(uid), { ...known, over: true });
}

/**
 * Ends the payment begun under `endedKey` and returns the next key of the same purchase, which is the same in all tabs.
 */
export function nextIdempotencyKey(uid: string, purchase: object, endedKey: string): Promise<string> {
  rotateIdempotencyKey(uid, endedKey);
  clearPendingPayment(uid);
  return idempotencyKeyFor(uid, purchase);
}

/** A payment whose gateway page was opened and whose result this browser does not know. */
export interface PendingPayment {
  tranId: string;
  key: string;
  /** In paisa. */
  total: number;
  begunAt: number;
}

export function readPendingPayment(uid: string, now = Date.now()): PendingPayment | null {
  const open = readUserStorage(pendingStorage(uid));
  return isPendingPayment(open) && now - open.begunAt < ATTEMPT_OPEN_MS ? open : null;
}

export function savePendingPayment(uid: string, payment: Omit<PendingPayment, 'begunAt'>): PendingPayment {
  const open = { ...payment, begunAt: Date.now() };
  writeUserStorage(pendingStorage(uid), open);
  return open;
}

function clearPendingPayment(uid: string): void {
  writeUserStorage(pendingStorage(uid), null);
}

/** Ends a payment that the gateway or the shopper reports as not made. Does nothing for another transaction. */
export function abandonPayment(uid: string, tranId: string | null): void {
  const open = readPendingPayment(uid);
  if (!open || open.tranId !== tranId) return;
  clearPendingPayment(uid);
  rotateIdempotencyKey(uid, open.key);
}

/** Returns a UUID of version 8 (RFC 9562, 5.8): the first bits of a SHA-256. */
async function hashKey(name: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

interface StoredKey {
  key: string;
  purchase: string;
  /** The order was shown. */
  done?: boolean;
  /** The payment ended without an order. */
  over?: boolean;
}

function isStoredKey(value: unknown): value is StoredKey {
  const { key, purchase } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof purchase === 'string';
}

function isPendingPayment(value: unknown): value is PendingPayment {
  const { tranId, key, total, begunAt } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof tranId === 'string' &&
    typeof key === 'string' &&
    Number.isSafeInteger(total) &&
    typeof begunAt === 'number'
  );
}
