import { orderMessages } from '@nargisus/domain/messages';
import { moneyOnDelete, type Order } from '@nargisus/domain/orders';
import { deleteOrder } from '#data/orders/staff-order-mutations.ts';
import { adminOrdersStrings } from '#locales/en/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useAskToDelete } from '../shared/use-ask-to-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/**
 * docs/reference/specification.md 5, Deletes: asks first, saying what becomes of the money. True when the order is
 * gone.
 */
export function useDeleteOrder() {
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const askToDelete = useAskToDelete();
  const { run, isBusy } = useStaffAction();
  const remove = async (order: Order) => {
    const money = t.moneyOnDelete[moneyOnDelete(order)](formats.taka(order.totalAmount));
    const question = [t.removeText(order.orderId), money].filter(Boolean).join(' ');
    if (!(await askToDelete(question))) return false;
    const words = { failed: orderMessages.deleteFailed, done: t.removed, outcome: 'deleted' } as const;
    return run(() => deleteOrder(order._id), words);
  };
  return { remove, isBusy };
}
