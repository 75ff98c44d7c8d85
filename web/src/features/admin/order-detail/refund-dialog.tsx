import { partRefundSchema } from '@nargisus/domain/contract';
import { paisa, plainTaka, takaFromPaisa } from '@nargisus/domain/money';
import { owedForRefused, refundable, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { refundPart } from '#data/orders/staff-order-mutations.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { TakaField } from '../shared/taka-field.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the dialog that gives a part of an online payment back. One key for each opening: a retry is the same refund. */
export function RefundDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useStrings(adminOrderStrings);
  const formats = useFormats();
  const { run, isBusy } = useStaffAction();
  const [key] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(partRefundSchema, { amount: expectedOf(order), reason: '' });
  const [amount, reason] = [form.field('amount'), form.field('reason')];
  return (
    <FormDialog
      title={t.refundPart}
      submit={t.refundSubmit}
      submitting={t.refunding}
      isBusy={isBusy}
      onSubmit={form.submit(async (refund) => {
        const body = { ...refund, amount: takaFromPaisa(refund.amount) };
        const messages = { failed: t.refundFailed, done: t.refundRequested };
        if (await run(() => refundPart(order._id, body, key), messages)) onClose();
      })}
      onClose={onClose}
    >
      <TakaField
        {...amount}
        label={t.refundAmount}
        helperText={amount.helperText ?? t.refundMost(formats.taka(refundable(order)))}
      />
      <TextInput {...reason} label={t.refundReason} helperText={reason.helperText ?? t.refundReasonHint} />
    </FormDialog>
  );
}

/** Returns what is owed after a partial delivery, as far as it was paid online; '' otherwise. */
function expectedOf(order: Order): string {
  const owed = Math.min(owedForRefused(order), refundable(order));
  return owed > 0 ? plainTaka(paisa(owed)) : '';
}
