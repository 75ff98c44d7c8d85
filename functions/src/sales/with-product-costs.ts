import {
  pendingWithCosts,
  productsWithCosts,
  type PendingChange,
  type PendingSales,
} from '@nargisus/domain/orders';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { productCosts } from '../firestore/product-costs.ts';

/** Returns pending changes with what their goods cost when they were sold. One read for each product. */
export async function withProductCosts(
  db: Firestore,
  transaction: Transaction,
  changes: readonly PendingChange[],
): Promise<PendingSales[]> {
  const costs = await productCosts(db, transaction, productsWithCosts(changes));
  return changes.map((change) => pendingWithCosts(change, costs));
}
