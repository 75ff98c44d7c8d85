import { deliveryMessages } from '@nargisus/domain/messages';
import type { SentPartOf, deliveryCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import {
  assignDelivery,
  markDelivered,
  markShipped,
  markOutForDelivery,
  updateOrderStatuses,
} from '#data/orders/staff-order-mutations.ts';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/**
 * Returns the delivery transitions as actions with their messages (docs/reference/specification.md 4 and 8). Each
 * resolves to whether it succeeded.
 */
export function useDeliveryTransitions() {
  const t = useStrings(adminDeliveryStrings);
  const { run, isBusy } = useStaffAction();
  /**
   * Sending out asks no question, so it can be undone: a general status update restores both statuses
   * (docs/reference/specification.md 4).
   */
  const undoSendOut = ({ _id, orderStatus, deliveryStatus }: Order) =>
    void run(() => updateOrderStatuses(_id, { orderStatus, deliveryStatus }), {
      failed: deliveryMessages.statusFailed,
      done: t.undone,
    });
  return {
    isBusy,
    assign: ({ _id }: Order, form: SentPartOf<typeof deliveryCalls.assignDelivery, 'body'>) =>
      run(() => assignDelivery(_id, form), { failed: deliveryMessages.assignFailed, done: t.assignedNow }),
    ship: ({ _id }: Order, tracking: string) =>
      run(() => markShipped(_id, tracking), { failed: deliveryMessages.shipFailed, done: t.shippedNow }),
    sendOut: (order: Order) =>
      run(() => markOutForDelivery(order._id), {
        failed: deliveryMessages.statusFailed,
        done: t.outNow,
        undo: { label: t.undo, run: () => undoSendOut(order) },
      }),
    deliver: ({ _id }: Order, notes: string) =>
      run(() => markDelivered(_id, notes), {
        failed: deliveryMessages.deliverFailed,
        done: t.deliveredNow,
      }),
    setStatus: ({ _id }: Order, form: SentPartOf<typeof deliveryCalls.setOrderStatus, 'body'>) =>
      run(() => updateOrderStatuses(_id, form), {
        failed: deliveryMessages.statusFailed,
        done: t.updatedNow,
      }),
  };
}
