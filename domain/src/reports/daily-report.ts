import { addPaisa, NO_MONEY, type Paisa } from '../money/paisa.ts';
import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../orders/statuses.ts';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { revenueOf, type ReportOrder } from './report-order.ts';

interface Tally {
  readonly orders: number;
  /** Of the orders that are neither cancelled nor returned. */
  readonly revenue: Paisa;
}

export interface ReportSummary extends Tally {
  /** Pieces bought, in all orders. */
  readonly pieces: number;
  /** All five, in the order of an order's life; zeroes too, so that two days can be laid side by side. */
  readonly byStatus: readonly (Tally & { readonly status: OrderStatus })[];
  /** Those that occur. */
  readonly byPayment: readonly (Tally & { readonly method: PaymentMethod; readonly status: PaymentStatus })[];
}

/** One Dhaka day's orders, oldest first, and what they come to. */
export interface DailyReport {
  readonly day: DhakaDay;
  readonly orders: readonly ReportOrder[];
  readonly summary: ReportSummary;
}

export function dailyReport(day: DhakaDay, orders: readonly ReportOrder[]): DailyReport {
  return { day, orders, summary: summaryOf(orders) };
}

function summaryOf(orders: readonly ReportOrder[]): ReportSummary {
  const byStatus = ORDER_STATUSES.map((status) => ({
    status,
    ...tally(orders.filter((order) => order.orderStatus === status)),
  }));
  const byPayment = PAYMENT_METHODS.flatMap((method) =>
    PAYMENT_STATUSES.map((status) => ({
      method,
      status,
      ...tally(orders.filter((it) => it.paymentMethod === method && it.paymentStatus === status)),
    })),
  );
  const pieces = orders.flatMap((order) => order.items).reduce((sum, item) => sum + item.quantity, 0);
  return { ...tally(orders), pieces, byStatus, byPayment: byPayment.filter((it) => it.orders > 0) };
}

function tally(orders: readonly ReportOrder[]): Tally {
  const revenue = orders.reduce((sum, order) => addPaisa(sum, revenueOf(order)), NO_MONEY);
  return { orders: orders.length, revenue };
}
