import Button from '@mui/material/Button';
import { orderContentsCalls } from '@nargisus/domain/contract';
import { lazy, Suspense, useState } from 'react';
import { orderTakingStrings } from '#locales/en/staff/order-taking.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';

const TakeOrderDialog = lazy(() =>
  import('./take-order-dialog.tsx').then((m) => ({ default: m.TakeOrderDialog })),
);

/** Renders the button with which staff take an order for a customer who called or wrote. */
export function TakeOrderButton() {
  const t = useStrings(orderTakingStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(orderContentsCalls.takeOrder)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <TakeOrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
