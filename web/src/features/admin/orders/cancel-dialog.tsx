import { cancellationSchema } from '@nargisus/domain/contract';
import { addPaisa } from '@nargisus/domain/money';
import { deliveryMessages } from '@nargisus/domain/messages';
import { amountOnCancel, heldByHand, moneyOnCancel, refundable, type Order } from '@nargisus/domain/orders';
import Typography from '@mui/material/Typography';
import { cancelOrder } from '#data/orders/cancel-order.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the dialog that cancels an order of which something was paid already, which goes back or stays with the shop. */
export function CancelDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(cancellationSchema, { payment: 'refund', reason: '' });
  const reason = form.field('reason');
  const money = t.moneyOnCancel;
  const byHand = heldByHand(order);
  const kept = formats.taka(addPaisa(refundable(order), byHand));
  const goesBack = [
    money[moneyOnCancel(order)](formats.taka(amountOnCancel(order))),
    // Beside an online payment, which the gateway returns.
    refundable(order) > 0 && byHand > 0 ? money['sent-back-by-hand'](formats.taka(byHand)) : '',
  ];
  return (
    <FormDialog
      title={t.cancelTitle(order.orderId)}
      submit={t.cancelYes}
      submitting={t.cancelling}
      cancelLabel={t.cancelNo}
      isBusy={isBusy}
      onSubmit={form.submit(async (cancellation) => {
        const messages = { failed: deliveryMessages.statusFailed, done: t.cancelled };
        const body = cancellation.payment === 'keep' ? cancellation : undefined;
        if (await run(() => cancelOrder(order, body), messages)) onClose();
      })}
      onClose={onClose}
    >
      <Typography>{t.cancelText}</Typography>
      <ChoiceCards
        name="payment"
        label={t.paymentOnCancel}
        chosen={form.values.payment}
        onChoose={(payment) => form.set('payment', payment)}
        choices={[
          { value: 'refund', title: t.refundOnCancel, text: goesBack.filter(Boolean).join(' ') },
          { value: 'keep', title: t.keepOnCancel, text: t.keptOnCancel(kept) },
        ]}
      />
      {form.values.payment === 'keep' && (
        <TextInput {...reason} label={t.keepReason} helperText={reason.helperText ?? t.keepReasonHint} />
      )}
    </FormDialog>
  );
}
