import { productCostSchema } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import type { CostsByProduct } from '@nargisus/domain/orders';
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
