import { countersOfOrder, type OrderDesk } from '@nargisus/domain/desk';
import {
  addSales,
  DAY_PART_PRODUCTS,
  dayPartId,
  NO_ORDERS,
  ORDER_COUNTER_SHARDS,
  orderCounterShard,
  salesChange,
  sumOrderCounters,
  type DaySales,
  type Order,
  type OrderCounters,
  type Sales,
} from '@nargisus/domain/orders';

/** The number of orders that are added up separately before they are added to the totals, because each addition copies them. */
const CHUNK = 5_000;

/** Adds up the counters of orders; periods and stats are computed later. */
export class OrderTotals {
  readonly #shards: OrderCounters[] = Array.from({ length: ORDER_COUNTER_SHARDS }, () => NO_ORDERS);
  #recent: OrderCounters[] = this.#shards.slice();
  #pending = 0;
  readonly #sales: Sales = {};

  add(order: Order, desk: OrderDesk): void {
    const shard = orderCounterShard(order._id);
    this.#recent[shard] = sumOrderCounters([this.#recent[shard]!, countersOfOrder(order, desk)]);
    addSales(this.#sales, salesChange(null, order));
    this.#pending += 1;
    if (this.#pending === CHUNK) this.#flush();
  }

  /** Returns paths and contents of the documents. */
  documents(): (readonly [path: string, document: object])[] {
    this.#flush();
    const shards = this.#shards.map(
      (counted, shard) => [`counters/orders/shards/${shard}`, counted] as const,
    );
    const days = Object.entries(this.#sales).flatMap(([day, sold]) => partsOf(day, sold));
    return [...shards, ...days];
  }

  #flush(): void {
    for (const [shard, added] of this.#recent.entries()) {
      this.#shards[shard] = sumOrderCounters([this.#shards[shard]!, added]);
    }
    this.#recent = this.#shards.map(() => NO_ORDERS);
    this.#pending = 0;
  }
}

/** Returns the sales of a day in as many documents as its products need. */
function partsOf(day: string, { products, ...sold }: DaySales): [path: string, document: object][] {
  const all = Object.entries(products);
  const parts = Math.ceil(Math.max(all.length, 1) / DAY_PART_PRODUCTS);
  return Array.from({ length: parts }, (_, part) => {
    const ofPart = all.slice(part * DAY_PART_PRODUCTS, (part + 1) * DAY_PART_PRODUCTS);
    const rest = part === 0 ? { ...sold, parts: parts - 1 } : { categories: {}, regions: {} };
    return [
      `counters/orders/sales/${dayPartId(day, part)}`,
      { ...rest, products: Object.fromEntries(ofPart) },
    ];
  });
}
