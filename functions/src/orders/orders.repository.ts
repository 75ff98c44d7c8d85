import { fromDocument } from '@nargisus/domain/contract';
import {
  orderSchema,
  salesStats,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type Order,
  type OrderCounters,
  type SalesStats,
} from '@nargisus/domain/orders';
import { dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, hasCode } from '../firestore/status-codes.ts';
import { listOfBuyerWithin, type BuyerPeriod } from '../firestore/list-of-buyer.ts';
import { newestFirst, pageOf, type Page, type PageRequest } from '../firestore/pagination.ts';
import { rollUpPeriods } from '../sales/roll-up-periods.ts';
import { productNames } from '../sales/product-names.ts';
import { OrderTransaction } from './order-transaction.ts';
import { PageByNumber } from './page-by-number.ts';
import { rollUpPending, moveSalesFromShards } from '../sales/roll-up-pending.ts';
import { SalesLedger } from '../sales/sales-ledger.ts';
import { sumOfShards } from './sum-of-shards.ts';
import { throttleUpdate, type Throttle } from '../sales/throttle-update.ts';
import { writeStats } from '../sales/write-stats.ts';

/** Firestore puts writers of the same order or counter in line; under a rush that takes a few rounds. */
const MAX_ATTEMPTS = 10;

/** Of some six million human ids a day one is hardly ever taken. */
const MAX_ID_TRIES = 5;

/** Where orders and their counters are kept: orders/{id}, counters/orders/shards/{n}. */
export class OrdersRepository {
  readonly #db: Firestore;
  readonly #sales: SalesLedger;

  constructor(db: Firestore) {
    this.#db = db;
    this.#sales = new SalesLedger(db);
  }

  /** Runs again from the start when another writer was faster, or a new order's human id is taken. */
  async inTransaction<T>(work: (transaction: OrderTransaction) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#db.runTransaction(
          (transaction) => work(new OrderTransaction(this.#db, transaction)),
          { maxAttempts: MAX_ATTEMPTS },
        );
      } catch (error) {
        if (!hasCode(error, ALREADY_EXISTS) || tries === MAX_ID_TRIES) throw error;
      }
    }
  }

  /** One read. */
  async find(id: string): Promise<Order | undefined> {
    const document = await this.#db.doc(`orders/${id}`).get();
    const data = document.data();
    return data && fromDocument(orderSchema, id, data);
  }

  /** These orders, in this order; those that do not exist are left out. One read each. */
  async findAll(ids: readonly string[]): Promise<Order[]> {
    const documents = await this.#db.getAll(...ids.map((id) => this.#db.doc(`orders/${id}`)));
    return documents.flatMap((document) => {
      const data = document.data();
      return data ? [fromDocument(orderSchema, document.id, data)] : [];
    });
  }

  /** What somebody ordered within a time, newest first; reads at most `limit` documents. */
  async listOfBuyerWithin(time: BuyerPeriod, limit: number): Promise<Order[]> {
    const orders = await listOfBuyerWithin(this.#db.collection('orders'), time, limit);
    return orders.map(readOrder);
  }

  /** Newest first; reads at most `limit` documents. */
  list(page: PageRequest): Promise<Page<Order>> {
    return newestFirst(this.#db.collection('orders'), page, readOrder);
  }

  /** The page after the `skip` newest orders, none of which is read (page-by-number.ts). */
  listAfter(wanted: { skip: number; limit: number }, now: Date): Promise<Page<Order>> {
    return this.#db.runTransaction(
      async (transaction) => {
        const page = new PageByNumber(transaction, this.#db.collection('orders'), this.#sales);
        return pageOf(await page.read(wanted, now), wanted.limit, readOrder);
      },
      { readOnly: true },
    );
  }

  /** Newest first; reads at most `limit` documents. */
  listOfBuyer(
    by: { readonly uid: string } | { readonly userEmail: string },
    page: PageRequest,
  ): Promise<Page<Order>> {
    const orders = this.#db.collection('orders');
    const ofBuyer =
      'uid' in by ? orders.where('uid', '==', by.uid) : orders.where('userEmail', '==', by.userEmail);
    return newestFirst(ofBuyer, page, readOrder);
  }

  /** Those that wait for somebody to deliver them. Newest first; reads at most `limit` documents. */
  listPending(page: PageRequest): Promise<Page<Order>> {
    const orders = this.#db.collection('orders').where('deliveryStatus', '==', 'pending');
    return newestFirst(orders.where('orderStatus', 'in', WAITING_ORDER_STATUSES), page, readOrder);
  }

  /** Those that riders have to do with in this status (isDelivering). Newest first; reads at most `limit` documents. */
  listByDelivery(status: DeliveryStatus, page: PageRequest): Promise<Page<Order>> {
    const there = this.#db.collection('orders').where('deliveryStatus', '==', status);
    const delivering =
      status === 'returned' ? there : there.where('orderStatus', 'in', WAITING_ORDER_STATUSES);
    return newestFirst(delivering, page, readOrder);
  }

  /** ORDER_COUNTER_SHARDS reads, whatever the number of orders. */
  async counters(): Promise<OrderCounters> {
    return sumOfShards(await this.#db.getAll(...this.#shards()));
  }

  /**
   * What was sold in a period. Reads the days of the period on which something was sold with their further parts, what is
   * pending, and the names of TOP_PRODUCTS, twice of those that have left the shop: as many with a hundred orders as with a
   * million.
   */
  sales(period: { readonly from: DhakaDay; readonly to: DhakaDay }): Promise<SalesStats> {
    return this.#db.runTransaction(
      async (transaction) => {
        const figures = salesStats(await this.#sales.read(transaction, period), period);
        const ids = figures.products.map(({ productId }) => productId);
        const names = await productNames(this.#db, transaction, ids);
        const products = figures.products.map((it) => ({
          ...it,
          name: names.get(it.productId) ?? it.productId,
        }));
        return { ...figures, products };
      },
      { readOnly: true },
    );
  }

  /** To be done every hour (fold-sales.ts). */
  rollUpSales(now: Date): Promise<void> {
    return rollUpPeriods(this.#db, this.#sales, { today: dhakaDay(now) });
  }

  /** To be done every minute, and after changes of orders: rolls up sales and writes what dashboards follow. */
  async updateStats(now: Date): Promise<void> {
    const today = dhakaDay(now);
    const shards = await this.#sales.readShards();
    await moveSalesFromShards(this.#db, this.#sales, shards);
    await writeStats(this.#db, this.#sales, { today, shards });
    await rollUpPending(this.#db, this.#sales, today);
  }

  /** What the event of an order's change does (take-turn.ts). */
  followChange({ now, wait }: Omit<Throttle, 'write'>): Promise<unknown> {
    return throttleUpdate(this.#db, this.#sales, { now, wait, write: () => this.updateStats(now()) });
  }

  #shards(): DocumentReference[] {
    return this.#sales.shards();
  }
}

function readOrder(document: { id: string; data(): object }): Order {
  return fromDocument(orderSchema, document.id, document.data());
}
