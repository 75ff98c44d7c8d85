import { useDeferredValue, useEffect } from 'react';
import { refetchCart } from '#data/cart/cart-store.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { CheckoutShell } from './checkout-shell.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { PlacedOrderRedirect } from './placed-order-redirect.tsx';
import { useDeliverySource } from './use-delivery-source.ts';
import { useKnownAddresses } from './use-known-addresses.ts';
import { useReloadOnBfcache } from './use-reload-on-bfcache.ts';
import { useCheckoutFlow } from './checkout-flow.ts';

/** Renders the checkout of the signed-in shopper's cart. Reads the cart's lines and the known addresses, together. */
export function Checkout({ person }: { person: SignedIn }) {
  const t = useStrings(checkoutStrings);
  // Deferred, so that drawing the form does not block input.
  const cart = useDeferredValue(useCart(true));
  const known = useKnownAddresses();
  const termsAt = useDeliverySource();
  const flow = useCheckoutFlow(person.uid);
  useReloadOnBfcache();
  useEffect(refetchCart, []);

  const { state, dispatch } = flow;
  const items = state.placing ?? (cart.state === 'ready' ? cart.value : null);
  const isEmpty = items?.length === 0;
  useEffect(() => {
    if (isEmpty) dispatch({ type: 'cart-emptied' });
  }, [isEmpty, dispatch]);

  if (!items && cart.state === 'failed') {
    return <LoadFailed text={cart.rejected ? t.cartRejected : t.cartUnreachable} onRetry={cart.retry} />;
  }
  if (!items) return <CheckoutShell />;
  // Different keys, so that an emptied cart looks for a placed order again: the order may have emptied it.
  return isEmpty ? (
    <PlacedOrderRedirect key="empty" uid={person.uid} placeholder={<CheckoutShell />}>
      <EmptyCheckout />
    </PlacedOrderRedirect>
  ) : (
    <PlacedOrderRedirect key="filled" uid={person.uid}>
      {known && termsAt ? (
        <CheckoutForm person={person} items={items} known={known} termsAt={termsAt} flow={flow} />
      ) : (
        <CheckoutShell />
      )}
    </PlacedOrderRedirect>
  );
}
