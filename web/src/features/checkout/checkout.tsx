import { useDeferredValue, useEffect } from 'react';
import { refetchCart } from '#data/cart/cart-store.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { PlacedOrderRedirect } from './placed-order-redirect.tsx';
import { useReloadOnBfcache } from './use-reload-on-bfcache.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The signed-in shopper's cart, ready to be ordered. Reads the cart's lines, live. */
export function Checkout({ person }: { person: SignedIn }) {
  const t = useStrings(checkoutStrings);
  // The form is drawn in small steps: whoever taps or scrolls meanwhile has their turn.
  const cart = useDeferredValue(useCart(true));
  const order = usePlaceOrder(person.uid);
  useReloadOnBfcache();
  useEffect(refetchCart, []);

  const items = order.placing ?? (cart.state === 'ready' ? cart.value : null);
  if (!items && cart.state === 'failed') {
    return <LoadFailed text={cart.rejected ? t.cartRefused : t.cartUnreachable} onRetry={cart.retry} />;
  }
  const wait = <CheckoutSkeleton />;
  if (!items) return wait;
  const isEmpty = items.length === 0;
  return (
    <PlacedOrderRedirect key={String(isEmpty)} uid={person.uid} wait={isEmpty && wait}>
      {isEmpty ? <EmptyCheckout /> : <CheckoutForm person={person} items={items} order={order} />}
    </PlacedOrderRedirect>
  );
}
