import type { Order } from '@nargisus/domain/orders';
import { useEffect } from 'react';
import { clearCheckout } from '#data/checkout/clear-checkout.ts';
import { pendingIdempotencyKey } from '#data/checkout/idempotency-key.ts';

/** The order that this browser waited for is there: what checkout remembered for it has done its work. */
export function useClearCheckout(uid: string | null, order: Pick<Order, 'requestKey'> | null): void {
  useEffect(() => {
    // Not for an older order whose page was only opened again.
    if (!uid || !order || pendingIdempotencyKey(uid) !== order.requestKey) return;
    clearCheckout(uid);
  }, [uid, order]);
}
