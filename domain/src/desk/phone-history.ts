import type { Order } from '../orders/order.ts';
import { orderEnd, type OrderEnd } from '../phones/order-end.ts';
import { dhakaDay } from '../time/dhaka-day.ts';

/** What is known of an order on the same phone number. */
export type PastOrder = Pick<Order, '_id' | 'createdAt' | 'orderStatus' | 'deliveryStatus'> & {
  /** Whether another order has taken over its products. */
  readonly isCombined: boolean;
};

/** Orders of one number within a Dhaka day that staff are warned of. */
const MANY_IN_A_DAY = 3;
/** Parcels that came back before staff are warned. */
const MANY_BACK = 2;

/** How the orders on a phone number ended, and what staff should look at. */
export interface PhoneHistory {
  readonly delivered: number;
  /** Parcels that nobody took. */
  readonly cameBack: number;
  /** Parcels that came back after they were delivered. */
  readonly returned: number;
  readonly cancelled: number;
  /** The other orders of the same day that wait to be sent, which may be one order placed twice. */
  readonly sameDay: readonly PastOrder[];
  readonly warnings: readonly ('many-today' | 'often-back')[];
}

/**
 * Returns what became of the orders on the phone number of an order (docs/reference/commerce.md 4). Anybody can type somebody
 * else's number: it warns staff, and decides nothing.
 * @param all - the orders on the number, with or without the order itself
 */
export function phoneHistory(
  order: Pick<Order, '_id' | 'createdAt'>,
  all: readonly PastOrder[],
): PhoneHistory {
  const others = all.filter(({ _id }) => _id !== order._id);
  const ended = (end: OrderEnd) => others.filter((it) => orderEnd(it) === end).length;
  const [delivered, cameBack] = [ended('delivered'), ended('came-back')];
  const day = dhakaDay(order.createdAt);
  const sameDay = others.filter(
    ({ createdAt, orderStatus, deliveryStatus }) =>
      dhakaDay(createdAt) === day && orderStatus !== 'cancelled' && deliveryStatus === 'pending',
  );
  const today = others.filter(({ createdAt }) => dhakaDay(createdAt) === day).length + 1;
  return {
    delivered,
    cameBack,
    returned: ended('returned'),
    cancelled: ended('cancelled'),
    sameDay,
    warnings: [
      ...(today >= MANY_IN_A_DAY ? (['many-today'] as const) : []),
      ...(cameBack >= MANY_BACK && cameBack >= delivered ? (['often-back'] as const) : []),
    ],
  };
}
