import type { SignedIn } from '../../data/identity.ts';
import { useCart } from '../../data/use-cart.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutMessages } from './checkout-messages.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** The signed-in shopper's cart, ready to be ordered. Reads the cart's lines, live. */
export function Checkout({ person }: { person: SignedIn }) {
  const cart = useCart(true);
  const order = usePlaceOrder();

  const items = order.placing ?? (cart.state === 'ready' ? cart.value : null);
  if (!items && cart.state === 'failed') {
    return <LoadFailed text={checkoutMessages.cartFailed} onRetry={cart.retry} />;
  }
  if (!items) return <Waiting text={checkoutMessages.loading} />;
  if (items.length === 0) return <EmptyCheckout />;
  return <CheckoutForm items={items} recipientName={person.displayName ?? ''} order={order} />;
}
