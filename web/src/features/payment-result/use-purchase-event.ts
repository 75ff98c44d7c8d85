import type { Order } from '@nargisus/domain/orders';
import { useEffect } from 'react';
import { emitShopEvent } from '#data/ads/shop-events.ts';

/** Passes the buyer's own order to ads, where the visitor has agreed to them. */
export function usePurchaseEvent(own: Order | null): void {
  const id = own?._id;
  useEffect(() => {
    if (own) emitShopEvent({ name: 'ordered', order: own });
    // Once per order, although the live document changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
