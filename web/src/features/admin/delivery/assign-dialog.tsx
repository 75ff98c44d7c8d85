import { deliveryCalls, type PartOf } from '@nargisus/domain/contract';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';

type AssignForm = PartOf<typeof deliveryCalls.assignDelivery, 'body'>;

interface Props {
  title: string;
  isBusy: boolean;
  onAssign(form: AssignForm): void;
  onClose(): void;
}

/**
 * Renders the dialog for the delivery person (required) and notes (optional): docs/reference/specification.md 2 and
 * 5.
 */
export function AssignDialog({ title, isBusy, onAssign, onClose }: Props) {
  const t = useStrings(adminDeliveryStrings);
  const form = useSchemaForm(deliveryCalls.assignDelivery.body, {
    deliveryPersonName: '',
    deliveryNotes: '',
  });
  const name = form.field('deliveryPersonName');
  const notes = form.field('deliveryNotes');
  return (
    <FormDialog
      title={title}
      submit={t.assign}
      submitting={t.assigning}
      isBusy={isBusy}
      onSubmit={form.submit(onAssign)}
      onClose={onClose}
    >
      <TextInput {...name} label={t.personName} />
      <TextInput {...notes} helperText={notes.helperText ?? t.riderNoteHint} label={t.notes} isOptional />
    </FormDialog>
  );
}
