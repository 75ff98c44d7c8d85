import { ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import {
  transitionDelivery,
  statusLabel,
  type DeliveryTransitionName,
  type Order,
} from '@nargisus/domain/orders';
import { withParams, type Message } from '@nargisus/domain/text';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderChangeDependencies } from '../orders/order-payments.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';

interface Transition {
  readonly name: DeliveryTransitionName;
  readonly who: string;
  readonly note?: string;
  readonly assignTo?: string;
  readonly riderNote?: string;
  readonly tracking?: string;
}

/**
 * Applies a transition of an order's delivery (docs/reference/specification.md 4).
 * @throws ShopError 'conflict' when the order does not have the status that the transition starts from, or is on
 * hold
 */
export function applyTransition(
  repositories: { readonly orders: OrdersRepository },
  dependencies: OrderChangeDependencies,
  id: string,
  { name, ...change }: Transition,
): Promise<Order> {
  const now = dependencies.now();
  return changeOrder(repositories, dependencies, id, (order) => {
    const result = transitionDelivery(order, name, { ...change, now });
    if (result.ok) return result.order;
    throw new ShopError('conflict', rejectionOf(order, result));
  });
}

type Rejection = Exclude<ReturnType<typeof transitionDelivery>, { ok: true }>;

function rejectionOf(order: Order, rejection: Rejection): string | Message {
  if (rejection.reason === 'on-hold') return staffErrorMessages.orderOnHold;
  if (order.orderStatus === 'cancelled') return staffErrorMessages.orderCancelled;
  return withParams(staffErrorMessages.wrongStep, {
    is: statusLabel(order.deliveryStatus),
    needs: statusLabel(rejection.needs),
  });
}
