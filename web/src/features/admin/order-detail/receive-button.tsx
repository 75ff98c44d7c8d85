import Button from '@mui/material/Button';
import { stockCalls } from '@nargisus/domain/contract';
import { linesToReceive, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminOrderStrings } from '#locales/en/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { useRights } from '../shared/rights.ts';

/**
 * Renders the button that receives goods back: of cancelled orders and returned parcels whose counted goods are out of the
 * shop. Nothing for others.
 */
export function ReceiveButton({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(stockCalls.receiveOrder)) return null;
  return (
    <>
      {isExpectedBack(order) && linesToReceive(order).length > 0 && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t.receive}
        </Button>
      )}
      {isOpen && <ReceiveDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

const isExpectedBack = ({ orderStatus, deliveryStatus }: Order): boolean =>
  orderStatus === 'cancelled' || deliveryStatus === 'returned';
