import Button from '@mui/material/Button';
import { orderContentsCalls } from '@nargisus/domain/contract';
import { isExchangeable, piecesToExchange, type Order } from '@nargisus/domain/orders';
import { lazy, Suspense, useState } from 'react';
import { orderExchangeStrings } from '#locales/en/staff/order-exchange.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';

const ExchangeDialog = lazy(() =>
  import('./exchange-dialog.tsx').then((m) => ({ default: m.ExchangeDialog })),
);

/** Renders the button that exchanges products of a delivered order; nothing where none is left to exchange. */
export function ExchangeButton({ order }: { order: Order }) {
  const t = useStrings(orderExchangeStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(orderContentsCalls.exchangeOrder)) return null;
  const isOffered = isExchangeable(order) && order.items.some((item) => piecesToExchange(order, item) > 0);
  if (!isOpen && !isOffered) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ExchangeDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
