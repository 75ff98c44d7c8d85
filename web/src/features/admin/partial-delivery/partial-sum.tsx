import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NO_MONEY, paisa } from '@nargisus/domain/money';
import { moneyOf, type Order, type PartialDelivery } from '@nargisus/domain/orders';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

interface Props {
  /** As it is before the partial delivery. */
  order: Order;
  partial: PartialDelivery;
}

/** Renders what is due for what the customer kept; announced when it changes. */
export function PartialSum({ order, partial: { returned, kept, due } }: Props) {
  const t = useStrings(partialDeliveryStrings);
  const { taka } = useFormats();
  const { paid, refunded } = moneyOf(order);
  const before = paisa(paid - refunded);
  const giveBack = paisa(Math.max(NO_MONEY, before - kept));
  return (
    <Box role="status" sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, display: 'grid', gap: 0.5 }}>
      <Typography>{t.total(taka(order.totalAmount))}</Typography>
      <Typography>{t.returned(taka(returned))}</Typography>
      {before > NO_MONEY && <Typography>{t.paid(taka(before))}</Typography>}
      <Typography sx={{ fontWeight: 600 }}>{t.due(taka(due))}</Typography>
      {giveBack > NO_MONEY && <Typography sx={{ fontWeight: 600 }}>{t.giveBack(taka(giveBack))}</Typography>}
    </Box>
  );
}
