import { RECALLED_DELIVERY_STATUSES } from '../../orders/parcel.ts';
import type { DeliveryStatus } from '../../orders/statuses.ts';
import type { RangeOrder } from './range-order.ts';

/** What became of the parcels of one courier or rider; counts, except the time. */
export interface CourierFigures {
  readonly parcels: number;
  readonly delivered: number;
  readonly returned: number;
  /** Neither delivered nor returned yet, also those of orders that were cancelled meanwhile. */
  readonly onTheWay: number;
  /** The delivered parcels whose hand-over is known, and their time from hand-over to delivery in ms. */
  readonly timed: number;
  readonly transitMs: number;
}

/**
 * Returns the figures of an order's parcel; undefined while no courier has it. One parcel an order: where one was sent again, the
 * present one counts.
 */
export function courierFigures(order: RangeOrder): CourierFigures | undefined {
  const { deliveryStatus, deliveryAssignedTo } = order;
  const isUnderWay = RECALLED_DELIVERY_STATUSES.some((it) => it === deliveryStatus);
  const isDelivered = deliveryStatus === 'delivered';
  const isReturned = deliveryStatus === 'returned';
  if (deliveryAssignedTo.trim() === '' || !(isUnderWay || isDelivered || isReturned)) return undefined;
  const transitMs = isDelivered ? transitOf(order) : undefined;
  return {
    parcels: 1,
    delivered: Number(isDelivered),
    returned: Number(isReturned),
    onTheWay: Number(isUnderWay),
    timed: Number(transitMs !== undefined),
    transitMs: transitMs ?? 0,
  };
}

/** The statuses that say that the parcel has left the shop. */
const HANDED_OVER: readonly DeliveryStatus[] = ['picked_up', 'in_transit', 'out_for_delivery'];

/**
 * Returns the time from the hand-over to the last delivery, in ms; undefined when staff recorded the delivery without a hand-over.
 */
function transitOf({ timeline }: RangeOrder): number | undefined {
  const delivery = timeline.findLast(
    ({ from, to }) => to.deliveryStatus === 'delivered' && from?.deliveryStatus !== 'delivered',
  );
  if (!delivery) return undefined;
  // A parcel that came back was handed over again: only what follows counts.
  const before = timeline.slice(0, timeline.indexOf(delivery));
  const cameBack = before.findLastIndex(({ to }) =>
    ['pending', 'assigned', 'returned'].includes(to.deliveryStatus),
  );
  const handOver = before.slice(cameBack + 1).find(({ to }) => HANDED_OVER.includes(to.deliveryStatus));
  return handOver && Math.max(0, delivery.at.getTime() - handOver.at.getTime());
}

const DAY_MS = 24 * 3_600_000;

/** Returns the mean time from hand-over to delivery in days with one decimal; null where none is known. */
export function meanDays({ timed, transitMs }: Pick<CourierFigures, 'timed' | 'transitMs'>): number | null {
  return timed > 0 ? Math.round((transitMs * 10) / timed / DAY_MS) / 10 : null;
}
