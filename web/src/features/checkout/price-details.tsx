import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@nargisus/domain/checkout';
import { paisa, type Paisa } from '@nargisus/domain/money';
import { Money } from '../../ui/money.tsx';

/** SPEC 4: total = subtotal + delivery charge - voucher discount. */
export function PriceDetails({ quote }: { quote: Quote }) {
  const { subtotal, deliveryCharge, voucherCode, voucherDiscount, total } = quote;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      <Row name="Subtotal" amount={subtotal} />
      <Row name="Delivery charge" amount={deliveryCharge} />
      {voucherCode && <Row name={`Voucher ${voucherCode}`} amount={paisa(-voucherDiscount)} />}
      <Row name="Total" amount={total} strong />
    </Box>
  );
}

function Row({ name, amount, strong = false }: { name: string; amount: Paisa; strong?: boolean }) {
  const look = strong ? ({ variant: 'h4' } as const) : {};
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        ...(strong && { borderTop: 1, borderColor: 'divider', pt: 2, mt: 0.75 }),
      }}
    >
      <Typography component="dt" {...look}>
        {name}
      </Typography>
      <Typography component="dd" {...look} sx={{ m: 0 }}>
        <Money amount={amount} />
      </Typography>
    </Box>
  );
}
