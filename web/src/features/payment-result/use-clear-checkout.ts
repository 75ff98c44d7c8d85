import type { Order } from '@nargisus/domain/orders';
import { useEffect } from 'react';
import { clearCheckout } from '#data/checkout/clear-checkout.ts';
import { pendingIdempotencyKey } from '#data/checkout/idempotency-key.ts';

/** Clears the stored checkout when the order that this browser waits for has arrived. */
export function useClearCheckout(uid: string | null, order: Pick<Order, 'requestKey'> | null): void {
  useEffect(() => {
    // An older order whose page is opened again does not clear the present checkout.
    if (!uid || !order || pendingIdempotencyKey(uid) !== order.requestKey) return;
    clearCheckout(uid);
  }, [uid, order]);
}
