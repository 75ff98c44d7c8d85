import { NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import type { Order } from '../orders/order.ts';
import type { LedgerLine, Posting } from './posting.ts';

interface Exchange {
  /** The old order, from which the credit goes. */
  readonly from: Order;
  /** The new order, which it pays. */
  readonly to: Order;
  readonly credit: Paisa;
  readonly now: Date;
}

/** Returns the two postings of an exchange (docs/adr/0084): out of the old order and into the new one, each once. */
export function postExchange({ from, to, credit, now }: Exchange): readonly [out: Posting, into: Posting] {
  const posting = (side: 'out' | 'in', order: Order, customer: Paisa): Posting => ({
    _id: `exchange:${to.orderId}:${side}`,
    ...{ at: now, order: order._id, orderId: order.orderId, invoice: null, settlement: null, reverses: null },
    lines: linesOf(customer),
  });
  return [posting('out', from, credit), posting('in', to, minus(credit))];
}

const linesOf = (customer: Paisa): LedgerLine[] => [
  { account: 'customer', amount: customer },
  { account: 'exchange', amount: minus(customer) },
];

const minus = (amount: Paisa): Paisa => subtractPaisa(NO_MONEY, amount);
