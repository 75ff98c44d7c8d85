import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { orderTakingStrings } from '#locales/en/order-taking.ts';
import { useStrings } from '#locales/use-strings.ts';

const TakeOrderDialog = lazy(() =>
  import('./take-order-dialog.tsx').then((m) => ({ default: m.TakeOrderDialog })),
);

/** Renders the button with which staff take an order for a customer who called or wrote. */
export function TakeOrderButton() {
  const t = useStrings(orderTakingStrings);
  const [isOpen, setOpen] = useState(false);
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
