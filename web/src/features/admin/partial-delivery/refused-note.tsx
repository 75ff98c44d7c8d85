import Typography from '@mui/material/Typography';
import type { OrderItem } from '@nargisus/domain/orders';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders what became of the pieces of a line that were refused at the door; nothing where all were kept. */
export function RefusedNote({ item: { refused } }: { item: OrderItem }) {
  const t = useStrings(partialDeliveryStrings);
  const { number } = useFormats();
  if (!refused) return null;
  const { quantity, putBack } = refused;
  const text =
    putBack === undefined ? t.refused(number(quantity)) : t.refusedBack(number(quantity), number(putBack));
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
  );
}
