import { plainTaka, takaFromPaisa } from '@nargisus/domain/money';
import { expectedBack, heldByHand, moneyOf, type Order } from '@nargisus/domain/orders';
import { MANUAL_METHODS, manualPaymentFormSchema, type ManualPaymentKind } from '@nargisus/domain/payments';
import { useState } from 'react';
import { recordManualPayment } from '#data/orders/manual-payments.ts';
import { adminPaymentsStrings } from '#locales/en/staff/admin-payments.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { TakaField } from '../../shared/taka-field.tsx';
import { useStaffAction } from '../../shared/use-staff-action.ts';

interface Props {
  order: Order;
  kind: ManualPaymentKind;
  onClose(): void;
}

/** Renders the dialog that records money received or sent back by hand. One key for each opening: a retry is the same record. */
export function RecordPaymentDialog({ order, kind, onClose }: Props) {
  const t = useStrings(adminPaymentsStrings);
  const formats = useFormats();
  const { run, isBusy } = useStaffAction();
  const [key] = useState(() => crypto.randomUUID());
  const isPayment = kind === 'payment';
  const [most] = useState(() => (isPayment ? moneyOf(order).toCollect : heldByHand(order)));
  const [expected] = useState(() => (isPayment ? most : expectedBack(order, most)));
  const form = useSchemaForm(manualPaymentFormSchema, {
    method: 'bkash',
    amount: plainTaka(expected),
    reference: '',
    note: '',
  });
  const [method, amount] = [form.field('method'), form.field('amount')];
  const [reference, note] = [form.field('reference'), form.field('note')];
  const isBank = form.values.method === 'bank';
  const mostText = formats.taka(most);
  return (
    <FormDialog
      title={isPayment ? t.record : t.sendBack}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={form.submit(async (payment) => {
        const body = { ...payment, amount: takaFromPaisa(payment.amount) };
        const messages = { failed: t.notSaved, done: isPayment ? t.saved : t.refundSaved };
        if (await run(() => recordManualPayment(kind, order._id, body, key), messages)) onClose();
      })}
      onClose={onClose}
    >
      <Typography>{isPayment ? t.recordHint : t.sendBackHint}</Typography>
      <SelectField {...method} label={t.method} options={MANUAL_METHODS.map((it) => [it, t.methods[it]])} />
      <TakaField
        {...amount}
        label={t.amount}
        helperText={amount.helperText ?? (isPayment ? t.mostDue(mostText) : t.mostHeld(mostText))}
      />
      <TextInput
        {...reference}
        label={isBank ? t.bankReference : t.trxId}
        autoComplete="off"
        helperText={reference.helperText ?? (isBank ? t.bankReferenceHint : t.trxIdHint)}
      />
      <TextInput {...note} label={t.note} isOptional helperText={note.helperText ?? t.noteHint} />
    </FormDialog>
  );
}
