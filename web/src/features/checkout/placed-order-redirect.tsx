import type { ReactNode } from 'react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { clearCheckout } from '#data/checkout/clear-checkout.ts';
import { pendingIdempotencyKey } from '#data/checkout/idempotency-key.ts';
import { useOwnOrder } from '#data/orders/use-own-order.ts';

/** An order of before that nobody looked for must not pass for the one that is being waited for. */
const FRESH_FOR_MS = 60 * 60 * 1000;

/**
 * Looks for the order of a press whose end this page has not seen: it was reloaded meanwhile, the answer was lost, or the
 * shopper came back from the gateway before its notice. When the order is there, it is shown. `wait`, where there is
 * one, stands until it is known that there is none yet.
 */
export function PlacedOrderRedirect({
  uid,
  wait,
  children,
}: {
  uid: string;
  wait: ReactNode;
  children: ReactNode;
}) {
  const [key] = useState(() => pendingIdempotencyKey(uid));
  const [now] = useState(() => Date.now());
  const order = useOwnOrder(uid, 'requestKey', key);
  if (wait && order.state === 'loading') return wait;
  if (order.state !== 'ready' || now - order.value.createdAt.getTime() > FRESH_FOR_MS) return children;
  return <ShowOrder uid={uid} order={order.value} />;
}

function ShowOrder({ uid, order }: { uid: string; order: { tranId: string | null; orderId: string } }) {
  // Once, before the page is left; doing it again changes nothing.
  useState(() => clearCheckout(uid));
  const { tranId, orderId } = order;
  if (tranId) {
    const query = new URLSearchParams({ tran_id: tranId, order_id: orderId });
    return <Navigate to={`${paths.paymentSuccess()}?${query}`} replace />;
  }
  return <Navigate to={paths.paymentSuccess()} state={{ order, directOrder: true }} replace />;
}
