import { CALL_OUTCOMES, callFormSchema, MAX_CALL_NOTE, type CallForm } from '@nargisus/domain/desk';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';

interface Props {
  /** Names the order. */
  title: string;
  isBusy: boolean;
  onSave(form: CallForm): void;
  onClose(): void;
}

/** Renders the dialog in which staff say how a call ended, with a note or the day that the customer wants. */
export function CallDialog({ title, isBusy, onSave, onClose }: Props) {
  const t = useStrings(adminCallsStrings);
  const form = useSchemaForm(callFormSchema, {
    outcome: 'deliver-on',
    note: '',
    deliverOn: '',
  });
  const { outcome, deliverOn } = form.values;
  const outcomeField = form.field('outcome');
  const note = form.field('note');
  const isOnDay = outcome === 'deliver-on';
  return (
    <FormDialog
      title={title}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={form.submit(onSave, { deliverOn: isOnDay && deliverOn ? deliverOn : null })}
      onClose={onClose}
    >
      <SelectField
        {...outcomeField}
        label={t.outcome}
        options={CALL_OUTCOMES.map((it) => [it, t.outcomes[it]])}
      />
      {isOnDay && (
        <TextInput
          {...form.field('deliverOn')}
          error={form.errorOf('deliverOn') !== undefined}
          helperText={form.errorOf('deliverOn')}
          type="date"
          label={t.day}
        />
      )}
      <TextInput
        {...note}
        label={t.note}
        helperText={note.helperText ?? t.noteHint}
        isOptional={outcome !== 'waived'}
        rows={2}
        maxLength={MAX_CALL_NOTE}
      />
    </FormDialog>
  );
}
