import Typography from '@mui/material/Typography';
import { OrdersSkeleton } from '#features/orders/order-skeletons.tsx';
import { Orders } from '#features/orders/orders.tsx';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import css from './page.module.css';
import { withTheme } from '#theme/theme-provider.tsx';

/** /orders: the customer's orders, which docs/reference/specification.md 2 links to without describing them. */
export const OrdersPage = withTheme(function OrdersPage() {
  const t = useStrings(ordersStrings);
  return (
    <Container className={css.page}>
      <PageMeta title={t.title} description={t.description} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      <RequireSignIn wait={<OrdersSkeleton />}>{({ uid }) => <Orders key={uid} uid={uid} />}</RequireSignIn>
    </Container>
  );
});
