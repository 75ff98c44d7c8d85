import { DEFAULT_CATEGORY } from '../../catalogue/categories.ts';
import type { Region } from '../../checkout/regions.ts';
import { NO_MONEY, type Paisa } from '../../money/paisa.ts';
import { countsAsRevenue } from '../../orders/order-counters.ts';
import { soldThrough } from '../../orders/order-source.ts';
import { piecesKept } from '../../orders/refused-pieces.ts';
import type { CostStats } from '../../orders/sales-costs.ts';
import { dhakaDay } from '../../time/dhaka-day.ts';
import { combineSummaries, summaryOf, type ReportSummary } from '../daily-report.ts';
import { goodsOfLine } from '../goods.ts';
import { reportLines } from '../report-lines.ts';
import { revenueOf } from '../report-order.ts';
import { Breakdown } from './breakdown.ts';
import { courierFigures, type CourierFigures } from './courier-figures.ts';
import type { RangeOrder } from './range-order.ts';

/** Orders by one of their properties. */
export interface OrderFigures {
  /** All orders, also cancelled and returned ones. */
  readonly orders: number;
  /** Those that count as revenue, and what they bring. */
  readonly sold: number;
  readonly revenue: Paisa;
}

interface VoucherFigures {
  /** Orders that count as revenue. */
  readonly uses: number;
  readonly discount: Paisa;
  readonly revenue: Paisa;
}

interface ReturnFigures {
  readonly deliveredOrders: number;
  readonly returnedOrders: number;
  readonly deliveredPieces: number;
  readonly returnedPieces: number;
}

interface Place {
  readonly region: Region;
  /** As the last order wrote it. */
  readonly district: string;
}

/** Districts are typed by hand where no place was chosen, and so are riders. */
const MAX_KEYS = 2_000;
/** More than the shop can list. */
const MAX_PRODUCTS = 1_000_000;

/** The sums of the orders of a range. Its size depends on products, places, couriers and vouchers, not on orders. */
export interface RangeAccumulator {
  /** The same sums as those of a daily report. */
  summary: ReportSummary;
  returns: ReturnFigures;
  readonly days: Breakdown<string, OrderFigures>;
  readonly products: Breakdown<{ readonly productId: string; readonly name: string }, CostStats>;
  readonly categories: Breakdown<string, CostStats>;
  readonly places: Breakdown<Place, OrderFigures>;
  readonly sources: Breakdown<string, OrderFigures>;
  readonly couriers: Breakdown<string, CourierFigures>;
  readonly vouchers: Breakdown<string, VoucherFigures>;
}

export const emptyAccumulator = (): RangeAccumulator => ({
  summary: summaryOf([]),
  returns: { deliveredOrders: 0, returnedOrders: 0, deliveredPieces: 0, returnedPieces: 0 },
  days: new Breakdown(MAX_KEYS),
  products: new Breakdown(MAX_PRODUCTS),
  categories: new Breakdown(MAX_KEYS),
  places: new Breakdown(MAX_KEYS),
  sources: new Breakdown(MAX_KEYS),
  couriers: new Breakdown(MAX_KEYS),
  vouchers: new Breakdown(MAX_KEYS),
});

/** Adds orders in place. Each order is added once. */
export function accumulateOrders(sums: RangeAccumulator, orders: readonly RangeOrder[]): void {
  sums.summary = combineSummaries(sums.summary, summaryOf(orders));
  for (const order of orders) {
    addOrder(sums, order);
    if (countsAsRevenue(order)) addSold(sums, order);
    sums.returns = withReturn(sums.returns, order);
  }
}

function addOrder({ days, places, sources, couriers }: RangeAccumulator, order: RangeOrder): void {
  const figures = { orders: 1, sold: Number(countsAsRevenue(order)), revenue: revenueOf(order) };
  const day = dhakaDay(order.createdAt);
  const source = soldThrough(order);
  const { region, district } = order.shippingAddress;
  days.add(day, day, figures);
  sources.add(source, source, figures);
  places.add(`${region}/${keyOf(district)}`, { region, district: district.trim() }, figures);
  const parcel = courierFigures(order);
  const courier = order.deliveryAssignedTo.trim();
  if (parcel) couriers.add(keyOf(courier), courier, parcel);
}

function addSold({ products, categories, vouchers }: RangeAccumulator, order: RangeOrder): void {
  for (const line of reportLines(order)) {
    const { productId, name, category = DEFAULT_CATEGORY } = line.item;
    const goods = goodsOfLine(line);
    products.add(productId, { productId, name }, goods);
    categories.add(category, category, goods);
  }
  const { voucherCode, voucherDiscount: discount } = order;
  if (voucherCode) vouchers.add(voucherCode, voucherCode, { uses: 1, discount, revenue: revenueOf(order) });
}

function withReturn(returns: ReturnFigures, order: RangeOrder): ReturnFigures {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const kept = order.items.reduce((sum, item) => sum + piecesKept(item), 0);
  switch (order.deliveryStatus) {
    case 'delivered':
      return {
        ...returns,
        deliveredOrders: returns.deliveredOrders + 1,
        deliveredPieces: returns.deliveredPieces + kept,
        returnedPieces: returns.returnedPieces + pieces - kept,
      };
    case 'returned':
      return {
        ...returns,
        returnedOrders: returns.returnedOrders + 1,
        returnedPieces: returns.returnedPieces + pieces,
      };
    default:
      return returns;
  }
}

export const NO_ORDER_FIGURES: OrderFigures = { orders: 0, sold: 0, revenue: NO_MONEY };

/** Spellings that differ in case and spaces are the same. */
const keyOf = (written: string): string => written.trim().replace(/\s+/g, ' ').toLowerCase();
