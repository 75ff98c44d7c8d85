import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@nargisus/domain/checkout';
import { paisa, subtractPaisa, type Paisa } from '@nargisus/domain/money';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';

/** Renders, where delivery becomes free from a subtotal, what is missing; and total = subtotal + delivery charge - voucher discount (docs/reference/specification.md 4). */
export function PriceDetails({ quote, freeFrom }: { quote: Quote; freeFrom?: Paisa | undefined }) {
  const t = useStrings(checkoutStrings);
  const { addForFree } = useStrings(deliveryStrings);
  const { taka } = useFormats();
  const { subtotal, deliveryCharge, voucherCode, voucherDiscount, total } = quote;
  const missing =
    freeFrom !== undefined && freeFrom > subtotal ? subtractPaisa(freeFrom, subtotal) : undefined;
  return (
    <>
      {missing !== undefined && (
        <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{addForFree(taka(missing))}</Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        <Row name={t.subtotal} amount={subtotal} />
        <Row name={t.deliveryCharge} amount={deliveryCharge} />
        {voucherCode && <Row name={t.voucherLine(voucherCode)} amount={paisa(-voucherDiscount)} />}
        <Row name={t.total} amount={total} strong />
      </Box>
    </>
  );
}

function Row({ name, amount, strong = false }: { name: string; amount: Paisa; strong?: boolean }) {
  const typography = strong ? ({ variant: 'h4' } as const) : {};
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        ...(strong && { borderTop: 1, borderColor: 'divider', pt: 2, mt: 0.75 }),
      }}
    >
      <Typography component="dt" {...typography}>
        {name}
      </Typography>
      <Typography component="dd" {...typography} sx={{ m: 0 }}>
        <Money amount={amount} />
      </Typography>
    </Box>
  );
}
