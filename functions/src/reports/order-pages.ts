import type { ProductCost } from '@nargisus/domain/catalogue';
import { withUnitCosts, type DayRange, type ReportOrder } from '@nargisus/domain/reports';
import { addDays, startOfDhakaDay } from '@nargisus/domain/time';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { productCosts } from '../firestore/product-costs.ts';

/** In memory twice for a moment: in wire form and parsed. 250 took 50 MiB more for a day of 15,000 orders. */
const PAGE_SIZE = 100;

type SoldCosts = Pick<ProductCost, 'costs'>;
const NO_COSTS: SoldCosts = { costs: [] };

interface Wanted<Order> {
  readonly fields: readonly string[];
  readonly parse: (document: QueryDocumentSnapshot) => Order;
}

/**
 * Yields the orders of a range of Dhaka days with the costs of their lines, oldest first, PAGE_SIZE at a time. One read each, of
 * the fields that a report has, and one for each product sold.
 */
export async function* orderPages<Order extends ReportOrder>(
  db: Firestore,
  { from, to }: DayRange,
  { fields, parse }: Wanted<Order>,
): AsyncGenerator<(Order & Pick<ReportOrder, 'unitCosts'>)[]> {
  const ofRange = db
    .collection('orders')
    .where('createdAt', '>=', startOfDhakaDay(from))
    .where('createdAt', '<', startOfDhakaDay(addDays(to, 1)))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(PAGE_SIZE);
  const costs = new Map<string, SoldCosts>();
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { orders, last } = await pageOf(after ? ofRange.startAfter(after) : ofRange, parse);
    await readCosts(db, orders, costs);
    yield orders.map((order) => withUnitCosts(order, costs));
    after = last;
  } while (after);
}

/** @param known - the costs that were read for earlier pages, to which it adds */
async function readCosts(db: Firestore, orders: readonly ReportOrder[], known: Map<string, SoldCosts>) {
  const sold = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
  const unread = [...sold].filter((id) => !known.has(id));
  const found = await productCosts(db, db, unread);
  for (const id of unread) known.set(id, found.get(id) ?? NO_COSTS);
}

/**
 * Returns a page of orders, and its last document when another page may follow. Frees the wire form once it is
 * parsed.
 */
async function pageOf<Order>(
  query: Query,
  parse: Wanted<Order>['parse'],
): Promise<{ orders: Order[]; last: QueryDocumentSnapshot | undefined }> {
  const { docs } = await query.get();
  return { orders: docs.map(parse), last: docs.length === PAGE_SIZE ? docs.at(-1) : undefined };
}
