import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Paisa } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { adminOrderStrings } from '#locales/en/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { OrderItems } from '#ui/order-items.tsx';
import { orderSums } from './order-sums.ts';

/** What was bought, and how the total came about. */
export function OrderLines({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  return (
    <section aria-labelledby="order-items">
      <Typography id="order-items" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t.items}
      </Typography>
      <OrderItems items={order.items} />
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
      >
        {orderSums(order, t).map(({ name, amount, isOff }) => (
          <Sum key={name} name={name} amount={amount} isOff={isOff} />
        ))}
        <Sum name={t.total} amount={order.totalAmount} isTotal />
      </Box>
    </section>
  );
}

interface SumProps {
  name: string;
  amount: Paisa;
  isOff?: boolean;
  isTotal?: boolean;
}

function Sum({ name, amount, isOff = false, isTotal = false }: SumProps) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: isTotal ? 650 : undefined }}
    >
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {isOff && '− '}
        <Money amount={amount} />
      </Box>
    </Box>
  );
}
