import { lineId } from '@nargisus/domain/cart';
import type { Order } from '@nargisus/domain/orders';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Removes the lines of a placed order from its buyer's cart. A write for each line, and one for the cart. */
export function removeBoughtLines(
  db: Firestore,
  transaction: Pick<Transaction, 'delete' | 'set'>,
  order: Order,
): void {
  const cart = db.doc(`carts/${order.uid}`);
  const bought = order.items.map(lineId);
  for (const id of bought) transaction.delete(cart.collection('items').doc(id));
  const lines = FieldValue.arrayRemove(...bought);
  transaction.set(cart, { lines, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
}
