import { deliveryCalls } from '@nargisus/domain/contract';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';

interface Props {
  title: string;
  label: string;
  hint: string;
  initial?: string;
  submit: string;
  isBusy: boolean;
  onSubmit(note: string): void;
  onClose(): void;
}

/** Renders the dialog of a transition with a note: tracking info, or how the parcel was handed over. */
export function NoteDialog({ title, label, hint, initial = '', submit, isBusy, onSubmit, onClose }: Props) {
  const t = useStrings(adminDeliveryStrings);
  const form = useSchemaForm(deliveryCalls.deliverOrder.body, { deliveryNotes: initial });
  const field = form.field('deliveryNotes');
  return (
    <FormDialog
      title={title}
      submit={submit}
      submitting={t.updating}
      isBusy={isBusy}
      onSubmit={form.submit(({ deliveryNotes }) => onSubmit(deliveryNotes))}
      onClose={onClose}
    >
      <TextInput {...field} helperText={field.helperText ?? hint} label={label} isOptional />
    </FormDialog>
  );
}
