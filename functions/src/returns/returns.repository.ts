import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { returnRequestSchema, type ReturnRequest, type ReturnStatus } from '@nargisus/domain/returns';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { changedFields } from '../firestore/changed-fields.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import { orderAt, readOrder } from '../orders/read-for-order.ts';

/** An order as a transaction reads it, with all its requests. */
export interface OrderReturns {
  /** Undefined when it was deleted. */
  readonly order: Order | undefined;
  readonly requests: readonly ReturnRequest[];
}

/** Requests to return products: returns/{id}, a new id for each. Only functions read and write them. */
export class ReturnsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Stores the request that `build` returns for an order and its requests. Of two at once for the same pieces, the second is
   * built again with the first among the requests. Reads the order and each of its requests; at least two reads, one write.
   */
  create(
    orderId: string,
    build: (id: string, present: OrderReturns) => ReturnRequest,
  ): Promise<ReturnRequest> {
    const reference = this.#returns.doc();
    return this.#db.runTransaction(async (transaction) => {
      const request = build(reference.id, await this.#read(transaction, orderId));
      transaction.create(reference, toDocument(returnRequestSchema, request));
      return request;
    });
  }

  /**
   * Stores what staff decide, with the audit entry that `change` returns. Returns undefined without such a request. One read,
   * two writes; where `change` calls `present`, also reads the order and each of its requests.
   */
  decide(
    id: string,
    change: (
      stored: ReturnRequest,
      present: () => Promise<OrderReturns>,
    ) => Promise<{ request: ReturnRequest; audit: AuditRecord }>,
    now: Date,
  ): Promise<ReturnRequest | undefined> {
    const reference = this.#returnOf(id);
    return this.#db.runTransaction(async (transaction) => {
      const stored = await read(transaction, reference);
      if (!stored) return undefined;
      const { request, audit } = await change(stored, () => this.#read(transaction, stored.orderId));
      const [before, after] = [
        toDocument(returnRequestSchema, stored),
        toDocument(returnRequestSchema, request),
      ];
      transaction.update(reference, changedFields(before, after));
      appendAuditEntry(this.#db, transaction, audit, now);
      return request;
    });
  }

  /** Deletes a request unless `check` throws. One read, at most one write. */
  remove(id: string, check: (stored: ReturnRequest | undefined) => void): Promise<void> {
    const reference = this.#returnOf(id);
    return this.#db.runTransaction(async (transaction) => {
      check(await read(transaction, reference));
      transaction.delete(reference);
    });
  }

  /** Lists requests of one status, newest first. Reads at most `limit` documents. */
  listByStatus(status: ReturnStatus, page: PageRequest): Promise<Page<ReturnRequest>> {
    return newestFirst(this.#returns.where('status', '==', status), page, readReturn);
  }

  /** Lists all requests of an order, newest first. Reads each once: they are as few as the order's lines allow. */
  async listOfOrder(orderId: string): Promise<ReturnRequest[]> {
    return sortedNewestFirst(await this.#ofOrder(orderId).get());
  }

  /** Lists a person's requests for one order, newest first. Reads each once. */
  async listOfPersonsOrder(uid: string, orderId: string): Promise<ReturnRequest[]> {
    return sortedNewestFirst(await this.#ofOrder(orderId).where('uid', '==', uid).get());
  }

  /** Lists all requests of a person, for an export. Reads each once. */
  async listOf(uid: string): Promise<ReturnRequest[]> {
    return sortedNewestFirst(await this.#returns.where('uid', '==', uid).get());
  }

  /** Deletes all requests of a person. May be interrupted and repeated. One read and one write each. */
  async removeAll(uid: string): Promise<void> {
    const { docs } = await this.#returns.where('uid', '==', uid).select().get();
    for (const { ref } of docs) await ref.delete();
  }

  async #read(transaction: Transaction, orderId: string): Promise<OrderReturns> {
    const [order, requests] = await Promise.all([
      transaction.get(orderAt(this.#db, orderId)),
      transaction.get(this.#ofOrder(orderId)),
    ]);
    return { order: readOrder(order), requests: requests.docs.map(readReturn) };
  }

  #ofOrder(orderId: string) {
    return this.#returns.where('orderId', '==', orderId);
  }

  get #returns() {
    return this.#db.collection('returns');
  }

  #returnOf(id: string): DocumentReference {
    return this.#returns.doc(id);
  }
}

async function read(
  transaction: Transaction,
  reference: DocumentReference,
): Promise<ReturnRequest | undefined> {
  const document = await transaction.get(reference);
  return document.exists ? readReturn(document) : undefined;
}

/** Sorts in memory: an order or a person has few requests, and their queries then need no index of their own. */
const sortedNewestFirst = ({ docs }: { docs: readonly DocumentSnapshot[] }): ReturnRequest[] =>
  docs.map(readReturn).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());

const readReturn = (document: DocumentSnapshot): ReturnRequest =>
  fromDocument(returnRequestSchema, document.id, document.data()!);
