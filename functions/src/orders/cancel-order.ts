import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { cancelOrder as cancelled, type Order } from '@nargisus/domain/orders';
import type { Caller } from '../http/authenticate.ts';
import { auditOrderChange } from './audit-order-change.ts';
import { changeOrder } from './change-order.ts';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';

/**
 * Cancels an order. @throws ShopError 'not-found', also for another person's order, or 'conflict' when it was
 * shipped
 */
export function cancelOrder(
  repositories: { readonly orders: OrdersRepository },
  dependencies: OrderChangeDependencies,
  { id, caller }: { id: string; caller: Caller },
): Promise<Order> {
  return changeOrder(
    repositories,
    dependencies,
    id,
    (order) => {
      const result = cancelled(order, { by: caller, now: dependencies.now() });
      if (result.ok) return result.order;
      throw result.reason === 'not-yours'
        ? new ShopError('not-found', errorMessages.orderNotFound)
        : new ShopError('conflict', errorMessages.hasShipped);
    },
    (before, after) =>
      caller.role === 'admin' ? auditOrderChange('order.cancelled', caller, before, after) : undefined,
  );
}
