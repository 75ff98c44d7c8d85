import Typography from '@mui/material/Typography';
import { checkoutMessages } from '../../features/checkout/checkout-messages.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';

/** /checkout (SPEC 2). */
export function CheckoutPage() {
  return (
    <Wrap sx={{ py: { xs: 4, md: 7 } }}>
      <PageTitle text="Checkout" />
      <Typography variant="h2" component="h1" sx={{ mb: 4 }}>
        Checkout
      </Typography>
      <RequireSignIn wait={<Waiting text={checkoutMessages.loading} />} reason={checkoutMessages.loginFirst}>
        {(person) => <Checkout person={person} />}
      </RequireSignIn>
    </Wrap>
  );
}
