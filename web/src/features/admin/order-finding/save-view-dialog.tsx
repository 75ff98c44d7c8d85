import Typography from '@mui/material/Typography';
import { findingMessages, orderFilterParams, type OrderFilter } from '@nargisus/domain/desk';
import { viewFormSchema } from '@nargisus/domain/saved-views';
import { saveView } from '#data/finding/saved-views.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the dialog that saves the filters under a name. */
export function SaveViewDialog({ filter, onClose }: { filter: OrderFilter; onClose(): void }) {
  const t = useStrings(orderFindingStrings);
  const translate = useTranslate();
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(viewFormSchema, { name: '' });
  return (
    <FormDialog
      title={t.saveTitle}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={form.submit(
        async (view) => {
          const messages = { failed: t.saveFailed, done: translate(findingMessages.viewSaved) };
          if (await run(() => saveView(crypto.randomUUID(), view), messages)) onClose();
        },
        { tab: 'orders', filters: orderFilterParams(filter) },
      )}
      onClose={onClose}
    >
      <Typography>{t.saveAbout}</Typography>
      <TextInput {...form.field('name')} label={t.viewName} />
    </FormDialog>
  );
}
