import { ATTEMPT_OPEN_MS } from '@nargisus/domain/payments';
import { writeUserStorage, readUserStorage, type UserStorageKey } from '#storage/user-storage.ts';

/*
 * Which order a press of Pay Now is about, remembered for all tabs of a person, so that nobody buys or pays twice.
 */

const keyStorage = (uid: string): UserStorageKey => ({ storage: 'local', uid, name: 'purchase' });
const pendingStorage = (uid: string): UserStorageKey => ({ storage: 'local', uid, name: 'open-payment' });

/**
 * The Idempotency-Key of a purchase (docs/architecture.md#one-order-from-tap-to-report). Pressing twice, in another
 * tab, after a lost answer, a reload or Back sends the same key and gets the same order, whether it is paid in cash
 * or online. `purchase` names the very lines of the cart (with the moment they were added) and nothing else: the
 * same things bought again later are another purchase; another address, delivery or voucher is not, as the first
 * answer may only be lost, or another tab was faster.
 *
 * The key is computed from the purchase alone: storage has no lock, and tabs or devices that press in the same
 * moment agree without asking each other. What is stored is only how far the row of keys has come.
 */
export async function idempotencyKeyFor(uid: string, purchase: object): Promise<string> {
  const wanted = JSON.stringify(purchase);
  const known = readUserStorage(keyStorage(uid));
  const last = isStoredKey(known) && known.purchase === wanted ? known : null;
  if (last && !last.over) return last.key;
  const key = await hashKey(last ? last.key : `${uid} ${wanted}`);
  writeUserStorage(keyStorage(uid), { key, purchase: wanted });
  return key;
}

/** A press whose end this browser has not seen: its order may be there by now. */
export function pendingIdempotencyKey(uid: string): string | null {
  const known = readUserStorage(keyStorage(uid));
  return isStoredKey(known) && !known.done && !known.over ? known.key : null;
}

/** Its order has been shown. The key is kept: a page that has not heard of it yet still sends the same one. */
export function markOrderShown(uid: string): void {
  const known = readUserStorage(keyStorage(uid));
  if (isStoredKey(known)) writeUserStorage(keyStorage(uid), { ...known, done: true });
  clearPendingPayment(uid);
}

/**
 * The payment begun under that key is over without an order: the next press takes the key that follows it, which again
 * is the same for all tabs. Where another tab has gone on already, nothing changes.
 */
export function rotateIdempotencyKey(uid: string, key: string): void {
  const known = readUserStorage(keyStorage(uid));
  if (isStoredKey(known) && known.key === key) writeUserStorage(keyStorage(uid), { ...known, over: true });
}

/**
 * Ends the payment begun under `endedKey` and returns the key that follows it: the next one of the same purchase, which
 * again is the same in all tabs.
 */
export function nextIdempotencyKey(uid: string, purchase: object, endedKey: string): Promise<string> {
  rotateIdempotencyKey(uid, endedKey);
  clearPendingPayment(uid);
  return idempotencyKeyFor(uid, purchase);
}

/** A payment for which the gateway's page was opened, and whose end this browser does not know. */
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

export function clearPendingPayment(uid: string): void {
  writeUserStorage(pendingStorage(uid), null);
}

/** The gateway or the person says that this payment was not made. What is said of another one changes nothing. */
export function abandonPayment(uid: string, tranId: string | null): void {
  const open = readPendingPayment(uid);
  if (!open || open.tranId !== tranId) return;
  clearPendingPayment(uid);
  rotateIdempotencyKey(uid, open.key);
}

/** A UUID of version 8 (RFC 9562, 5.8): the first bits of a SHA-256. */
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
  /** Its order has been shown. */
  done?: boolean;
  /** Ended without an order. */
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
