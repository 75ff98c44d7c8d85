import { addPaisa, NO_MONEY, subtractPaisa } from '../money/paisa.ts';
import { moneyOf, type OrderMoney } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { riderCashId } from './rider-cash.ts';
import type { LedgerLine, OrderCash, Posting } from './posting.ts';

/**
 * Returns whether a change of an order delivers it for cash, or takes such a delivery back. A refund does neither: the cash was
 * collected.
 */
export function changesCollectedCash(before: Order, after: Order): boolean {
  if (after.paymentStatus === 'refunded') return false;
  const [was, is] = [moneyOf(before), moneyOf(after)];
  return was.collected !== is.collected || was.short !== is.short;
}

interface Delivery {
  readonly after: Order;
  /** The invoice of the parcel at a courier; null when an own rider has it. */
  readonly invoice: string | null;
  /** The postings of the order so far; undefined for none. */
  readonly stored: OrderCash | undefined;
  readonly now: Date;
}

/**
 * Returns the postings of a change for which changesCollectedCash() is true, and which of them counts: the delivery that no
 * longer counts is reversed, and cash that was collected is owed by who collected it.
 */
export function postDelivery({ after, invoice, stored, now }: Delivery): {
  readonly postings: readonly Posting[];
  readonly cash: OrderCash;
} {
  const { _id, orderId } = after;
  const { deliveries, open: former, settled } = stored ?? { deliveries: 0, open: null, settled: NO_MONEY };
  const reversal = former && reversalOf(former, now);
  const money = moneyOf(after);
  const number = deliveries + 1;
  const open: Posting | null =
    money.collected > 0 || money.short
      ? {
          _id: `delivered:${invoice ?? orderId}:${number}`,
          ...{ at: now, order: _id, orderId, invoice, settlement: null, reverses: null },
          ...(invoice === null && { rider: riderCashId(after.deliveryAssignedTo) }),
          lines: linesOf(money, invoice),
        }
      : null;
  return {
    postings: [reversal, open].filter((posting) => posting !== null),
    cash: { _id, deliveries: open ? number : deliveries, open, settled },
  };
}

/** Returns the lines of a delivery. What was short is lost; what was taken above the due is the customer's, who gets it back. */
function linesOf(
  { collected, rounding, short = NO_MONEY }: OrderMoney,
  invoice: string | null,
): LedgerLine[] {
  const lines: LedgerLine[] = [
    { account: 'customer', amount: subtractPaisa(NO_MONEY, addPaisa(collected, rounding, short)) },
    { account: invoice === null ? 'rider-cash' : 'courier', amount: collected },
    { account: 'rounding', amount: rounding },
    { account: 'loss', amount: short },
  ];
  return lines.filter(({ amount }) => amount !== NO_MONEY);
}

function reversalOf(posting: Posting, now: Date): Posting {
  const lines = posting.lines.map((line) => ({ ...line, amount: subtractPaisa(NO_MONEY, line.amount) }));
  return { ...posting, _id: `correction:${posting._id}`, at: now, reverses: posting._id, lines };
}
