import Button, { type ButtonProps } from '@mui/material/Button';
import { deskCalls } from '@nargisus/domain/contract';
import { isWaitingForPacking } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { beginCall } from '#data/orders/call-mutations.ts';
import { useRights } from '../shared/rights.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  order: Order;
  label: string;
  /** Whether a colleague who is calling is to be overruled. */
  takeOver?: boolean;
}

/**
 * Returns a function that marks an order that waits to be packed as being called, for colleagues to see. It does nothing for
 * staff who do not call customers about orders.
 */
export function useMarkAsCalling(): (order: Order, takeOver?: boolean) => void {
  const { mayCall } = useRights();
  return (order, takeOver = false) => {
    if (!mayCall(deskCalls.beginCall) || !isWaitingForPacking(order)) return;
    // Not awaited: a phone call needs no server. A colleague who is calling is shown with the order.
    beginCall(order._id, takeOver).catch(() => undefined);
  };
}

/** Renders a link that calls the customer and marks the order as being called. */
export function CallLink({ order, label, takeOver = false, ...button }: Props) {
  const markAsCalling = useMarkAsCalling();
  return (
    <Button
      {...button}
      href={`tel:${order.shippingAddress.recipientPhone}`}
      onClick={() => markAsCalling(order, takeOver)}
    >
      {label}
    </Button>
  );
}
