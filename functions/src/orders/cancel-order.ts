import { may } from '@nargisus/domain/accounts';
import { calls, errorMessages, ShopError } from '@nargisus/domain/contract';
import {
  cancelOrder as cancelled,
  type Cancellation,
  type CancelResult,
  type Order,
} from '@nargisus/domain/orders';
import type { Caller } from '../http/authenticate.ts';
import { auditOrderChange } from './audit-order-change.ts';
import { changeOrder } from './change-order.ts';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';

interface Request {
  readonly id: string;
  readonly caller: Caller;
  /** Whether the shop keeps what was paid online: for staff alone. */
  readonly keepsPayment: boolean;
  /** Why, for the audit log. */
  readonly reason: string;
}

/**
 * Cancels an order. @throws ShopError 'not-found', also for another person's order; 'forbidden' when a customer would
 * leave the payment with the shop; 'conflict' when it was
 * shipped, or when a payment to keep goes back already
 */
export function cancelOrder(
  repositories: { readonly orders: OrdersRepository },
  dependencies: OrderChangeDependencies,
  { id, caller, keepsPayment, reason }: Request,
): Promise<Order> {
  const isStaff = may(caller, calls.cancelOrder.rights);
  return changeOrder(
    repositories,
    dependencies,
    id,
    (order) =>
      cancelledBy(order, { by: { uid: caller.uid, isStaff }, now: dependencies.now(), keepsPayment }),
    (before, after) => {
      if (!isStaff) return undefined;
      const record = auditOrderChange('order.cancelled', caller, before, after);
      return record && { ...record, note: reason };
    },
  );
}

/** Returns a cancelled order. @throws ShopError as cancelOrder() does */
export function cancelledBy(order: Order, cancellation: Cancellation): Order {
  const result = cancelled(order, cancellation);
  if (result.ok) return result.order;
  throw rejectionOf(result.reason);
}

function rejectionOf(reason: Extract<CancelResult, { ok: false }>['reason']): ShopError {
  switch (reason) {
    case 'not-yours':
      return new ShopError('not-found', errorMessages.orderNotFound);
    case 'not-staff':
      return new ShopError('forbidden', errorMessages.forbidden);
    case 'refund-under-way':
      return new ShopError('conflict', errorMessages.refundUnderWay);
    case 'has-shipped':
      return new ShopError('conflict', errorMessages.hasShipped);
  }
}
