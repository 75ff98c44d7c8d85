import Button, { type ButtonProps } from '@mui/material/Button';
import { isWaitingForPacking } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { beginCall } from '#data/orders/call-mutations.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  order: Order;
  label: string;
  /** Whether a colleague who is calling is to be overruled. */
  takeOver?: boolean;
}

/** Marks an order that waits to be packed as being called, for colleagues to see. */
export function markAsCalling(order: Order, takeOver = false): void {
  // Not awaited: a phone call needs no server. A colleague who is calling is shown with the order.
  if (isWaitingForPacking(order)) beginCall(order._id, takeOver).catch(() => undefined);
}

/** Renders a link that calls the customer and marks the order as being called. */
export function CallLink({ order, label, takeOver = false, ...button }: Props) {
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
