import Button from '@mui/material/Button';
import { orderContentsCalls } from '@nargisus/domain/contract';
import { isContentsEditable, type Order } from '@nargisus/domain/orders';
import { lazy, Suspense, useState } from 'react';
import { orderEditStrings } from '#locales/en/staff/order-edit.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';

const EditDialog = lazy(() => import('./edit-dialog.tsx').then((m) => ({ default: m.EditDialog })));

/** Renders the button that edits what an order contains; nothing once it was handed over or cancelled. */
export function EditButton({ order }: { order: Order }) {
  const t = useStrings(orderEditStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(orderContentsCalls.editOrderContents)) return null;
  if (!isOpen && !isContentsEditable(order)) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <EditDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
