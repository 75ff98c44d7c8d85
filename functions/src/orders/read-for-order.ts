import { productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import type { DeliverySettings } from '@nargisus/domain/delivery';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import type { CallPolicy } from '@nargisus/domain/desk';
import { callPolicy, deliverySettings, settingsRecord } from '@nargisus/domain/settings';
import { stockId } from '@nargisus/domain/stock';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { stockAt, type SizeOfProduct, type StockLevels } from '../stock/stock-levels.ts';

type GetAll = (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;

interface Wanted {
  /** The document id that the order has if it was placed before. */
  readonly id: string;
  readonly lines: readonly SizeOfProduct[];
  /** Gets the stock of the lines. */
  readonly stock: StockLevels;
}

/** What an order is made from. */
export interface FoundForOrder {
  /** The order of the document id, if it was placed before. */
  readonly made: Order | undefined;
  /** The products of the lines that exist. */
  readonly products: Product[];
  /** The delivery settings that count at this moment: a charge is never decided by a cached copy. */
  readonly delivery: DeliverySettings;
  /** The rules for calls before packing. */
  readonly calls: CallPolicy;
}

/**
 * Returns what an order is made from, and reads the lines' stock, in one round trip, because that is most of the time that
 * placing an order takes. Reads at most 2n + 3 documents for n lines.
 */
export async function readForOrder(
  db: Firestore,
  getAll: GetAll,
  { id, lines, stock }: Wanted,
): Promise<FoundForOrder> {
  const wanted = productsAt(
    db,
    lines.map(({ productId }) => productId),
  );
  const stocks = lines.map((line) => stockAt(db, stockId(line)));
  const [order, delivery, calls, ...found] = await getAll(
    orderAt(db, id),
    db.doc('settings/delivery'),
    db.doc('settings/calls'),
    ...wanted,
    ...stocks,
  );
  stock.load(found.slice(wanted.length));
  return {
    made: order && readOrder(order),
    products: found.slice(0, wanted.length).flatMap(readProduct),
    delivery: deliverySettings(settingsRecord('delivery', delivery?.data()).values),
    calls: callPolicy(settingsRecord('calls', calls?.data()).values),
  };
}

export const orderAt = (db: Firestore, id: string): DocumentReference => db.doc(`orders/${id}`);

export const productsAt = (db: Firestore, ids: readonly string[]): DocumentReference[] =>
  [...new Set(ids)].map((id) => db.doc(`products/${id}`));

export function readOrder(document: DocumentSnapshot): Order | undefined {
  const data = document.data();
  return data && fromDocument(orderSchema, document.id, data);
}

export function readProduct(document: DocumentSnapshot): [] | [Product] {
  const data = document.data();
  return data ? [fromDocument(productSchema, document.id, data)] : [];
}
