import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { lastReturnDay, returnableQuantity } from '@nargisus/domain/returns';
import { dhakaDay } from '@nargisus/domain/time';
import { lazy, Suspense, useState } from 'react';
import { useOwnReturns } from '#data/returns/own-returns.ts';
import { returnsStrings } from '#locales/en/returns.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReturnEntry } from './return-entry.tsx';

const ReturnDialog = lazy(() => import('./return-dialog.tsx').then((m) => ({ default: m.ReturnDialog })));

/**
 * Renders the customer's return requests for a delivered order, and the button for another one while the days for returns
 * last and pieces are left. Reads as many documents as there are requests.
 */
export function OrderReturns({ order }: { order: Order }) {
  const t = useStrings(returnsStrings);
  const { day } = useFormats();
  const { requests, reload } = useOwnReturns(order._id);
  const [isOpen, setOpen] = useState(false);
  const last = lastReturnDay(order);
  if (!last) return null;
  if (requests.state === 'loading') return <Skeleton style={{ height: 96 }} />;
  if (requests.state !== 'ready')
    return <LoadFailed text={t.failed} onRetry={requests.state === 'failed' ? requests.retry : reload} />;

  const mayAsk = dhakaDay(new Date()) <= last;
  const hasMore = order.items.some((item) => returnableQuantity(item, requests.value) > 0);
  return (
    <>
      <Typography color="textSecondary">{mayAsk ? t.until(day(last)) : t.over(day(last))}</Typography>
      {requests.value.map((request) => (
        <ReturnEntry key={request._id} request={request} onChanged={reload} />
      ))}
      {mayAsk && hasMore && (
        <Button
          type="button"
          variant="outlined"
          style={{ marginTop: 16 }}
          data-screen-only
          onClick={() => setOpen(true)}
        >
          {t.ask}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReturnDialog
            order={order}
            requests={requests.value}
            onSent={() => {
              setOpen(false);
              reload();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
