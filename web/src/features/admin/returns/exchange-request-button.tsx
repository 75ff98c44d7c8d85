import Button from '@mui/material/Button';
import { orderContentsCalls } from '@nargisus/domain/contract';
import { isExchangeMade, type ReturnRequest } from '@nargisus/domain/returns';
import { lazy, Suspense, useState } from 'react';
import { useOrder } from '#data/orders/staff-order-queries.ts';
import { orderExchangeStrings } from '#locales/en/staff/order-exchange.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { useRights } from '../shared/rights.ts';

const ExchangeDialog = lazy(() =>
  import('../order-exchange/exchange-dialog.tsx').then((m) => ({ default: m.ExchangeDialog })),
);

/**
 * Renders the button that makes the exchange for which a customer asked, once staff have agreed to it; nothing for money back, and
 * nothing any more when the exchange was made.
 */
export function ExchangeRequestButton({ request }: { request: ReturnRequest }) {
  const { mayCall } = useRights();
  const isWanted =
    request.status === 'agreed' && request.lines.some((line) => line.exchangeSize !== undefined);
  if (!isWanted || !mayCall(orderContentsCalls.exchangeOrder)) return null;
  return <ExchangeOfRequest request={request} />;
}

/** Reads the order of a request, live. */
function ExchangeOfRequest({ request }: { request: ReturnRequest }) {
  const t = useStrings(orderExchangeStrings);
  const [isOpen, setOpen] = useState(false);
  const order = useOrder(request.orderId);
  if (order.state === 'loading' && !isOpen) return null;
  // An open dialog stays: it closes itself after the exchange.
  if (order.state === 'ready' && !isOpen && isExchangeMade(request, order.value)) return null;
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && <OpenExchange of={order} request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OpenProps {
  of: ReturnType<typeof useOrder>;
  request: ReturnRequest;
  onClose(): void;
}

function OpenExchange({ of: order, request, onClose }: OpenProps) {
  const t = useStrings(orderExchangeStrings);
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
