import Button, { type ButtonProps } from '@mui/material/Button';
import { isWaitingForPacking } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { beginCall } from '#data/orders/call-mutations.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  order: Order;
  label: string;
  /** Whether a colleague who is calling is to be overruled. */
  takeOver?: boolean;
}

/** Renders a link that calls the customer, and tells colleagues so while the order waits to be packed. */
export function CallLink({ order, label, takeOver = false, ...button }: Props) {
  const tell = () => {
    // Not awaited: a phone call needs no server. A colleague who is calling is shown with the order.
    if (isWaitingForPacking(order)) beginCall(order._id, takeOver).catch(() => undefined);
  };
  return (
    <Button {...button} href={`tel:${order.shippingAddress.recipientPhone}`} onClick={tell}>
      {label}
    </Button>
  );
}
