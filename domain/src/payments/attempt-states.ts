/**
 * Where an attempt to pay stands. `paid` has its order; `paid_unfulfilled` has taken the money and has no order, so a
 * person must look at it; the others have taken no money as far as we know.
 */
export const ATTEMPT_STATES = ['open', 'paid', 'failed', 'cancelled', 'expired', 'paid_unfulfilled'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/**
 * The gateway lets a person try again on the same page, and its words come late, twice and in any order: whatever is
 * not paid can still become paid, and what is paid is never lowered. `paid` loses its order only when staff delete it.
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

/** Whether money was taken. */
export function isPaid(state: AttemptState): state is 'paid' | 'paid_unfulfilled' {
  return state === 'paid' || state === 'paid_unfulfilled';
}

/** Why money was taken and there is no order. */
export const UNFULFILLED_REASONS = [
  'product-gone',
  'out-of-stock',
  'amount-differs',
  'order-deleted',
  /** The buyer gave up waiting and had the same purchase sent to be paid in cash. */
  'ordered-otherwise',
  /** The buyer deleted the account before the gateway told of the payment: nobody knows where to send it. */
  'account-deleted',
] as const;
export type UnfulfilledReason = (typeof UNFULFILLED_REASONS)[number];
