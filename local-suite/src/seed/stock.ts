import type { Availability } from '@nargisus/domain/catalogue';
import { withLineStock, type Order } from '@nargisus/domain/orders';
import {
  availabilityOf,
  DEFAULT_LOW_AT,
  levelsOf,
  stockChange,
  storedStock,
  type Stock,
  type StockMove,
} from '@nargisus/domain/stock';
import type { CountedSize } from './counted-sizes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Before the first seeded order. */
const FIRST_COUNT_DAYS = 35;
const DELIVERY_DAYS = 12;
const DELIVERED = 6;

type Change = Pick<StockMove, 'stock' | 'createdAt' | 'why' | 'order' | 'by' | 'note'> & {
  readonly onHand: number;
  readonly committed: number;
};

export interface SeedStock {
  readonly stocks: readonly Stock[];
  readonly moves: readonly StockMove[];
  /** What shoppers see, by product id. */
  readonly availability: ReadonlyMap<string, Availability>;
}

/**
 * Returns the stock of the counted sizes with all its moves, as the server writes them: a first count, what the orders moved,
 * a delivery of the sizes that are well in, and a last count that leaves what can be bought.
 */
export function makeSeedStock(
  sizes: readonly CountedSize[],
  orders: readonly Order[],
  { by, now }: { readonly by: string; readonly now: Date },
): SeedStock {
  const ordered = orders.flatMap((order) => changesOf(order));
  const made = sizes.map((size) => {
    const own = ordered.filter(({ stock }) => stock === size.id);
    return stockOf(size, own, { by, now });
  });
  const stocks = made.map(({ stock }) => stock);
  const ids = [...new Set(stocks.map(({ productId }) => productId))];
  const ofProduct = (id: string) => stocks.filter(({ productId }) => productId === id);
  return {
    stocks,
    moves: made.flatMap(({ moves }) => moves),
    availability: new Map(ids.map((id) => [id, availabilityOf(ofProduct(id), now)])),
  };
}

function stockOf(
  { id, productId, size, available }: CountedSize,
  ordered: readonly Change[],
  { by, now }: { readonly by: string; readonly now: Date },
): { stock: Stock; moves: StockMove[] } {
  const byStaff = { stock: id, order: null, by, committed: 0 };
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // As many as the orders ever took, so that none of them sold what was not there.
  const taken = ordered.reduce((sum, { committed }) => sum + Math.max(0, committed), 0);
  const delivered = available > DELIVERED ? DELIVERED : 0;
  const sumOf = (field: 'onHand' | 'committed') => ordered.reduce((sum, change) => sum + change[field], 0);
  const counted = taken + available - delivered;
  const left = counted + delivered + sumOf('onHand') - sumOf('committed');
  const count = { ...byStaff, why: 'count' } as const;
  const first: Change = {
    ...count,
    createdAt: daysAgo(FIRST_COUNT_DAYS),
    onHand: counted,
    note: 'First count',
  };
  const delivery: Change = {
    ...byStaff,
    why: 'delivery',
    createdAt: daysAgo(DELIVERY_DAYS),
    onHand: delivered,
    note: 'GRN-1042',
  };
  const last: Change = { ...count, createdAt: now, onHand: available - left, note: 'Shelf count' };
  const changes = [
    first,
    ...[...(delivered > 0 ? [delivery] : []), ...ordered].toSorted(
      (a, b) => Number(a.createdAt) - Number(b.createdAt),
    ),
    ...(last.onHand === 0 ? [] : [last]),
  ];
  let level = { onHand: 0, committed: 0 };
  const moves = changes.map(({ onHand, committed, ...change }, place): StockMove => {
    const from = level;
    level = { onHand: from.onHand + onHand, committed: from.committed + committed };
    return { _id: `seed-${id}-${String(place + 1).padStart(3, '0')}`, ...change, from, to: level };
  });
  const stock: Stock = {
    _id: id,
    productId,
    size,
    isCounted: true,
    ...levelsOf(level),
    holds: {},
    lowAt: DEFAULT_LOW_AT,
    updatedAt: now,
  };
  return { stock: storedStock(stock, now), moves };
}

/** Returns what an order moved at each step of its timeline. */
function changesOf(order: Order): Change[] {
  const { _id, orderId, uid } = order;
  const isCounted = ({ productId, size }: { productId: string; size: string }) =>
    order.items.some((it) => it.productId === productId && it.size === size && it.stock !== undefined);
  const sold = { ...order, items: order.items.map(({ stock: _stock, ...line }) => line) };
  let before: Order | null = null;
  return order.timeline.flatMap(({ at, who, to }, place) => {
    const isLast = place === order.timeline.length - 1;
    // The last state of each line is stored: what was received back is not in the statuses.
    const after: Order = isLast
      ? order
      : withLineStock(before, { ...sold, ...to, items: before?.items ?? sold.items }, isCounted);
    const changes = stockChange(before, after).map(({ stock, onHand, committed, why }) => {
      const by = who === uid ? null : who;
      return { stock, onHand, committed, why, order: { _id, orderId }, by, createdAt: at, note: '' };
    });
    before = after;
    return changes;
  });
}
