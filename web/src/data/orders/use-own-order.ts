import type { Order } from '@nargisus/domain/orders';
import { useEffect, useState } from 'react';
import type { Loadable } from '../query/loadable.ts';
import type { OrderLookupKey } from './observe-own-order.ts';

/**
 * The person's order that a clue leads to, live: 'missing' until it is there. Loads Firestore when there is something
 * to look for; reads one document. Nothing to look for is 'missing'.
 */
export function useOwnOrder(uid: string | null, clue: OrderLookupKey, value: string | null): Loadable<Order> {
  const [attempt, setAttempt] = useState(0);
  const sought = uid && value ? `${uid} ${clue} ${value} ${attempt}` : null;
  const [seen, setSeen] = useState<{ sought: string; order: Loadable<Order> } | null>(null);

  useEffect(() => {
    if (!sought || !uid || !value) return;
    let left = false;
    let stop: (() => void) | undefined;
    const settle = (order: Loadable<Order>) => {
      if (!left) setSeen({ sought, order });
    };
    const fail = () => settle({ state: 'failed', retry: () => setAttempt((count) => count + 1) });
    import('./observe-own-order.ts')
      .then(({ observeOwnOrder: watchOwnOrder }) => {
        if (left) return;
        const next = (order: Order | null) =>
          settle(order ? { state: 'ready', value: order } : { state: 'missing' });
        stop = watchOwnOrder({ uid, clue, value }, { next, error: fail });
      })
      .catch(fail);
    return () => {
      left = true;
      stop?.();
    };
  }, [sought, uid, clue, value]);

  if (!sought) return NOTHING;
  return seen?.sought === sought ? seen.order : LOADING;
}

const NOTHING: Loadable<Order> = { state: 'missing' };
const LOADING: Loadable<Order> = { state: 'loading' };
