import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';

export interface BuyerPeriod {
  readonly uid: string;
  readonly from: Date;
  readonly to: Date;
}

/**
 * Returns documents with `uid` and `createdAt` that a buyer created within a period, newest first. Reads at most
 * `limit` documents.
 */
export async function listOfBuyerWithin(
  collection: CollectionReference,
  { uid, from, to }: BuyerPeriod,
  limit: number,
): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await collection
    .where('uid', '==', uid)
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', to)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .get();
  return docs;
}
