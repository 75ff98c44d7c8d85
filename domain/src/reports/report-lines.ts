import { multiplyPaisa, paisa, type Paisa } from '../money/paisa.ts';
import { countsAsRevenue } from '../orders/order-counters.ts';
import type { OrderItem } from '../orders/order.ts';
import { keptItemTotal, piecesKept } from '../orders/refused-pieces.ts';
import { staffDiscountOf } from '../orders/staff-discount.ts';
import { revenueOf, type ReportOrder } from './report-order.ts';

interface OrderAmounts {
  readonly subtotal: Paisa;
  readonly deliveryCharge: Paisa;
  readonly voucherDiscount: Paisa;
  readonly staffDiscount: Paisa;
  readonly totalAmount: Paisa;
  readonly revenue: Paisa;
}

/** An order line with its order. */
export interface ReportLine {
  readonly order: ReportOrder;
  readonly item: OrderItem;
  /** 1, 2, … within the order. */
  readonly line: number;
  /** The order's amounts, on its first line only. */
  readonly amounts: OrderAmounts | null;
  readonly costs: LineCosts | null;
}

/** What the pieces of a line that the customer kept cost the shop. */
interface LineCosts {
  readonly unit: Paisa;
  readonly line: Paisa;
  /** Their price less their cost, before delivery and discounts; null for an order without revenue. */
  readonly margin: Paisa | null;
}

/**
 * Returns the order lines for a table with one kind of row. Repeats the order's description, so that rows can be sorted
 * and filtered; does not repeat its amounts, so that columns add up.
 */
export function reportLines(order: ReportOrder): ReportLine[] {
  const { subtotal, deliveryCharge, voucherDiscount, totalAmount } = order;
  const staffDiscount = staffDiscountOf(order);
  const revenue = revenueOf(order);
  const amounts = { subtotal, deliveryCharge, voucherDiscount, staffDiscount, totalAmount, revenue };
  return order.items.map((item, index) => ({
    order,
    item,
    line: index + 1,
    amounts: index === 0 ? amounts : null,
    costs: lineCosts(order, index),
  }));
}

/** Returns null where the cost is not known. */
function lineCosts(order: ReportOrder, index: number): LineCosts | null {
  const unit = order.unitCosts?.[index] ?? null;
  if (unit === null) return null;
  const item = order.items[index]!;
  const line = multiplyPaisa(unit, piecesKept(item));
  return { unit, line, margin: countsAsRevenue(order) ? paisa(keptItemTotal(item) - line) : null };
}
