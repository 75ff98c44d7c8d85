import { deliveryCalls } from '@nargisus/domain/contract';
import { DELIVERY_STATUSES, ORDER_STATUSES, statusLabel, type Order } from '@nargisus/domain/orders';
import { adminDeliveryTexts } from '../../../texts/en/admin-delivery.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceInput } from '../../../ui/choice-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { FormDialog } from '../desk/form-dialog.tsx';
import { useDeliverySteps } from './use-delivery-steps.ts';

/** The general status update: any order status with any delivery status (SPEC 4). */
export function StatusDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(adminDeliveryTexts);
  const say = useSay();
  const { setStatus, isBusy } = useDeliverySteps();
  const form = useSchemaForm(deliveryCalls.setOrderStatus.body, {
    orderStatus: order.orderStatus as string,
    deliveryStatus: order.deliveryStatus as string,
    deliveryAssignedTo: order.deliveryAssignedTo,
    deliveryNotes: '',
  });
  return (
    <FormDialog
      title={t.ofOrder(t.updateStatus, order.orderId)}
      submit={t.save}
      submitting={t.updating}
      isBusy={isBusy}
      onSubmit={form.submit((asked) => {
        // Words that were not typed leave those of before.
        const { deliveryNotes, ...rest } = asked;
        void setStatus(order, { ...rest, ...(deliveryNotes && { deliveryNotes }) }).then(
          (isDone) => isDone && onClose(),
        );
      })}
      onClose={onClose}
    >
      <ChoiceInput
        {...form.field('orderStatus')}
        label={t.orderStatus}
        options={ORDER_STATUSES.map((status) => [status, say(statusLabel(status))] as const)}
      />
      <ChoiceInput
        {...form.field('deliveryStatus')}
        label={t.deliveryStatus}
        options={DELIVERY_STATUSES.map((status) => [status, say(statusLabel(status))] as const)}
      />
      <TextInput {...form.field('deliveryAssignedTo')} label={t.assignedTo} optional />
      <TextInput {...form.field('deliveryNotes')} label={t.notes} optional />
    </FormDialog>
  );
}
