import { fromDocument } from '@nargisus/domain/contract';
import {
  ORDER_COUNTER_SHARDS,
  orderSchema,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type Order,
  type OrderCounters,
} from '@nargisus/domain/orders';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, hasCode } from '../data/firestore-code.ts';
import { newestFirst, pageOf, type Page, type PageRequest } from '../data/page.ts';
import { OrderTransaction } from './order-transaction.ts';
import { PageByNumber } from './page-by-number.ts';
import { sumOfShards } from './sum-of-shards.ts';

/** Firestore puts writers of the same order or counter in line; under a rush that takes a few rounds. */
const MAX_ATTEMPTS = 10;

/** Of some six million human ids a day one is hardly ever taken. */
const MAX_ID_TRIES = 5;

/** Where orders and their counters are kept: orders/{id}, counters/orders/shards/{n}. */
export class OrdersRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
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

  /** Newest first; reads at most `limit` documents. */
  list(page: PageRequest): Promise<Page<Order>> {
    return newestFirst(this.#db.collection('orders'), page, readOrder);
  }

  /** The page after the `skip` newest orders, none of which is read (page-by-number.ts). */
  listAfter(wanted: { skip: number; limit: number }, now: Date): Promise<Page<Order>> {
    return this.#db.runTransaction(
      async (transaction) => {
        const page = new PageByNumber(transaction, this.#db.collection('orders'), this.#shards());
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

  /** Newest first; reads at most `limit` documents. */
  listByDelivery(status: DeliveryStatus, page: PageRequest): Promise<Page<Order>> {
    return newestFirst(this.#db.collection('orders').where('deliveryStatus', '==', status), page, readOrder);
  }

  /** ORDER_COUNTER_SHARDS reads, whatever the number of orders. */
  async counters(): Promise<OrderCounters> {
    return sumOfShards(await this.#db.getAll(...this.#shards()));
  }

  #shards(): DocumentReference[] {
    const shards = this.#db.collection('counters/orders/shards');
    return Array.from({ length: ORDER_COUNTER_SHARDS }, (_, shard) => shards.doc(String(shard)));
  }
}

function readOrder(document: { id: string; data(): object }): Order {
  return fromDocument(orderSchema, document.id, document.data());
}
