import { fromDocument } from '@nargisus/domain/contract';
import { hasOtherTokens, type DeskQuery } from '@nargisus/domain/desk';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readPages } from '../firestore/read-pages.ts';

/** Orders read at once: their documents are a megabyte at most. */
const PAGE = 300;

/** Finds orders by what their desk documents say (docs/adr/0087). */
export class DeskSearchRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Returns how many desk documents Firestore finds, `most` at most: where the search text has several words, those that have the rarest
   * one. One read for each thousand.
   */
  async countUpTo(query: DeskQuery, most: number): Promise<number> {
    return (await this.#queryOf(query).limit(most).count().get()).data().count;
  }

  /**
   * Yields the orders that a query finds, newest first, page by page, in the memory of two pages. Reads the desk document of
   * each, without its tokens unless they are compared, and the order.
   */
  async *pagesOf(query: DeskQuery): AsyncGenerator<Order[]> {
    const fields = query.otherTokens.length > 0 ? ['createdAt', 'tokens'] : ['createdAt'];
    const sorted = this.#queryOf(query).select(...fields);
    for await (const docs of readPages(sorted, PAGE))
      yield await this.#ordersOf(docs.filter((desk) => fits(desk, query)));
  }

  /** Returns the numbers of the newest orders on a phone number. Reads two documents for each, `most` at most. */
  async orderNumbersOfPhone(digits: string, most: number): Promise<string[]> {
    const found = this.#db
      .collection('orderDesk')
      .where('tokens', 'array-contains', digits)
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc');
    const { docs } = await found.select().limit(most).get();
    return (await this.#ordersOf(docs)).map(({ orderId }) => orderId);
  }

  #queryOf({ equal, token, from, before }: DeskQuery): Query {
    let query: Query = this.#db.collection('orderDesk');
    if (token) query = query.where('tokens', 'array-contains', token);
    for (const [field, value] of equal) query = query.where(field, '==', value);
    if (from) query = query.where('createdAt', '>=', from);
    if (before) query = query.where('createdAt', '<', before);
    return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  }

  /** Returns the orders of desk documents in their order, without those that were deleted meanwhile. */
  async #ordersOf(desks: readonly QueryDocumentSnapshot[]): Promise<Order[]> {
    if (desks.length === 0) return [];
    const documents = await this.#db.getAll(...desks.map(({ id }) => this.#db.doc(`orders/${id}`)));
    return documents.flatMap((document) => {
      const data = document.data();
      return data ? [fromDocument(orderSchema, document.id, data)] : [];
    });
  }
}

const fits = (desk: QueryDocumentSnapshot, query: DeskQuery): boolean =>
  query.otherTokens.length === 0 || hasOtherTokens({ tokens: desk.get('tokens') as string[] }, query);
