import { salesStats, type SalesStats } from '@nargisus/domain/orders';
import { dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import type { Firestore } from 'firebase-admin/firestore';
import { productNames } from './product-names.ts';
import { moveSalesFromShards, rollUpPending } from './roll-up-pending.ts';
import { rollUpPeriods } from './roll-up-periods.ts';
import { SalesLedger } from './sales-ledger.ts';
import { throttleUpdate, type Throttle } from './throttle-update.ts';
import { writeStats } from './write-stats.ts';

/** Sales, and the stats that dashboards follow: rolled up from the changes of orders (docs/counters.md). */
export class SalesRepository {
  readonly #db: Firestore;
  readonly #ledger: SalesLedger;

  constructor(db: Firestore) {
    this.#db = db;
    this.#ledger = new SalesLedger(db);
  }

  /**
   * Returns the sales of a period. Reads the days of the period with sales and their further parts, what is pending,
   * and the names of TOP_PRODUCTS, twice for those that have left the shop: as many with a hundred orders as with a
   * million.
   */
  read(period: { readonly from: DhakaDay; readonly to: DhakaDay }): Promise<SalesStats> {
    return this.#db.runTransaction(
      async (transaction) => {
        const stats = salesStats(await this.#ledger.read(transaction, period), period);
        const ids = stats.products.map(({ productId }) => productId);
        const names = await productNames(this.#db, transaction, ids);
        const products = stats.products.map((it) => ({
          ...it,
          name: names.get(it.productId) ?? it.productId,
        }));
        return { ...stats, products };
      },
      { readOnly: true },
    );
  }

  /** Rolls up days and periods. Runs every hour (roll-up-periods.ts). */
  rollUp(now: Date): Promise<void> {
    return rollUpPeriods(this.#db, this.#ledger, { today: dhakaDay(now) });
  }

  /** Writes the stats that dashboards follow and rolls up pending sales. Runs every minute and after changes of orders. */
  async updateStats(now: Date): Promise<void> {
    const today = dhakaDay(now);
    const shards = await this.#ledger.readShards();
    await moveSalesFromShards(this.#db, this.#ledger, shards);
    await writeStats(this.#db, this.#ledger, { today, shards });
    await rollUpPending(this.#db, this.#ledger, today);
  }

  /** Updates the stats after a change of an order, throttled over all such changes (throttle-update.ts). */
  followChange({ now, wait }: Omit<Throttle, 'write'>): Promise<unknown> {
    return throttleUpdate(this.#db, this.#ledger, { now, wait, write: () => this.updateStats(now()) });
  }
}
