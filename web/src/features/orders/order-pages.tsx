import { styled } from '@mui/material/styles';
import type { Order, ShownStatus } from '@nargisus/domain/orders';
import { paths } from '#config/paths.ts';
import { ORDERS_PER_PAGE, useOrdersPage } from '#data/orders/order-queries.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderRowSkeletons } from './order-skeletons.tsx';

interface Props {
  uid: string;
  status: ShownStatus | null;
  /** The number of pages to show, including this one. */
  pages: number;
  /** The last order of the previous page. */
  after?: Order | null;
  onMore(): void;
}

/**
 * Renders a page of orders and the pages after it. Each page starts after the present last order of the previous one, so
 * that a new order at the top shifts all pages and no order is lost between two of them.
 */
export function OrderPages({ uid, status, pages, after = null, onMore }: Props) {
  const t = useStrings(ordersStrings);
  const page = useOrdersPage(uid, { status, after });
  if (page.state === 'loading') return <OrderRowSkeletons />;
  if (page.state === 'failed') return <LoadFailed text={t.loadFailed} onRetry={page.retry} />;
  const orders = page.state === 'ready' ? page.value : [];
  if (orders.length === 0) return after ? null : <NoOrders status={status} />;
  const isFull = orders.length === ORDERS_PER_PAGE;
  return (
    <>
      <List>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </List>
      {isFull && pages > 1 && (
        <OrderPages uid={uid} status={status} pages={pages - 1} after={orders.at(-1)} onMore={onMore} />
      )}
      {isFull && pages === 1 && (
        <Button type="button" variant="outlined" onClick={onMore} style={{ marginTop: 24 }}>
          {t.loadMore}
        </Button>
      )}
    </>
  );
}

function NoOrders({ status }: { status: ShownStatus | null }) {
  const t = useStrings(ordersStrings);
  const statuses = useStrings(statusStrings);
  return (
    <Empty>
      <h2>{status ? t.noneWith(statuses[status]) : t.none}</h2>
      {!status && <p>{t.noneHint}</p>}
      <ButtonLink to={status ? paths.orders() : paths.products()}>
        {status ? t.showAll : t.startShopping}
      </ButtonLink>
    </Empty>
  );
}

const List = styled('ul')({ listStyle: 'none', margin: '16px 0 0', padding: 0, display: 'grid', gap: 16 });

const Empty = styled('div')(({ theme }) => ({
  padding: 'clamp(32px, 8vh, 72px) 0',
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
  '& a': { marginTop: 20 },
}));
