import { keepPrivate, readPrivate, type PrivatePlace } from './private-memory.ts';

/*
 * Which order a press of Pay Now is about, remembered for all tabs of a person, so that nobody buys or pays twice.
 */

const keyPlace = (uid: string): PrivatePlace => ({ kept: 'browser', uid, name: 'purchase' });
const openPlace = (uid: string): PrivatePlace => ({ kept: 'browser', uid, name: 'open-payment' });

/** After a day the shop closes what was not paid (docs/payments.md). */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * The Idempotency-Key of a purchase (DESIGN 4). Pressing twice, in another tab, after a lost answer, a reload or Back
 * sends the same key and gets the same order, whether it is paid in cash or online. `purchase` names the very lines of
 * the cart (with the moment they were added) and the total: the same things bought again later are another purchase. A
 * corrected address is not, as the first answer may only be lost.
 */
export function purchaseKeyFor(uid: string, purchase: object): string {
  const wanted = JSON.stringify(purchase);
  const known = readPrivate(keyPlace(uid));
  if (isPurchase(known) && known.purchase === wanted) return known.key;
  const key = crypto.randomUUID();
  keepPrivate(keyPlace(uid), { key, purchase: wanted });
  return key;
}

/** A press whose end this browser has not seen: its order may be there by now. */
export function pendingPurchaseKey(uid: string): string | null {
  const known = readPrivate(keyPlace(uid));
  return isPurchase(known) && !known.done ? known.key : null;
}

/** Its order has been shown. The key is kept: a page that has not heard of it yet still sends the same one. */
export function finishPurchase(uid: string): void {
  const known = readPrivate(keyPlace(uid));
  if (isPurchase(known)) keepPrivate(keyPlace(uid), { ...known, done: true });
  forgetOpenPayment(uid);
}

/** The payment begun under the key is over without an order: the next press begins a new one. */
export function renewPurchaseKey(uid: string): void {
  keepPrivate(keyPlace(uid), null);
}

/** A payment for which the gateway's page was opened, and whose end this browser does not know. */
export interface OpenPayment {
  tranId: string;
  key: string;
  /** In paisa. */
  total: number;
  begunAt: number;
}

export function readOpenPayment(uid: string, now = Date.now()): OpenPayment | null {
  const open = readPrivate(openPlace(uid));
  return isOpenPayment(open) && now - open.begunAt < FORGOTTEN_AFTER_MS ? open : null;
}

export function keepOpenPayment(uid: string, payment: Omit<OpenPayment, 'begunAt'>): void {
  keepPrivate(openPlace(uid), { ...payment, begunAt: Date.now() });
}

export function forgetOpenPayment(uid: string): void {
  keepPrivate(openPlace(uid), null);
}

/** The gateway or the person says that this payment was not made. What is said of another one changes nothing. */
export function closeOpenPayment(uid: string, tranId: string | null): void {
  const open = readOpenPayment(uid);
  if (!open || open.tranId !== tranId) return;
  forgetOpenPayment(uid);
  renewPurchaseKey(uid);
}

function isPurchase(value: unknown): value is { key: string; purchase: string; done?: boolean } {
  const { key, purchase } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof purchase === 'string';
}

function isOpenPayment(value: unknown): value is OpenPayment {
  const { tranId, key, total, begunAt } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof tranId === 'string' &&
    typeof key === 'string' &&
    Number.isSafeInteger(total) &&
    typeof begunAt === 'number'
  );
}
