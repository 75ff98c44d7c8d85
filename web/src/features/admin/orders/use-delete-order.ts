import { orderMessages } from '@nargisus/domain/messages';
import type { Order } from '@nargisus/domain/orders';
import { deleteOrder } from '../../../data/delivery-desk.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useAskToDelete } from '../desk/use-ask-to-delete.ts';
import { useStaffAction } from '../desk/use-staff-action.ts';

/** SPEC 5, Deletes: asks first. True when the order is gone. */
export function useDeleteOrder() {
  const t = useTexts(adminOrdersTexts);
  const askToDelete = useAskToDelete();
  const { run, isBusy } = useStaffAction();
  const remove = async ({ _id, orderId }: Order) =>
    (await askToDelete(t.removeText(orderId))) &&
    run(() => deleteOrder(_id), { failed: orderMessages.deleteFailed, done: t.removed, outcome: 'deleted' });
  return { remove, isBusy };
}
