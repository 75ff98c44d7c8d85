import GlobalStyles from '@mui/material/GlobalStyles';
import { useParams } from 'react-router-dom';
import { OrderDetails } from '#features/orders/order-details.tsx';
import { OrderDetailsSkeleton } from '#features/orders/order-skeletons.tsx';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import css from './page.module.css';
import { withTheme } from '#theme/theme-provider.tsx';

/** Prints the order alone. */
const print = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > :not(#root), header:not(main header), nav, footer, [data-screen-only]': {
          display: 'none !important',
        },
      },
    }}
  />
);

/** /orders/{id}: one of the customer's orders. */
export const OrderPage = withTheme(function OrderPage() {
  const t = useStrings(ordersStrings);
  const { id = '' } = useParams();
  return (
    <Container className={css.order}>
      {print}
      <PageMeta title={t.order(id)} description={t.description} noIndex />
      <RequireSignIn wait={<OrderDetailsSkeleton />}>
        {({ uid }) => <OrderDetails uid={uid} id={id} />}
      </RequireSignIn>
    </Container>
  );
});
