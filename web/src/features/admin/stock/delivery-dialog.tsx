import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { countStock, receiveStock } from '#data/stock/stock-mutations.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import type { StockRow } from './product-stock.tsx';
import { SizeFields } from './size-fields.tsx';
import { useSizeQuantities } from './use-size-quantities.ts';

/**
 * Renders the dialog that receives a delivery: its number, and the pieces of several sizes of a product. A size that is not
 * counted is counted from then on. The same number adds to each size once, so that sending it again does no harm.
 */
export function DeliveryDialog({
  name,
  rows,
  onClose,
}: {
  name: string;
  rows: readonly StockRow[];
  onClose(): void;
}) {
  const t = useStrings(adminStockStrings);
  const [delivery, setDelivery] = useState('');
  const [isMissing, setMissing] = useState(false);
  const quantities = useSizeQuantities();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = delivery.trim();
    setMissing(number === '');
    if (number === '') return;
    const isComplete = await quantities.send(rows, 1, async ({ id, stock }, quantity) => {
      if (!stock) await countStock(id, { onHand: 0, was: null, reason: t.startedWith(number) });
      await receiveStock(id, { quantity, delivery: number });
    });
    if (isComplete) onClose();
  };
  return (
    <FormDialog
      title={t.receiveOf(name)}
      submit={t.receiveSubmit}
      submitting={t.saving}
      isBusy={quantities.isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextInput
        label={t.delivery}
        value={delivery}
        maxLength={60}
        error={isMissing}
        helperText={isMissing ? t.deliveryMissing : t.deliveryHint}
        onChange={({ target }) => {
          setDelivery(target.value);
          setMissing(false);
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t.receiveText}
      </Typography>
      <SizeFields
        rows={rows}
        quantities={quantities}
        hintOf={({ stock }) => (stock ? undefined : t.notCounted)}
      />
    </FormDialog>
  );
}
