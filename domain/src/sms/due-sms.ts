import type { OrderDesk } from '../desk/order-desk.ts';
import { hasShipped } from '../orders/cancel-order.ts';
import { NO_ACCOUNT } from '../orders/order-source.ts';
import type { Order } from '../orders/order.ts';
import type { SmsSettings } from '../settings/sms-section.ts';
import type { SmsKind } from './sms-kinds.ts';

type OrderStatuses = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentStatus'>;
type Desk = OrderStatuses & Pick<OrderDesk, 'call' | 'createdAt' | 'edits'>;

const A_DAY_MS = 24 * 60 * 60_000;

/** The setting that switches a kind. */
const SWITCHES = {
  placed: 'placed',
  confirmed: 'confirmed',
  'no-answer': 'noAnswer',
  edited: 'edited',
  shipped: 'shipped',
  'out-for-delivery': 'outForDelivery',
  delivered: 'delivered',
  refunded: 'refunded',
} as const satisfies Record<SmsKind, keyof SmsSettings>;

/** Returns whether the shop sends messages of this kind. */
export function isSmsOn(kind: SmsKind, settings: SmsSettings): boolean {
  return settings.provider !== 'no-sms' && settings[SWITCHES[kind]] === 'send';
}

/**
 * Returns the messages that a change of an order's desk document causes; `before` is undefined for a new order. An order that is
 * stored long after it was placed was imported, and causes none.
 */
export function smsFor(before: Desk | undefined, after: Desk, now: Date): SmsKind[] {
  if (!before) return now.getTime() - after.createdAt.getTime() < A_DAY_MS ? ['placed'] : [];
  const became = <Field extends keyof Desk>(field: Field, value: Desk[Field]) =>
    before[field] !== value && after[field] === value;
  const causes: [SmsKind, boolean][] = [
    ['confirmed', became('call', 'confirmed')],
    ['no-answer', became('call', 'unreachable')],
    ['edited', (after.edits ?? 0) > (before.edits ?? 0)],
    ['shipped', became('orderStatus', 'shipped')],
    ['out-for-delivery', became('deliveryStatus', 'out_for_delivery')],
    ['delivered', became('orderStatus', 'delivered')],
    ['refunded', became('paymentStatus', 'refunded')],
  ];
  return causes.flatMap(([kind, isCaused]) => (isCaused ? kind : []));
}

/** Returns whether a message is still accurate when it is sent, which may be hours after the change. */
export function isSmsStillTrue(kind: SmsKind, order: OrderStatuses): boolean {
  if (kind === 'refunded') return order.paymentStatus === 'refunded';
  if (order.orderStatus === 'cancelled' || order.deliveryStatus === 'returned') return false;
  switch (kind) {
    case 'placed':
    case 'confirmed':
    case 'no-answer':
    case 'edited':
      return !hasShipped(order);
    case 'shipped':
      return hasShipped(order) && order.orderStatus !== 'delivered';
    case 'out-for-delivery':
      return order.deliveryStatus === 'out_for_delivery';
    case 'delivered':
      return order.orderStatus === 'delivered';
  }
}

/**
 * Returns whether a message needs a number that the account has verified: a buyer can enter another person's number, so before
 * staff have acted on the order nothing else is sent (docs/reference/commerce.md 4). An order that staff took has been agreed on with
 * the customer (docs/adr/0081).
 */
export const needsProvedNumber = (kind: SmsKind, { uid }: Pick<Order, 'uid'>): boolean =>
  kind === 'placed' && uid !== NO_ACCOUNT;
