import { ShopError, staffRefusals } from '@nargisus/domain/contract';
import { moveDelivery, statusLabel, type DeliveryMoveName, type Order } from '@nargisus/domain/orders';
import { interpolate } from '@nargisus/domain/text';
import type { Repositories } from '../app/repositories.ts';
import type { Dependencies } from '../http/route.ts';
import { changeOrder } from '../orders/change-order.ts';

interface Transition {
  readonly name: DeliveryMoveName;
  readonly who: string;
  readonly note?: string;
  readonly assignTo?: string;
  readonly riderNote?: string;
  readonly tracking?: string;
}

/**
 * A guided step of an order's delivery (docs/reference/specification.md 4).
 * @throws ShopError 'conflict' when the order does not stand where the step begins, or is on hold.
 */
export function applyTransition(
  repositories: Repositories,
  dependencies: Dependencies,
  id: string,
  { name, ...change }: Transition,
): Promise<Order> {
  const now = dependencies.now();
  return changeOrder(repositories, dependencies, id, (order) => {
    const result = moveDelivery(order, name, { ...change, now });
    if (result.ok) return result.order;
    throw new ShopError('conflict', refusalText(order, result));
  });
}

type Refusal = Exclude<ReturnType<typeof moveDelivery>, { ok: true }>;

function refusalText(order: Order, refusal: Refusal): string {
  if (refusal.reason === 'on-hold') return staffRefusals.orderOnHold;
  if (order.orderStatus === 'cancelled') return staffRefusals.orderCancelled;
  return interpolate(staffRefusals.wrongStep, {
    is: statusLabel(order.deliveryStatus),
    needs: statusLabel(refusal.needs),
  });
}
