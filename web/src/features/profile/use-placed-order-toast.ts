import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { profileStrings } from '#locales/en/profile.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

const PLACED_TOAST_MS = 6_000;

/**
 * docs/reference/specification.md 2, Profile: says once that the order the shopper comes from was placed; a reload
 * does not say it again.
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
    // The history entry keeps its state over a reload; its own key and index are the router's and stay.
    window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [orderId]);
}

function placedOrderId(state: unknown): string | null {
  const { orderPlaced, orderId } = (state ?? {}) as { orderPlaced?: unknown; orderId?: unknown };
  return orderPlaced === true && typeof orderId === 'string' ? orderId : null;
}
