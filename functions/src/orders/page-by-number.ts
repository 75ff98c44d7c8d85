import {
  FieldPath,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

/** An offset up to this costs less than finding the split point: a read for each order that it passes over. */
const CHEAP_OFFSET = 20;

interface Wanted {
  /** Newer orders to pass over. */
  readonly skip: number;
  readonly limit: number;
}

/**
 * Returns the `limit` orders after the `skip` newest, newest first. Exact while orders arrive, because one read-only
 * transaction reads all of it.
 *
 * Firestore bills what an offset passes over, so the start of the page is found by bisection over createdAt: a count costs a
 * read for each thousand orders. What remains is passed over by an offset: CHEAP_OFFSET orders, or those that share a
 * millisecond. Reads the page, the newest and the oldest order, and about a dozen counts (docs/adr/0006).
 */
export async function readPageByNumber(
  transaction: Transaction,
  orders: Query,
  { skip, limit }: Wanted,
): Promise<readonly QueryDocumentSnapshot[]> {
  const newestFirst = orders.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (skip <= CHEAP_OFFSET) return (await transaction.get(newestFirst.offset(skip).limit(limit))).docs;
  const { before, newer } = await findSplitPoint(transaction, orders, skip);
  const older = newestFirst.where('createdAt', '<', Timestamp.fromMillis(before));
  return (await transaction.get(older.offset(skip - newer).limit(limit))).docs;
}

/** Returns a moment in ms, and how many orders were created at it or later: `skip` at most, and nearly as many. */
async function findSplitPoint(transaction: Transaction, orders: Query, skip: number) {
  const end = async (direction: 'asc' | 'desc') => {
    const { docs } = await transaction.get(
      orders.orderBy('createdAt', direction).limit(1).select('createdAt'),
    );
    return (docs[0]?.get('createdAt') as Timestamp | undefined)?.toMillis() ?? 0;
  };
  let [before, after, newer] = [(await end('desc')) + 1, await end('asc'), 0];
  while (skip - newer > CHEAP_OFFSET && before - after > 1) {
    const middle = Math.floor((before + after) / 2);
    const between = orders
      .where('createdAt', '>=', Timestamp.fromMillis(middle))
      .where('createdAt', '<', Timestamp.fromMillis(before));
    // More than are missing need not be counted.
    const { count } = (await transaction.get(between.limit(skip - newer + 1).count())).data();
    if (newer + count > skip) after = middle;
    else [before, newer] = [middle, newer + count];
  }
  return { before, newer };
}
