import type { Order } from '@nargisus/domain/orders';
import { useEffect, useState } from 'react';
import type { Loadable } from '../query/loadable.ts';
import type { OrderLookupKey } from './observe-own-order.ts';

const MISSING: Loadable<Order> = { state: 'missing' };
const LOADING: Loadable<Order> = { state: 'loading' };

/**
 * Returns the shopper's own order whose `field` has this value, live; 'missing' until it exists, and without a value. Loads
 * Firestore on demand, in contrast to useSnapshot. Reads one document.
 */
export function useOwnOrder(
  uid: string | null,
  field: OrderLookupKey,
  value: string | null,
): Loadable<Order> {
  const [attempt, setAttempt] = useState(0);
  const id = uid && value ? `${uid} ${field} ${value} ${attempt}` : null;
  const [snapshot, setSnapshot] = useState<{ id: string; order: Loadable<Order> } | null>(null);

  useEffect(() => {
    if (!id || !uid || !value) return;
    let isObsolete = false;
    let unsubscribe: (() => void) | undefined;
    const settle = (order: Loadable<Order>) => {
      if (!isObsolete) setSnapshot({ id, order });
    };
    const fail = () => settle({ state: 'failed', retry: () => setAttempt((count) => count + 1) });
    import('./observe-own-order.ts')
      .then(({ observeOwnOrder }) => {
        if (isObsolete) return;
        const next = (order: Order | null) => settle(order ? { state: 'ready', value: order } : MISSING);
        unsubscribe = observeOwnOrder({ uid, field, value }, { next, error: fail });
      })
      .catch(fail);
    return () => {
      isObsolete = true;
      unsubscribe?.();
    };
  }, [id, uid, field, value]);

  if (!id) return MISSING;
  return snapshot?.id === id ? snapshot.order : LOADING;
}
