import type { OrderTransaction } from '../orders/order-transaction.ts';
import type { AttemptTransaction } from './attempt-transaction.ts';
import type { PaymentRepositories } from './payment-dependencies.ts';

/** Orders and attempts to pay in one Firestore transaction. Reads come before writes. */
export interface CheckoutTransaction {
  readonly orders: OrderTransaction;
  readonly attempts: AttemptTransaction;
}

/** Runs work that reads and writes orders and attempts together; again when another writer was faster. */
export function inCheckoutTransaction<T>(
  { orders, payments }: PaymentRepositories,
  work: (transaction: CheckoutTransaction) => Promise<T>,
): Promise<T> {
  return orders.inTransaction((transaction, firestoreTransaction) =>
    work({ orders: transaction, attempts: payments.attemptsIn(firestoreTransaction) }),
  );
}
