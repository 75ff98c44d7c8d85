import { productCostSchema } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import {
  pendingWithCosts,
  productsWithCosts,
  type CostsByProduct,
  type PendingChange,
  type PendingSales,
} from '@nargisus/domain/orders';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Returns the purchase costs of products. One read each. @param reader - the database, or a transaction */
export async function productCosts(
  db: Firestore,
  reader: Transaction | Firestore,
  ids: readonly string[],
): Promise<CostsByProduct> {
  if (ids.length === 0) return new Map();
  const documents = await reader.getAll(...ids.map((id) => db.doc(`productCosts/${id}`)));
  return new Map(
    documents.flatMap((document) => {
      const data = document.data();
      return data ? [[document.id, fromDocument(productCostSchema, document.id, data)] as const] : [];
    }),
  );
}

/** Returns pending changes with what their goods cost when they were sold. One read for each product. */
export async function withProductCosts(
  db: Firestore,
  transaction: Transaction,
  changes: readonly PendingChange[],
): Promise<PendingSales[]> {
  const costs = await productCosts(db, transaction, productsWithCosts(changes));
  return changes.map((change) => pendingWithCosts(change, costs));
}
