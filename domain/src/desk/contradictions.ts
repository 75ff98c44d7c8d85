import { heldByHand, isPaidAhead, paidOnline, refundable } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { isUsualPair } from '../orders/parcel.ts';
import { CASH_ON_DELIVERY, type PaymentStatus } from '../orders/statuses.ts';

/** What of an order's statuses and money cannot be true at once. */
export type Contradiction =
  /** Cancelled, and its parcel was delivered. */
  | 'cancelled-delivered'
  /** Delivered by the order's status, and not by the parcel's; and the other way round. */
  | 'delivered-not-arrived'
  | 'arrived-not-delivered'
  /** Shipped, and its parcel is in the shop; and the other way round. */
  | 'shipped-in-shop'
  | 'under-way-not-shipped'
  /** The gateway rejected the refund. */
  | 'refund-failed'
  /** Money went back, or is to, and the order goes on; or there was none. */
  | 'refunded-not-cancelled'
  | 'refund-without-payment'
  /** The payment's status does not say what became of the refund. */
  | 'refund-other-status'
  /** Cancelled, and the shop holds money. */
  | 'cancelled-holds-money'
  /** Paid in cash that nobody can have collected; that came back with its parcel; or that nobody is to collect. */
  | 'paid-not-collected'
  | 'returned-paid'
  | 'cash-called-off'
  /** Paid in advance, and its payment says otherwise. */
  | 'advance-not-paid';

/** The statuses and the money of an order. */
export type MoneyFacts = Pick<
  Order,
  | 'orderStatus'
  | 'deliveryStatus'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'refund'
  | 'paymentKept'
  | 'money'
  | 'totalAmount'
  | 'returnedAmount'
  | 'cashTaken'
>;

/**
 * Returns what contradicts itself in an order, the parcel first; empty for a plausible one. Staff can set any pair of statuses
 * (docs/reference/specification.md 4): they are warned before, and the order waits in Problems (docs/adr/0089).
 */
export function contradictionsOf(order: MoneyFacts): Contradiction[] {
  return [ofParcel(order), ofPayment(order)].filter((it) => it !== undefined);
}

function ofParcel(order: MoneyFacts): Contradiction | undefined {
  if (isUsualPair(order)) return undefined;
  const { orderStatus, deliveryStatus } = order;
  if (orderStatus === 'cancelled') return 'cancelled-delivered';
  if (orderStatus === 'delivered') return 'delivered-not-arrived';
  if (deliveryStatus === 'delivered') return 'arrived-not-delivered';
  return orderStatus === 'shipped' ? 'shipped-in-shop' : 'under-way-not-shipped';
}

function ofPayment(order: MoneyFacts): Contradiction | undefined {
  if (order.refund !== null) return ofRefund(order);
  const { orderStatus, paymentStatus } = order;
  // Cancelled: the shop must not hold money, unless staff decided so. Older refunded orders have no `refund`.
  if (orderStatus === 'cancelled') {
    if (order.paymentKept === true || paymentStatus === 'refunded') return undefined;
    const isHolding = paymentStatus === 'paid' || refundable(order) > 0 || heldByHand(order) > 0;
    return isHolding ? 'cancelled-holds-money' : undefined;
  }
  if (paymentsOf(order).includes(paymentStatus)) return undefined;
  if (paymentStatus === 'refunded') return 'refunded-not-cancelled';
  if (order.paymentMethod !== CASH_ON_DELIVERY || isPaidAhead(order)) return 'advance-not-paid';
  if (paymentStatus !== 'paid') return 'cash-called-off';
  return order.deliveryStatus === 'returned' ? 'returned-paid' : 'paid-not-collected';
}

function ofRefund(order: MoneyFacts): Contradiction | undefined {
  const { orderStatus, paymentStatus, refund } = order;
  const isCash = order.paymentMethod === CASH_ON_DELIVERY;
  if (refund === 'failed') return 'refund-failed';
  if (orderStatus !== 'cancelled') return 'refunded-not-cancelled';
  if (isCash && paidOnline(order) === 0) return 'refund-without-payment';
  if (refund === 'refunded') {
    if (paymentStatus !== 'refunded') return 'refund-other-status';
    return heldByHand(order) === 0 || order.paymentKept === true ? undefined : 'cancelled-holds-money';
  }
  // With an advance, the cash was called off.
  const expected = isCash && !isPaidAhead(order) ? 'cancelled' : 'paid';
  return paymentStatus === expected ? undefined : 'refund-other-status';
}

/** Returns the payment statuses that fit an order which is not cancelled. */
function paymentsOf(order: MoneyFacts): readonly PaymentStatus[] {
  const { paymentMethod, deliveryStatus } = order;
  if (paymentMethod !== CASH_ON_DELIVERY || isPaidAhead(order)) return ['paid'];
  if (deliveryStatus === 'delivered') return ['paid', 'pending'];
  return deliveryStatus === 'returned' ? ['cancelled', 'pending'] : ['pending'];
}
