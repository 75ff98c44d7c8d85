import { orderMessages } from '@nargisus/domain/messages';
import { moneyOf, moneyOnDelete, type Order } from '@nargisus/domain/orders';
import { deleteOrder } from '#data/orders/staff-order-mutations.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useConfirmDelete } from '../shared/use-confirm-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/**
 * Deletes an order after a confirmation that states what happens to its payment (docs/reference/specification.md 5,
 * Deletes). `remove` resolves to whether the order was deleted.
 */
export function useDeleteOrder() {
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const confirmDelete = useConfirmDelete();
  const { run, isBusy } = useStaffAction();
  const remove = async (order: Order) => {
    const money = t.moneyOnDelete[moneyOnDelete(order)](formats.taka(moneyOf(order).paid));
    const text = [t.removeText(order.orderId), money].filter(Boolean).join(' ');
    if (!(await confirmDelete(text))) return false;
    const messages = { failed: orderMessages.deleteFailed, done: t.removed, outcome: 'deleted' } as const;
    return run(() => deleteOrder(order._id), messages);
  };
  return { remove, isBusy };
}
