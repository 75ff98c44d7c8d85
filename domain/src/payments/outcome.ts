import type { Attempt } from './attempt.ts';
import { paymentFailureMessages, paymentMessages } from './payment-messages.ts';

export type PaymentFailure = keyof typeof paymentFailureMessages;

export const PAYMENT_FAILURES = Object.keys(paymentFailureMessages) as readonly PaymentFailure[];

/** Returns the text of the failure in the page's URL, which may have any value. */
export function paymentFailureText(failure: string | null | undefined): string {
  return PAYMENT_FAILURES.find((it) => it === failure)
    ? paymentFailureMessages[failure as PaymentFailure]
    : paymentMessages.failed;
}

/** The outcome of a payment for the shopper. */
export type PaymentOutcome =
  | { readonly result: 'success'; readonly tranId: string; readonly orderId: string }
  | { readonly result: 'failed'; readonly tranId?: string; readonly failure: PaymentFailure }
  | { readonly result: 'cancelled'; readonly tranId: string };

/** Returns the path of the page that shows an outcome (docs/reference/specification.md 2, Payment result pages). */
export function paymentResultPath(outcome: PaymentOutcome): string {
  const query = [
    outcome.tranId && `tran_id=${encodeURIComponent(outcome.tranId)}`,
    outcome.result === 'success' && `order_id=${encodeURIComponent(outcome.orderId)}`,
    outcome.result === 'failed' && `error=${outcome.failure}`,
  ];
  return `/payment/${outcome.result}?${query.filter(Boolean).join('&')}`;
}

/** Returns the outcome to show when a shopper returns from the gateway's page. */
export function outcomeOf(attempt: Attempt): PaymentOutcome {
  const tranId = attempt._id;
  switch (attempt.state) {
    case 'paid':
      // A paid attempt has its order; without one it would be paid_unfulfilled.
      return attempt.order
        ? { result: 'success', tranId, orderId: attempt.order.orderId }
        : { result: 'failed', tranId, failure: 'order_creation_failed' };
    case 'paid_unfulfilled':
      return {
        result: 'failed',
        tranId,
        failure: attempt.unfulfilled === 'amount-differs' ? 'validation_failed' : 'order_creation_failed',
      };
    case 'cancelled':
      return { result: 'cancelled', tranId };
    case 'open':
    case 'failed':
    case 'expired':
      return { result: 'failed', tranId, failure: 'payment_failed' };
  }
}
