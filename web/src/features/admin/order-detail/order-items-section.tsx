import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Paisa } from '@nargisus/domain/money';
import { keptAmount, type Order } from '@nargisus/domain/orders';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { OrderItems } from '#ui/order-items.tsx';
import { RefusedNote } from '../partial-delivery/refused-note.tsx';
import { orderTotalRows } from './order-total-rows.ts';

/** Renders the items of an order and how its total is made up. */
export function OrderItemsSection({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  return (
    <section aria-labelledby="order-items">
      <Typography id="order-items" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t.items}
      </Typography>
      <OrderItems items={order.items} below={(item) => <RefusedNote item={item} />} />
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
      >
        {orderTotalRows(order, t).map(({ name, amount, isOff }) => (
          <TotalRow key={name} name={name} amount={amount} isOff={isOff} />
        ))}
        <TotalRow name={t.total} amount={order.totalAmount} isTotal />
        {order.returnedAmount !== undefined && (
          <>
            <TotalRow name={t.refused} amount={order.returnedAmount} isOff />
            <TotalRow name={t.keptTotal} amount={keptAmount(order)} isTotal />
          </>
        )}
      </Box>
    </section>
  );
}

interface TotalRowProps {
  name: string;
  amount: Paisa;
  isOff?: boolean;
  isTotal?: boolean;
}

function TotalRow({ name, amount, isOff = false, isTotal = false }: TotalRowProps) {
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
