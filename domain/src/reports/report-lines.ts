import type { Paisa } from '../money/paisa.ts';
import type { OrderItem } from '../orders/order.ts';
import { revenueOf, type ReportOrder } from './report-order.ts';

interface OrderAmounts {
  readonly subtotal: Paisa;
  readonly deliveryCharge: Paisa;
  readonly voucherDiscount: Paisa;
  readonly totalAmount: Paisa;
  readonly revenue: Paisa;
}

/** One bought line with the order it belongs to. */
export interface ReportLine {
  readonly order: ReportOrder;
  readonly item: OrderItem;
  /** 1, 2, … within the order. */
  readonly line: number;
  /** What belongs to the order as a whole stands with its first line alone. */
  readonly amounts: OrderAmounts | null;
}

/**
 * The order lines of a table with one kind of row: what describes the order is repeated, so that every row can be
 * sorted and filtered by itself; the order's amounts are not, so that every column adds up.
 */
export function reportLines(order: ReportOrder): ReportLine[] {
  const { subtotal, deliveryCharge, voucherDiscount, totalAmount } = order;
  const amounts = { subtotal, deliveryCharge, voucherDiscount, totalAmount, revenue: revenueOf(order) };
  return order.items.map((item, index) => ({
    order,
    item,
    line: index + 1,
    amounts: index === 0 ? amounts : null,
  }));
}
