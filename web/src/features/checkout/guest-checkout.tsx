import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DEFAULT_DELIVERY, DEFAULT_DELIVERY_OPTION } from '@nargisus/domain/delivery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { removeLine } from '#data/cart/cart-mutations.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { toast } from '#ui/toast.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { quoteCart } from './quote-cart.ts';
import css from './checkout-layout.module.css';

/**
 * Renders the checkout of a guest: the sign-in as its first block (docs/adr/0075), beside what is in the cart. Reads the cart's
 * lines. @param signIn - a form that signs in here, after which the page shows the checkout of the signed-in shopper
 */
export const GuestCheckout = withTheme(function GuestCheckout({ signIn }: { signIn: ReactNode }) {
  const t = useStrings(checkoutStrings);
  const cart = useCart(true);
  if (cart.state === 'failed')
    return <LoadFailed text={cart.rejected ? t.cartRejected : t.cartUnreachable} onRetry={cart.retry} />;
  if (cart.state !== 'ready') return <CheckoutSkeleton />;
  const items = cart.value;
  const choice = { deliveryOption: DEFAULT_DELIVERY_OPTION, delivery: DEFAULT_DELIVERY, voucherCode: null };
  const quote = quoteCart(items, null, choice);
  return (
    <div className={css.form}>
      {items.length === 0 ? (
        // A cart of the account appears once it is signed in.
        <EmptyCheckout />
      ) : (
        <OrderSummary
          items={items}
          quote={quote}
          // Without delivery, whose charge is known with the address.
          amount={quote.subtotal}
          onRemove={(item) => {
            removeLine(item).catch(() => toast(t.notRemoved, { kind: 'error' }));
          }}
        />
      )}
      <CheckoutStep title={t.loginFirst}>
        <Box sx={{ maxWidth: 480 }}>
          {signIn}
          <Typography sx={{ mt: 2.5 }}>
            {t.otherSignIn}{' '}
            <Link component={RouterLink} to={paths.login()} state={{ from: paths.checkout() }}>
              {t.otherSignInLink}
            </Link>
          </Typography>
        </Box>
      </CheckoutStep>
    </div>
  );
});
