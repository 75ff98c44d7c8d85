import Typography from '@mui/material/Typography';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { Checkout } from '#features/checkout/checkout.tsx';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import css from './page.module.css';
import { withTheme } from '#theme/theme-provider.tsx';

/** /checkout (docs/reference/specification.md 2). */
export const CheckoutPage = withTheme(function CheckoutPage() {
  const t = useStrings(checkoutStrings);
  return (
    <Container className={css.page}>
      <PageMeta title={t.title} description={t.description} noIndex />
      <Typography variant="h2" component="h1">
        {t.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, maxWidth: '60ch' }}>
        {t.lead}
      </Typography>
      <RequireSignIn wait={<CheckoutSkeleton />} reason={t.loginFirst}>
        {(person) => <Checkout key={person.uid} person={person} />}
      </RequireSignIn>
    </Container>
  );
});
