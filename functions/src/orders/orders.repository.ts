import { fromDocument } from '@nargisus/domain/contract';
import {
  orderSchema,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type Order,
  type OrderCounters,
} from '@nargisus/domain/orders';
import type { PhoneEnds } from '@nargisus/domain/phones';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, hasCode } from '../firestore/status-codes.ts';
import { listOfBuyerWithin, type BuyerPeriod } from '../firestore/list-of-buyer.ts';
import { newestFirst, pageOf, type Page, type PageRequest } from '../firestore/pagination.ts';
import { readPhoneEnds } from '../phones/phone-history.ts';
import { readShopContact } from '../phones/shop-contact.ts';
import { OrderTransaction } from './order-transaction.ts';
import { readForOrder } from './read-for-order.ts';
import { StockLevels, type SizeOfProduct } from '../stock/stock-levels.ts';
import { VoucherOffers, type VoucherRequest } from '../vouchers/voucher-offers.ts';
import { readPageByNumber } from './page-by-number.ts';
import { orderCounterShards, sumOfShards } from './order-counters.ts';

/** Firestore serialises writers of the same order or counter; under load that takes a few rounds. */
const MAX_ATTEMPTS = 10;

/** Attempts to place an order under a random id; of six million ids a day, few are taken. */
const MAX_ID_TRIES = 5;

/** Orders and their counters: orders/{id}, counters/orders/shards/{n}. */
export class OrdersRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Runs work in a transaction; again from the start when another writer was faster, or a new order id is taken. `tries`
   * counts the runs from 1.
   */
  async inTransaction<T>(
    work: (orders: OrderTransaction, transaction: Transaction, tries: number) => Promise<T>,
  ): Promise<T> {
    let runs = 0;
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#db.runTransaction(
          (transaction) => work(new OrderTransaction(this.#db, transaction), transaction, (runs += 1)),
          { maxAttempts: MAX_ATTEMPTS },
        );
      } catch (error) {
        if (!hasCode(error, ALREADY_EXISTS) || tries === MAX_ID_TRIES) throw error;
      }
    }
  }

  /**
   * Returns, outside a transaction, what OrderTransaction.findForOrder() returns within one, with the stock: no lock
   * waits for it.
   */
  async findForOrder(id: string, lines: readonly SizeOfProduct[], voucher?: VoucherRequest) {
    const stock = new StockLevels();
    const vouchers = new VoucherOffers(this.#db, (query) => query.get());
    const getAll = (...documents: DocumentReference[]) => this.#db.getAll(...documents);
    const found = await readForOrder(this.#db, getAll, { id, lines, stock, vouchers, voucher });
    return { ...found, stock };
  }

  /** Returns how earlier orders on a phone number ended. Three counts. */
  phoneEnds(phone: string): Promise<PhoneEnds> {
    return readPhoneEnds(this.#db, phone);
  }

  /** Returns how customers reach the shop. One read. */
  shopContact(): Promise<string> {
    return readShopContact(this.#db);
  }

  /** One read. */
  async find(id: string): Promise<Order | undefined> {
    const document = await this.#db.doc(`orders/${id}`).get();
    const data = document.data();
    return data && fromDocument(orderSchema, id, data);
  }

  /** One read. @param orderId - the readable id */
  async findByOrderId(orderId: string): Promise<Order | undefined> {
    const { docs } = await this.#db.collection('orders').where('orderId', '==', orderId).limit(1).get();
    return docs[0] && readOrder(docs[0]);
  }

  /** Returns orders by id, in the given order, without those that do not exist. One read each. */
  async findAll(ids: readonly string[]): Promise<Order[]> {
    const documents = await this.#db.getAll(...ids.map((id) => this.#db.doc(`orders/${id}`)));
    return documents.flatMap((document) => {
      const data = document.data();
      return data ? [fromDocument(orderSchema, document.id, data)] : [];
    });
  }

  /** Returns what a buyer ordered within a period, newest first. Reads at most `limit` documents. */
  async listOfBuyerWithin(time: BuyerPeriod, limit: number): Promise<Order[]> {
    const orders = await listOfBuyerWithin(this.#db.collection('orders'), time, limit);
    return orders.map(readOrder);
  }

  /** Newest first; reads at most `limit` documents. */
  list(page: PageRequest): Promise<Page<Order>> {
    return newestFirst(this.#db.collection('orders'), page, readOrder);
  }

  /** The page after the `skip` newest orders (page-by-number.ts). */
  listAfter(wanted: { skip: number; limit: number }): Promise<Page<Order>> {
    return this.#db.runTransaction(
      async (transaction) => {
        const documents = await readPageByNumber(transaction, this.#db.collection('orders'), wanted);
        return pageOf(documents, wanted.limit, readOrder);
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

  /** Lists orders that wait for a rider, newest first. Reads at most `limit` documents. */
  listPending(page: PageRequest): Promise<Page<Order>> {
    const orders = this.#db.collection('orders').where('deliveryStatus', '==', 'pending');
    return newestFirst(orders.where('orderStatus', 'in', WAITING_ORDER_STATUSES), page, readOrder);
  }

  /** Lists orders in delivery with this status (isDelivering), newest first. Reads at most `limit` documents. */
  listByDelivery(status: DeliveryStatus, page: PageRequest): Promise<Page<Order>> {
    const there = this.#db.collection('orders').where('deliveryStatus', '==', status);
    const delivering =
      status === 'returned' ? there : there.where('orderStatus', 'in', WAITING_ORDER_STATUSES);
    return newestFirst(delivering, page, readOrder);
  }

  /** Returns the counters. ORDER_COUNTER_SHARDS reads, whatever the number of orders. */
  async counters(): Promise<OrderCounters> {
    return sumOfShards(await this.#db.getAll(...orderCounterShards(this.#db)));
  }
}

function readOrder(document: { id: string; data(): object }): Order {
  return fromDocument(orderSchema, document.id, document.data());
}
