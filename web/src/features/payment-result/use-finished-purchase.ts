import type { Order } from '@nargisus/domain/orders';
import { useEffect } from 'react';
import { closePurchase } from '#data/close-purchase.ts';
import { pendingPurchaseKey } from '#data/purchase.ts';

/** The order that this browser waited for is there: what checkout remembered for it has done its work. */
export function useFinishedPurchase(uid: string | null, order: Pick<Order, 'requestKey'> | null): void {
  useEffect(() => {
    // Not for an older order whose page was only opened again.
    if (!uid || !order || pendingPurchaseKey(uid) !== order.requestKey) return;
    closePurchase(uid);
  }, [uid, order]);
}
