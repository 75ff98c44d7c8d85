import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { archivedProductName } from '../catalogue/archived-product-name.ts';

/** Returns the names of products, also of those that left the shop. One read each, two for those. */
export async function productNames(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const named = await namesAt(transaction, ids, (id) => db.doc(`products/${id}`));
  const gone = ids.filter((id) => !named.has(id));
  const former = await namesAt(transaction, gone, (id) => archivedProductName(db, id));
  return new Map([...named, ...former]);
}

async function namesAt(
  transaction: Transaction,
  ids: readonly string[],
  place: (id: string) => DocumentReference,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const documents = await transaction.getAll(...ids.map(place), { fieldMask: ['name'] });
  return new Map(
    documents.flatMap((document) => {
      const name = document.get('name') as string | undefined;
      return name ? [[document.id, name]] : [];
    }),
  );
}
