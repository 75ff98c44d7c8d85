/**
 * The states of a payment attempt. `paid` has an order; `paid_unfulfilled` was paid without an order, so staff must
 * review it; the others are unpaid as far as the shop knows.
 */
export const ATTEMPT_STATES = ['open', 'paid', 'failed', 'cancelled', 'expired', 'paid_unfulfilled'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/**
 * The allowed transitions. The gateway lets a shopper retry on the same page, and its notifications are late, repeated
 * and out of order: an unpaid attempt can still become paid, and a paid one never becomes unpaid. `paid` loses its
 * order only when staff delete it.
 */
const ATTEMPT_TRANSITIONS: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  open: ['paid', 'paid_unfulfilled', 'failed', 'cancelled', 'expired'],
  failed: ['paid', 'paid_unfulfilled', 'cancelled'],
  cancelled: ['paid', 'paid_unfulfilled', 'failed'],
  expired: ['paid', 'paid_unfulfilled'],
  paid: ['paid_unfulfilled'],
  paid_unfulfilled: [],
};

export function mayTransitionAttempt(from: AttemptState, to: AttemptState): boolean {
  return ATTEMPT_TRANSITIONS[from].includes(to);
}

/** Returns whether the attempt was paid. */
export function isPaid(state: AttemptState): state is 'paid' | 'paid_unfulfilled' {
  return state === 'paid' || state === 'paid_unfulfilled';
}

/** Why a paid attempt has no order. */
export const UNFULFILLED_REASONS = [
  'product-gone',
  'out-of-stock',
  'size-not-made',
  'amount-differs',
  'order-deleted',
  /** The buyer placed the same order with Cash on Delivery instead. */
  'ordered-otherwise',
  /** The buyer deleted the account before the gateway reported the payment: no address is known. */
  'account-deleted',
] as const;
export type UnfulfilledReason = (typeof UNFULFILLED_REASONS)[number];
