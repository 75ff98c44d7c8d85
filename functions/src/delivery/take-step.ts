import { ShopError, staffRefusals } from '@nargisus/domain/contract';
import { moveDelivery, statusLabel, type DeliveryMoveName, type Order } from '@nargisus/domain/orders';
import { interpolate } from '@nargisus/domain/text';
import type { Shop } from '../data/shop.ts';
import type { World } from '../http/route.ts';
import { changeOrder } from '../orders/change-order.ts';

interface Step {
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
export function takeStep(shop: Shop, world: World, id: string, { name, ...change }: Step): Promise<Order> {
  const now = world.now();
  return changeOrder(shop, world, id, (order) => {
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
