import { addPaisa, NO_MONEY, type Paisa } from '../money/paisa.ts';
import { countsAsRevenue } from '../orders/order-counters.ts';
import type { CostStats } from '../orders/sales-costs.ts';
import { SHOWN_STATUSES, shownStatus, type ShownStatus } from '../orders/shown-status.ts';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '../orders/statuses.ts';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { addGoods, goodsOfLine, NO_GOODS } from './goods.ts';
import { reportLines } from './report-lines.ts';
import { revenueOf, type ReportOrder } from './report-order.ts';

interface OrderTotals {
  readonly orders: number;
  /** Of orders that are neither cancelled nor returned. */
  readonly revenue: Paisa;
}

export interface ReportSummary extends OrderTotals {
  /** Pieces in all orders. */
  readonly pieces: number;
  /** Line prices and costs of the orders that have revenue. */
  readonly goods: CostStats;
  /** All SHOWN_STATUSES in order, including zeroes, so that two days can be compared. */
  readonly byStatus: readonly (OrderTotals & { readonly status: ShownStatus })[];
  /** Only those that occur. */
  readonly byPayment: readonly (OrderTotals & {
    readonly method: PaymentMethod;
    readonly status: PaymentStatus;
  })[];
}

/** The orders of one Dhaka day, oldest first, with their sums. */
export interface DailyReport {
  readonly day: DhakaDay;
  /** All orders; of a day with more than LISTED_ORDERS that was read in pages, the first ones. */
  readonly orders: readonly ReportOrder[];
  /** The sums of all orders. */
  readonly summary: ReportSummary;
}

/** How many orders the PDF lists: some 70 pages, held in memory while it is rendered. */
export const LISTED_ORDERS = 1_000;

export function dailyReport(day: DhakaDay, orders: readonly ReportOrder[]): DailyReport {
  return { day, orders, summary: summaryOf(orders) };
}

/** Returns an empty report, to which pages are added. */
export const emptyReport = (day: DhakaDay): DailyReport => dailyReport(day, []);

/** Returns a report with the next orders of its day: counts all, lists the first LISTED_ORDERS. */
export function withMoreOrders(
  { day, orders, summary }: DailyReport,
  more: readonly ReportOrder[],
): DailyReport {
  const listed = [...orders, ...more.slice(0, LISTED_ORDERS - orders.length)];
  return { day, orders: listed, summary: combineSummaries(summary, summaryOf(more)) };
}

/** Returns the sums of two sets of orders. */
export function combineSummaries(a: ReportSummary, b: ReportSummary): ReportSummary {
  const byPayment = PAYMENT_METHODS.flatMap((method) =>
    PAYMENT_STATUSES.map((status) => {
      const its = [...a.byPayment, ...b.byPayment].filter(
        (it) => it.method === method && it.status === status,
      );
      return { method, status, ...its.reduce(addTotals, NO_ORDERS) };
    }),
  );
  return {
    ...addTotals(a, b),
    pieces: a.pieces + b.pieces,
    goods: addGoods(a.goods, b.goods),
    byStatus: a.byStatus.map(({ status, ...its }, index) => ({
      status,
      ...addTotals(its, b.byStatus[index]!),
    })),
    byPayment: byPayment.filter((it) => it.orders > 0),
  };
}

const NO_ORDERS: OrderTotals = { orders: 0, revenue: NO_MONEY };

const addTotals = (a: OrderTotals, b: OrderTotals): OrderTotals => ({
  orders: a.orders + b.orders,
  revenue: addPaisa(a.revenue, b.revenue),
});

/** Returns the sums of some orders. */
export function summaryOf(orders: readonly ReportOrder[]): ReportSummary {
  const byStatus = SHOWN_STATUSES.map((status) => ({
    status,
    ...totalsOf(orders.filter((order) => shownStatus(order) === status)),
  }));
  const byPayment = PAYMENT_METHODS.flatMap((method) =>
    PAYMENT_STATUSES.map((status) => ({
      method,
      status,
      ...totalsOf(orders.filter((it) => it.paymentMethod === method && it.paymentStatus === status)),
    })),
  );
  const pieces = orders.flatMap((order) => order.items).reduce((sum, item) => sum + item.quantity, 0);
  const goods = orders.filter(countsAsRevenue).map(goodsOf).reduce(addGoods, NO_GOODS);
  return {
    ...totalsOf(orders),
    pieces,
    goods,
    byStatus,
    byPayment: byPayment.filter((it) => it.orders > 0),
  };
}

function totalsOf(orders: readonly ReportOrder[]): OrderTotals {
  const revenue = orders.reduce((sum, order) => addPaisa(sum, revenueOf(order)), NO_MONEY);
  return { orders: orders.length, revenue };
}

function goodsOf(order: ReportOrder): CostStats {
  return reportLines(order).map(goodsOfLine).reduce(addGoods, NO_GOODS);
}
