import { salesChange, soldSomething, type Order } from '@nargisus/domain/orders';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Stores the sales of an order's change as pending, in a separate document as large as the order's lines: an order
 * never writes a document that grows with the shop's sales (docs/adr/0030). One write; none when nothing was sold.
 */
export function storePendingSales(
  db: Firestore,
  transaction: Pick<Transaction, 'create'>,
  before: Order | null,
  after: Order | null,
): void {
  const sales = soldSomething(salesChange(before, after));
  if (Object.keys(sales).length === 0) return;
  const order = (after ?? before)!;
  transaction.create(db.collection('counters/orders/pending').doc(), {
    sales,
    names: Object.fromEntries(order.items.map(({ productId, name }) => [productId, name])),
    soldAt: order.createdAt.getTime(),
  });
}
