import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * Returns the document with the name of a product that left the shop, for its earlier sales:
 * counters/orders/names/{id}.
 */
export const archivedProductName = (db: Firestore, productId: string): DocumentReference =>
  db.doc(`counters/orders/names/${productId}`);
