import Typography from '@mui/material/Typography';
import { stockCalls } from '@nargisus/domain/contract';
import { stopStock } from '#data/stock/stock-mutations.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the dialog that stops counting a size, with a reason. */
export function StopDialog({ stock, title, onClose }: { stock: string; title: string; onClose(): void }) {
  const t = useStrings(adminStockStrings);
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(stockCalls.stopStock.body, { reason: '' });
  return (
    <FormDialog
      title={t.stopOf(title)}
      submit={t.stop}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={form.submit(async ({ reason }) => {
        if (await run(() => stopStock(stock, reason), { failed: t.saveFailed })) onClose();
      })}
      onClose={onClose}
    >
      <Typography>{t.stopText}</Typography>
      <TextInput {...form.field('reason')} label={t.reason} maxLength={200} />
    </FormDialog>
  );
}
