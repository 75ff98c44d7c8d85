import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExchangedOrder } from '@nargisus/domain/contract';
import { moneyOf } from '@nargisus/domain/orders';
import { orderExchangeStrings } from '#locales/en/staff/order-exchange.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders what an exchange costs and what the rider collects, to be read out; announced when it appears. */
export function ExchangedSum({ exchange }: { exchange: ExchangedOrder | undefined }) {
  const t = useStrings(orderExchangeStrings);
  const { taka } = useFormats();
  return (
    <div role="status">
      {exchange && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, display: 'grid', gap: 0.5 }}>
          <Typography>{t.subtotal(taka(exchange.order.subtotal))}</Typography>
          <Typography>{t.delivery(taka(exchange.order.deliveryCharge))}</Typography>
          <Typography>{t.credit(taka(exchange.credit))}</Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {t.toCollect(taka(moneyOf(exchange.order).toCollect))}
          </Typography>
          {exchange.toGiveBack > 0 && <Typography>{t.giveBack(taka(exchange.toGiveBack))}</Typography>}
        </Box>
      )}
    </div>
  );
}
