import Button from '@mui/material/Button';
import { orderContentsCalls } from '@nargisus/domain/contract';
import type { ReturnRequest } from '@nargisus/domain/returns';
import { lazy, Suspense, useState } from 'react';
import { useOrder } from '#data/orders/staff-order-queries.ts';
import { orderExchangeStrings } from '#locales/en/order-exchange.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { useRights } from '../shared/rights.ts';

const ExchangeDialog = lazy(() =>
  import('../order-exchange/exchange-dialog.tsx').then((m) => ({ default: m.ExchangeDialog })),
);

/** Renders the button that makes the exchange for which a customer asked, once staff have agreed to it; nothing for money back. */
export function ExchangeRequestButton({ request }: { request: ReturnRequest }) {
  const t = useStrings(orderExchangeStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  const isWanted =
    request.status === 'agreed' && request.lines.some((line) => line.exchangeSize !== undefined);
  if (!isWanted || !mayCall(orderContentsCalls.exchangeOrder)) return null;
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && <ExchangeOfRequest request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Reads the order of a request, live, while its exchange is open. */
function ExchangeOfRequest({ request, onClose }: { request: ReturnRequest; onClose(): void }) {
  const t = useStrings(orderExchangeStrings);
  const order = useOrder(request.orderId);
  switch (order.state) {
    case 'loading':
      return null;
    case 'failed':
      return <LoadFailed text={t.orderFailed} onRetry={order.retry} />;
    case 'missing':
      return (
        <AlertBox severity="warning" sx={{ mt: 2 }}>
          {t.orderMissing}
        </AlertBox>
      );
    case 'ready':
      return (
        <Suspense>
          <ExchangeDialog order={order.value} wanted={request.lines} onClose={onClose} />
        </Suspense>
      );
  }
}
