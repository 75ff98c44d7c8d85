import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { orderDeskOf, orderDeskSchema, stageChange, type OrderDesk } from '@nargisus/domain/desk';
import { orderCounterShard, orderSchema, type Order, type OrderCounters } from '@nargisus/domain/orders';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { changedFields } from '../firestore/changed-fields.ts';
import { readDesk, writeDesk } from './desk-documents.ts';
import { readSkus, withSkus } from './fill-skus.ts';
import { counterIncrements } from './order-counters.ts';

/** Orders of one transaction: a few megabytes at most. */
const PAGE = 100;

interface Rebuild {
  /** Whether to write what differs, or only to count it. */
  readonly repair: boolean;
  /** The id of the last order that an interrupted run had compared. */
  readonly after?: string | undefined;
  /** Called after each page with the orders so far and the id of the last. */
  readonly progress?: (orders: number, last: string) => void;
}

export interface RebuiltDesk {
  orders: number;
  /** Orders without a desk document. */
  missing: number;
  /** Desk documents that differ from what their order and their own facts make them, or whose order lacks a known SKU. */
  different: number;
  /** Desk documents whose order does not exist. */
  orphaned: number;
  /** Orders that the schema rejects; they are left out. */
  readonly unreadable: string[];
}

/**
 * Compares the desk documents with the orders, writes the missing and the different ones and deletes those without an
 * order. Keeps what only the desk knows (calls, due times), and counts the stages in the same transaction.
 *
 * Fills in the SKUs that order lines lack, as products have them now, because an order is found by them.
 *
 * Safe while orders change: each page of orders is one transaction. Writes differences only, so another run continues an
 * interrupted one. Keeps one page in memory. Two reads per order, one per page for each
 * product whose lines lack a SKU, a write or two per difference and one per page with any.
 */
export async function rebuildDesk(db: Firestore, { repair, after, progress }: Rebuild): Promise<RebuiltDesk> {
  const result: RebuiltDesk = { orders: 0, missing: 0, different: 0, orphaned: 0, unreadable: [] };
  let last = after;
  for (;;) {
    const work = (transaction: Transaction) => rebuildPage(db, transaction, { repair, after: last });
    const page = await db.runTransaction(work, repair ? {} : { readOnly: true });
    result.orders += page.orders;
    result.missing += page.missing;
    result.different += page.different;
    result.orphaned += page.orphaned;
    result.unreadable.push(...page.unreadable);
    if (!page.last) return result;
    last = page.last;
    progress?.(result.orders, last);
  }
}

/** Rebuilds a page; `last` is its last id, undefined for the last page. A transaction may run it several times. */
async function rebuildPage(
  db: Firestore,
  transaction: Transaction,
  { repair, after }: { repair: boolean; after: string | undefined },
): Promise<RebuiltDesk & { last: string | undefined }> {
  const { docs } = await transaction.get(sortedById(db, 'orders', after).limit(PAGE));
  const last = docs.length === PAGE ? docs.at(-1)?.id : undefined;
  const ofPage = sortedById(db, 'orderDesk', after);
  const known = await transaction.get(last ? ofPage.endAt(last) : ofPage);
  const desks = new Map(known.docs.map((it) => [it.id, it]));
  const stages = new StageChanges();
  const page = {
    orders: docs.length,
    missing: 0,
    different: 0,
    orphaned: 0,
    unreadable: [] as string[],
    last,
  };
  const orders = docs.flatMap((document) => {
    const order = orderIn(document);
    if (!order) page.unreadable.push(document.id);
    return order ? [order] : [];
  });
  const skus = await readSkus(db, transaction, orders);
  for (const { id } of docs) if (page.unreadable.includes(id)) desks.delete(id);
  for (const order of orders) {
    const stored = deskOf(desks.get(order._id));
    desks.delete(order._id);
    const filled = withSkus(order, skus);
    if (stored && filled === order && isDeepStrictEqual(encoded(stored), encoded(orderDeskOf(order, stored))))
      continue;
    page[stored ? 'different' : 'missing'] += 1;
    if (!repair) continue;
    if (filled !== order)
      transaction.update(db.doc(`orders/${order._id}`), changedOrderFields(order, filled));
    stages.add(order._id, writeDesk(db, transaction, filled, stored));
  }
  page.orphaned = desks.size;
  for (const orphan of repair ? desks.values() : []) {
    transaction.delete(orphan.ref);
    stages.add(orphan.id, stageChange(deskOf(orphan), undefined));
  }
  stages.write(db, transaction);
  return page;
}

/** Sums changes of stages by counter shard. */
class StageChanges {
  readonly #shards = new Map<number, OrderCounters['stages']>();

  add(orderDocumentId: string, change: OrderCounters['stages']): void {
    const shard = orderCounterShard(orderDocumentId);
    const sum = this.#shards.get(shard) ?? {};
    for (const [stage, amount] of Object.entries(change)) sum[stage] = (sum[stage] ?? 0) + amount;
    this.#shards.set(shard, sum);
  }

  write(db: Firestore, transaction: Transaction): void {
    for (const [shard, stages] of this.#shards) {
      const increments = counterIncrements({ stages });
      if (Object.keys(increments).length === 0) continue;
      transaction.set(db.doc(`counters/orders/shards/${shard}`), increments, { merge: true });
    }
  }
}

function sortedById(db: Firestore, collection: string, after: string | undefined): Query {
  const sorted = db.collection(collection).orderBy(FieldPath.documentId());
  return after ? sorted.startAfter(after) : sorted;
}

const changedOrderFields = (before: Order, after: Order) =>
  changedFields(toDocument(orderSchema, before), toDocument(orderSchema, after));

const deskOf = (document: QueryDocumentSnapshot | undefined) => document && readDesk(document);
const encoded = (desk: OrderDesk) => toDocument(orderDeskSchema, desk);

function orderIn(document: QueryDocumentSnapshot): Order | undefined {
  try {
    return fromDocument(orderSchema, document.id, document.data());
  } catch {
    return undefined;
  }
}
