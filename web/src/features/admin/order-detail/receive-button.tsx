import Button from '@mui/material/Button';
import { stockCalls } from '@nargisus/domain/contract';
import { isRefusedOut, linesToComeBack, piecesToReceive, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { useRights } from '../shared/rights.ts';

/**
 * Renders the button that receives goods back: of cancelled, returned and delivered orders whose counted goods are out of the shop, and
 * pieces that were refused at the door.
 * Nothing for others.
 */
export function ReceiveButton({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(stockCalls.receiveOrder)) return null;
  return (
    <>
      {mayComeBack(order) && piecesToReceive(order).length > 0 && (
        <Button
          size="small"
          variant={isAwaited(order) ? 'contained' : 'outlined'}
          onClick={() => setOpen(true)}
        >
          {t.receive}
        </Button>
      )}
      {isOpen && <ReceiveDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

const isAwaited = (order: Order): boolean =>
  order.orderStatus === 'cancelled' ||
  order.deliveryStatus === 'returned' ||
  linesToComeBack(order).length > 0 ||
  order.items.some(isRefusedOut);

/** A customer may bring back what was delivered. */
const mayComeBack = (order: Order): boolean => isAwaited(order) || order.deliveryStatus === 'delivered';
