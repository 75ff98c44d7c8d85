import * as z from 'zod/mini';
import { orderSchema } from '../../orders/order.ts';
import { reportOrderSchema, type ReportOrder } from '../report-order.ts';

/**
 * What a report of a range needs of an order: that of the daily report, and the timeline, which says where the order was taken
 * and when its parcel was handed over and delivered. So a report reads no second document for an order.
 */
export const rangeOrderSchema = z.extend(reportOrderSchema, z.pick(orderSchema, { timeline: true }).shape);

type StoredRangeOrder = z.output<typeof rangeOrderSchema>;

export type RangeOrder = StoredRangeOrder & Pick<ReportOrder, 'unitCosts'>;

/** The fields that the database query selects. */
export const RANGE_ORDER_FIELDS: readonly string[] = Object.keys(rangeOrderSchema.shape).filter(
  (field) => field !== '_id',
);
