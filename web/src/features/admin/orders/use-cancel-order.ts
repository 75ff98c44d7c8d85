import { deliveryMessages } from '@nargisus/domain/messages';
import { amountOnCancel, moneyOnCancel, type Order } from '@nargisus/domain/orders';
import { cancelOrder } from '#data/orders/cancel-order.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/**
 * Returns a function that asks whether to cancel an order and states what happens to its payment. It resolves to true
 * when confirmed.
 */
export function useConfirmCancel(): (order: Order) => Promise<boolean> {
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const { confirm } = useDialogs();
  return (order) => {
    const money = t.moneyOnCancel[moneyOnCancel(order)](formats.taka(amountOnCancel(order)));
    return confirm({
      title: t.cancelTitle(order.orderId),
      text: [t.cancelText, money].filter(Boolean).join(' '),
      confirmLabel: t.cancelYes,
      cancelLabel: t.cancelNo,
      isDestructive: true,
    });
  };
}

/** Cancels an order after a confirmation. `cancel` resolves to whether the order was cancelled. */
export function useCancelOrder() {
  const t = useStrings(adminOrdersStrings);
  const confirmCancel = useConfirmCancel();
  const { run, isBusy } = useStaffAction();
  const cancel = async (order: Order) =>
    (await confirmCancel(order)) &&
    run(() => cancelOrder(order), { failed: deliveryMessages.statusFailed, done: t.cancelled });
  return { cancel, isBusy };
}
