import Button from '@mui/material/Button';
import { orderCalls } from '@nargisus/domain/contract';
import { moneyOnCancel, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCancelOrder } from './use-cancel-order.ts';
import { useRights } from '../shared/rights.ts';

/**
 * Renders the button that cancels an order after a confirmation. Where a payment would go back, staff decide whether it
 * does. Renders nothing for a cancelled order.
 */
export function CancelButton({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const { cancel, isBusy } = useCancelOrder();
  const [isOpen, setOpen] = useState(false);
  const isPaidAhead = ['goes-back', 'sent-back-by-hand'].includes(moneyOnCancel(order));
  const { mayCall } = useRights();
  if (!mayCall(orderCalls.cancelOrder)) return null;
  return (
    <>
      {order.orderStatus !== 'cancelled' && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          {...busyProps(isBusy, () => (isPaidAhead ? setOpen(true) : void cancel(order)))}
        >
          {t.cancel}
        </Button>
      )}
      {isOpen && <CancelDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
