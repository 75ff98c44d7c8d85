import type { Order } from '@nargisus/domain/orders';
import type { Transaction } from 'firebase-admin/firestore';

/**
 * The effects of a changed order on its payment. Orders declare it and payments implement it
 * (payments/create-order-payments.ts), so that orders do not import payments.
 */
export interface OrderPayments {
  /**
   * Requests the refund of an order, in the transaction that changes it. Reads first, then writes: the caller must have
   * read everything before.
   * @returns the order as it is to be stored: its refund is `failed` where there is no payment to refund
   */
  requestRefund(order: Order, transaction: Transaction): Promise<Order>;
  /**
   * Sends a requested refund to the gateway, after the commit. Never throws: a failure is logged, and the sweep retries.
   * @returns the order with the state of its refund
   */
  sendRefund(order: Order): Promise<Order>;
  /** Lists the payment of an order that is deleted as paid without an order, unless it was delivered or refunded. */
  releasePayment(order: Order, transaction: Transaction): Promise<void>;
}

/** The dependencies of every change of an order. */
export interface OrderChangeDependencies {
  readonly now: () => Date;
  readonly orderPayments: () => Promise<OrderPayments>;
}
