import {
  addSales,
  keepPeriods,
  NO_ORDERS,
  ORDER_COUNTER_SHARDS,
  orderCounterChange,
  orderCounterShard,
  salesChange,
  sumOrderCounters,
  type Order,
  type OrderCounters,
  type Sales,
} from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';

/** How many orders are added up before they go to the whole, which is long: adding copies it. */
const AT_ONCE = 5_000;

/** What the counters say about orders, as the shop would have counted and folded them. */
export class Books {
  readonly #shards: OrderCounters[] = Array.from({ length: ORDER_COUNTER_SHARDS }, () => NO_ORDERS);
  #recent: OrderCounters[] = this.#shards.slice();
  #waiting = 0;
  readonly #sales: Sales = {};
  readonly #names: Record<string, string> = {};

  add(order: Order): void {
    const shard = orderCounterShard(order._id);
    this.#recent[shard] = sumOrderCounters([this.#recent[shard]!, orderCounterChange(null, order)]);
    addSales(this.#sales, salesChange(null, order));
    for (const { productId, name } of order.items) this.#names[productId] = name;
    this.#waiting += 1;
    if (this.#waiting === AT_ONCE) this.#settle();
  }

  /** Paths and contents. */
  documents(): (readonly [path: string, document: object])[] {
    this.#settle();
    const shards = this.#shards.map(
      (counted, shard) => [`counters/orders/shards/${shard}`, counted] as const,
    );
    const days = Object.entries(this.#sales).map(
      ([day, sold]) => [`counters/orders/sales/${day}`, sold] as const,
    );
    const kept = keepPeriods(this.#sales, this.#names, dhakaDay(new Date()));
    const periods = Object.entries(kept).map(
      ([period, sold]) => [`counters/orders/periods/${period}`, sold] as const,
    );
    return [...shards, ...days, ...periods];
  }

  #settle(): void {
    for (const [shard, added] of this.#recent.entries()) {
      this.#shards[shard] = sumOrderCounters([this.#shards[shard]!, added]);
    }
    this.#recent = this.#shards.map(() => NO_ORDERS);
    this.#waiting = 0;
  }
}
