import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { cancelOrder as cancelled, type Order } from '@nargisus/domain/orders';
import type { Caller } from '../http/authenticate.ts';
import type { PaymentRepositories, PaymentDependencies } from '../payments/payment-dependencies.ts';
import { auditOrderChange } from './audit-order-change.ts';
import { changeOrder } from './change-order.ts';

/** @throws ShopError 'not-found', for somebody else's order too, or 'conflict' when it has left the shop. */
export function cancelOrder(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
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
