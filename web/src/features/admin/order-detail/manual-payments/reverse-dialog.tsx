import Typography from '@mui/material/Typography';
import { reversalFormSchema, type ManualPayment } from '@nargisus/domain/payments';
import { reverseManualPayment } from '#data/orders/manual-payments.ts';
import { adminPaymentsStrings } from '#locales/en/staff/admin-payments.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useStaffAction } from '../../shared/use-staff-action.ts';

/** Renders the dialog that reverses a record made by mistake; it needs a reason. */
export function ReverseDialog({ payment, onClose }: { payment: ManualPayment; onClose(): void }) {
  const t = useStrings(adminPaymentsStrings);
  const formats = useFormats();
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(reversalFormSchema, { reason: '' });
  const reason = form.field('reason');
  return (
    <FormDialog
      title={t.reverseTitle(payment.reference)}
      submit={t.reverseYes}
      submitting={t.reversing}
      isBusy={isBusy}
      onSubmit={form.submit(async (reversal) => {
        const messages = { failed: t.notReversed, done: t.reversedDone };
        if (await run(() => reverseManualPayment(payment, reversal.reason), messages)) onClose();
      })}
      onClose={onClose}
    >
      <Typography>{t.reverseText(formats.taka(payment.amount))}</Typography>
      <TextInput {...reason} label={t.reason} helperText={reason.helperText ?? t.reasonHint} />
    </FormDialog>
  );
}
