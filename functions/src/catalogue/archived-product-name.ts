import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** What a product was called when it left the shop: counters/orders/names/{id}, for the sales of the time before. */
export const archivedProductName = (db: Firestore, productId: string): DocumentReference =>
  db.doc(`counters/orders/names/${productId}`);
