import { addPaisa, type Paisa } from '../money/paisa.ts';
import { withRefunded } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { withRefundState } from '../orders/payment-after-transition.ts';
import type { Attempt, Refund } from './attempt.ts';

/** Returns all refunds of an attempt: of parts, and of the rest. */
export function refundsOf({ refund, refunds = [] }: Pick<Attempt, 'refund' | 'refunds'>): readonly Refund[] {
  return refund ? [...refunds, refund] : refunds;
}

/** Returns the attempt with one of its refunds changed. */
export function withRefundOf(attempt: Attempt, changed: Refund): Attempt {
  const isIt = ({ refundTransId }: Refund) => refundTransId === changed.refundTransId;
  if (attempt.refund && isIt(attempt.refund)) return { ...attempt, refund: changed };
  return { ...attempt, refunds: attempt.refunds?.map((it) => (isIt(it) ? changed : it)) };
}

/** Returns what the gateway has given back. */
function refundedOf(attempt: Attempt): Paisa {
  const done = refundsOf(attempt).filter(({ state }) => state === 'refunded');
  return addPaisa(...done.map(({ amount }) => amount));
}

/** Returns the order with the state of its payment's refunds; the same order when nothing differs. */
export function orderAfterRefunds(order: Order, attempt: Attempt, now: Date): Order {
  const shown = attempt.refund ? withRefundState(order, attempt.refund.state, now) : order;
  return withRefunded(shown, refundedOf(attempt), now);
}
