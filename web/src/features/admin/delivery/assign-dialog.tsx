import { deliveryCalls, type PartOf } from '@nargisus/domain/contract';
import { adminDeliveryTexts } from '#texts/en/admin-delivery.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../desk/form-dialog.tsx';

type AssignForm = PartOf<typeof deliveryCalls.assignDelivery, 'body'>;

interface Props {
  title: string;
  isBusy: boolean;
  onAssign(form: AssignForm): void;
  onClose(): void;
}

/** docs/reference/specification.md 2 and 5: who delivers it (required) and what to mind (optional). */
export function AssignDialog({ title, isBusy, onAssign, onClose }: Props) {
  const t = useTexts(adminDeliveryTexts);
  const say = useSay();
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
      <TextInput {...name} helperText={name.helperText && say(name.helperText)} label={t.personName} />
      <TextInput {...notes} helperText={notes.helperText ?? t.riderNoteHint} label={t.notes} optional />
    </FormDialog>
  );
}
