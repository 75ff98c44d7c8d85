import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { profileStrings } from '#locales/en/profile.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

const PLACED_TOAST_MS = 6_000;

/**
 * Shows a toast when the shopper arrives from a placed order (docs/reference/specification.md 2, Profile), and not again
 * after a reload.
 */
export function usePlacedOrderToast(): void {
  const { state } = useLocation();
  const [orderId] = useState(() => placedOrderId(state));

  useEffect(() => {
    if (!orderId) return;
    toast(currentStrings(profileStrings).orderPlaced(orderId), {
      duration: PLACED_TOAST_MS,
      place: 'top-center',
    });
    // A reload keeps the state of the history entry. Removes ours (`usr`) and keeps the router's key and index.
    window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [orderId]);
}

function placedOrderId(state: unknown): string | null {
  const { orderPlaced, orderId } = (state ?? {}) as { orderPlaced?: unknown; orderId?: unknown };
  return orderPlaced === true && typeof orderId === 'string' ? orderId : null;
}
