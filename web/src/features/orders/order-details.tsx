import { ORDER_ID_PATTERN } from '@nargisus/domain/orders';
import { paths } from '#config/paths.ts';
import { useOwnOrder } from '#data/orders/use-own-order.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OrderDetailsSkeleton } from './order-skeletons.tsx';
import { OrderView } from './order-view.tsx';

const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Renders the shopper's own order with this order id or document id, live. Reads one document. */
export function OrderDetails({ uid, id }: { uid: string; id: string }) {
  const t = useStrings(ordersStrings);
  const field = ORDER_ID_PATTERN.test(id) ? 'orderId' : '_id';
  const order = useOwnOrder(uid, field, DOCUMENT_ID.test(id) ? id : null);
  switch (order.state) {
    case 'loading':
      return <OrderDetailsSkeleton />;
    case 'failed':
      return <LoadFailed text={t.failed} onRetry={order.retry} />;
    case 'missing':
      return (
        <EmptyState as="h1" title={t.missingTitle} text={t.missing}>
          <ButtonLink to={paths.orders()}>{t.allOrders}</ButtonLink>
        </EmptyState>
      );
    case 'ready':
      return <OrderView order={order.value} />;
  }
}
