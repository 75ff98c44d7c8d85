import { districtOf } from '../delivery/district-of.ts';
import { NO_MONEY } from '../money/paisa.ts';
import { hasShipped } from './cancel-order.ts';
import { heldByHand, isPaidAhead, moneyOf, refundable } from './money.ts';
import type { Order } from './order.ts';
import { owedForRefused } from './partial-delivery.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HAND_OVER_MS = 48 * HOUR_MS;
const DELIVERY_DAYS = { nearby: 5, elsewhere: 10 };
const REFUND_DAYS = 10;

/** What the shop owes the customer of an order that was paid before its delivery. */
export type PrepaidDuty = 'hand-over' | 'deliver' | 'refund';

/** The next duty of the shop, and until when it must be done. */
export interface PrepaidDeadline {
  readonly duty: PrepaidDuty;
  readonly dueAt: Date;
}

/**
 * Returns what is due next of an order that was paid in full before its delivery, by the Digital Commerce Operation Guidelines 2021
 * (docs/reference/couriers-and-sms.md 10): with the carrier within 48 hours of the payment, delivered within 5 days in the shop's own
 * district and 10 elsewhere, and money that must go back within 10 days. Undefined when nothing is due.
 * @param homeDistrict - `division/district` of the shop. An order whose address has no known place counts as nearby: the earlier
 * date is never too late.
 */
export function prepaidDeadline(order: Order, homeDistrict: string): PrepaidDeadline | undefined {
  const owedSince = refundOwedSince(order);
  if (owedSince) return { duty: 'refund', dueAt: refundDeadline(owedSince) };
  const { orderStatus, deliveryStatus, shippingAddress } = order;
  const isOver =
    orderStatus === 'cancelled' || deliveryStatus === 'delivered' || deliveryStatus === 'returned';
  if (isOver || !isPaidAhead(order)) return undefined;
  const paid = paidAt(order).getTime();
  if (!hasShipped(order)) return { duty: 'hand-over', dueAt: new Date(paid + HAND_OVER_MS) };
  const { areaId } = shippingAddress;
  const isNearby = areaId === undefined || districtOf(areaId) === homeDistrict;
  const days = isNearby ? DELIVERY_DAYS.nearby : DELIVERY_DAYS.elsewhere;
  return { duty: 'deliver', dueAt: new Date(paid + days * DAY_MS) };
}

/** Returns until when a payment must be back with the customer. @param since - when it was made, or when the goods came back */
export const refundDeadline = (since: Date): Date => new Date(since.getTime() + REFUND_DAYS * DAY_MS);

/**
 * Returns from when the days of a refund count; undefined when none is owed. What could not be delivered counts from the payment, goods
 * that came back from the day on which they did. After a part of the money of a returned parcel went back, staff have decided on the rest.
 */
function refundOwedSince(order: Order): Date | undefined {
  const held = refundable(order) + heldByHand(order);
  if (order.orderStatus === 'cancelled') return held > 0 && !order.paymentKept ? paidAt(order) : undefined;
  if (order.deliveryStatus === 'returned') {
    const isDecided = moneyOf(order).refunded > 0;
    return held > 0 && !isDecided ? reachedAt(order, 'returned') : undefined;
  }
  return owedForRefused(order) > NO_MONEY ? reachedAt(order, 'delivered') : undefined;
}

/** Returns when an order was paid: when the last payment by hand came, or when it was placed. */
function paidAt({ timeline, createdAt }: Order): Date {
  return timeline.findLast(({ payment }) => payment?.kind === 'received')?.at ?? createdAt;
}

/** Returns when an order reached its present delivery status. */
function reachedAt({ timeline, updatedAt }: Order, status: Order['deliveryStatus']): Date {
  const reached = timeline.findLast(
    ({ from, to }) => to.deliveryStatus === status && from?.deliveryStatus !== status,
  );
  return reached?.at ?? updatedAt;
}
