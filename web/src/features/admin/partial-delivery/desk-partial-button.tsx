import Button from '@mui/material/Button';
import { deliveryCalls } from '@nargisus/domain/contract';
import { hasOpenProblem } from '@nargisus/domain/couriers';
import type { OrderDesk } from '@nargisus/domain/desk';
import { canDeliverInPart, type Order } from '@nargisus/domain/orders';
import { lazy, Suspense, useState } from 'react';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';

const PartialDialog = lazy(() => import('./partial-dialog.tsx').then((m) => ({ default: m.PartialDialog })));
const ParcelPartialDialog = lazy(() =>
  import('./partial-dialog.tsx').then((m) => ({ default: m.ParcelPartialDialog })),
);

interface Props {
  order: Order;
  desk: Pick<OrderDesk, 'parcel'>;
  /** Whether it is the next step. */
  isNext?: boolean;
}

/** Renders the button that records a partial delivery; nothing where none can be recorded, or by whom it cannot. */
export function DeskPartialButton({ order, desk: { parcel }, isNext = false }: Props) {
  const t = useStrings(partialDeliveryStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(deliveryCalls.deliverInPart)) return null;
  const problem = parcel && hasOpenProblem(order, parcel) ? parcel.problem : null;
  const isReported = isNext || problem === 'partial';
  const close = () => setOpen(false);
  return (
    <>
      {canDeliverInPart(order, problem) && (
        <Button size="small" variant={isReported ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          {parcel ? (
            <ParcelPartialDialog order={order} invoice={parcel.invoice} onClose={close} />
          ) : (
            <PartialDialog order={order} reported={null} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
