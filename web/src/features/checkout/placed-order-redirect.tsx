import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { clearCheckout } from '#data/checkout/clear-checkout.ts';
import { pendingIdempotencyKey } from '#data/checkout/idempotency-key.ts';
import { useOwnOrder } from '#data/orders/use-own-order.ts';

/** An older order that was never shown is not the one that the shopper waits for. */
const MAX_AGE_MS = 60 * 60 * 1000;

interface Props {
  uid: string;
  /** Shown until it is known whether there is such an order; without one, the children are. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Looks for the order of a submission whose end this page has not seen: the page was reloaded, the answer was lost, or the
 * shopper came back from the gateway before its notification. Redirects to the order's page when it exists.
 */
export function PlacedOrderRedirect({ uid, placeholder, children }: Props) {
  const [key] = useState(() => pendingIdempotencyKey(uid));
  const [now] = useState(() => Date.now());
  const order = useOwnOrder(uid, 'requestKey', key);
  if (placeholder && order.state === 'loading') return placeholder;
  if (order.state !== 'ready' || now - order.value.createdAt.getTime() > MAX_AGE_MS) return children;
  return <RedirectToOrder uid={uid} order={order.value} />;
}

function RedirectToOrder({ uid, order }: { uid: string; order: { tranId: string | null; orderId: string } }) {
  useEffect(() => clearCheckout(uid), [uid]);
  const { tranId, orderId } = order;
  if (tranId) {
    const query = new URLSearchParams({ tran_id: tranId, order_id: orderId });
    return <Navigate to={`${paths.paymentSuccess()}?${query}`} replace />;
  }
  return <Navigate to={paths.paymentSuccess()} state={{ order, directOrder: true }} replace />;
}
