import type { Order } from '@nargisus/domain/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkParams } from './use-work-params.ts';

/** The open order's place in the list, and the ways to its neighbours, undefined at an end of the list. */
export interface OrderPlace {
  /** From 1; null when the order is not in the list. */
  readonly at: number | null;
  readonly all: number;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/**
 * Returns the place of the open order. J opens the next order, K the previous one, Escape closes the panel. An order that
 * has left the queue keeps its place: the next one is the order that moved up to it.
 */
export function useOrderPlace(
  orders: readonly Pick<Order, '_id'>[],
  { openId, open }: Pick<WorkParams, 'openId' | 'open'>,
): OrderPlace {
  const found = orders.findIndex(({ _id }) => _id === openId);
  const [last, setLast] = useState(0);
  if (found >= 0 && found !== last) setLast(found);
  const opening = (order: Pick<Order, '_id'> | undefined) => order && (() => open(order._id));
  const place: OrderPlace = {
    at: found >= 0 ? found + 1 : null,
    all: orders.length,
    previous: opening(orders[(found >= 0 ? found : last) - 1]),
    next: opening(orders[found >= 0 ? found + 1 : last]),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!openId || isElsewhere(event)) return;
    if (event.key === 'j') place.next?.();
    else if (event.key === 'k') place.previous?.();
    else if (event.key === 'Escape') open(null);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return place;
}

/** Whether a key belongs to a field, a menu, a dialog or a shortcut of the browser. */
function isElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  const field = target instanceof Element && target.closest('input, textarea, select, [role="menu"]');
  return Boolean(
    field || document.querySelector('[role="dialog"]:not([data-order-panel]), [role="alertdialog"]'),
  );
}
