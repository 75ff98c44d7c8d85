import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { countStock } from '#data/stock/stock-mutations.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import type { StockRow } from './product-stock.tsx';
import { SizeFields } from './size-fields.tsx';
import { useSizeQuantities } from './use-size-quantities.ts';

/** Renders the dialog that begins to count the sizes of a product which are not counted: those with a number, or all from 0. */
export function StartDialog({
  name,
  rows: uncounted,
  onClose,
}: {
  name: string;
  rows: readonly StockRow[];
  onClose(): void;
}) {
  const t = useStrings(adminStockStrings);
  // Those of the opening: a size that begins to be counted stays in the form.
  const [rows] = useState(uncounted);
  const [reason, setReason] = useState<string>(t.reasonFirst);
  const quantities = useSizeQuantities();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    const request = ({ id }: StockRow, onHand: number) =>
      countStock(id, { onHand, was: null, reason: reason.trim() });
    if (await quantities.send(rows, 0, request)) onClose();
  };
  const isMissing = reason.trim() === '';
  return (
    <FormDialog
      title={t.startOf(name)}
      submit={t.startSubmit}
      submitting={t.saving}
      isBusy={quantities.isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t.startText}
      </Typography>
      <SizeFields rows={rows} quantities={quantities} />
      <Button
        size="small"
        variant="text"
        sx={{ justifySelf: 'start' }}
        onClick={() => quantities.fill(rows, '0')}
      >
        {t.startAllFromZero}
      </Button>
      <TextInput
        label={t.reason}
        value={reason}
        maxLength={200}
        error={isMissing}
        helperText={isMissing ? t.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
