import * as z from 'zod/mini';
import { costAt } from '../catalogue/product-cost.ts';
import { countsAsRevenue } from '../orders/order-counters.ts';
import { orderSchema } from '../orders/order.ts';
import { keptAmount } from '../orders/kept-amount.ts';
import type { CostsByProduct } from '../orders/sales-costs.ts';
import { NO_MONEY, type Paisa } from '../money/paisa.ts';

/** What a report needs of an order. A day may have thousands, so their timelines and images are not read. */
export const reportOrderSchema = z.pick(orderSchema, {
  _id: true,
  orderId: true,
  createdAt: true,
  userName: true,
  userEmail: true,
  items: true,
  subtotal: true,
  deliveryCharge: true,
  voucherDiscount: true,
  voucherCode: true,
  staffDiscount: true,
  totalAmount: true,
  returnedAmount: true,
  cashTaken: true,
  deliveryOption: true,
  orderStatus: true,
  deliveryStatus: true,
  paymentStatus: true,
  paymentMethod: true,
  money: true,
  shippingAddress: true,
  deliveryAddress: true,
  deliveryAssignedTo: true,
});

/** The order as it is stored. */
type StoredOrder = z.output<typeof reportOrderSchema>;

export interface ReportOrder extends StoredOrder {
  /** What a piece of each line cost the shop when it was ordered, in the order of `items`; null where it is not known. */
  readonly unitCosts?: readonly (Paisa | null)[];
}

/** Returns an order with the purchase costs that counted when it was placed (docs/adr/0058). */
export function withUnitCosts<Order extends ReportOrder>(
  order: Order,
  costs: CostsByProduct,
): Order & Pick<ReportOrder, 'unitCosts'> {
  const unitCosts = order.items.map(({ productId }) => {
    const stored = costs.get(productId);
    return stored ? costAt(stored, order.createdAt) : null;
  });
  return { ...order, unitCosts };
}

/** The fields that the database query selects. */
export const REPORT_ORDER_FIELDS: readonly string[] = Object.keys(reportOrderSchema.shape).filter(
  (field) => field !== '_id',
);

/**
 * Returns the revenue of an order: what its customer kept, zero when it is cancelled or returned
 * (docs/architecture.md#one-order-from-tap-to-report).
 */
export function revenueOf(order: ReportOrder): Paisa {
  return countsAsRevenue(order) ? keptAmount(order) : NO_MONEY;
}
