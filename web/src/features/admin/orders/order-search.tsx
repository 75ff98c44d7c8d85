import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import type { Order } from '@nargisus/domain/orders';
import { useFoundOrders, type OrderListRequest } from '../../../data/order-list.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ListSection } from '../table/list-section.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { useOrderView } from './use-order-view.ts';

/** What was searched for, within the filters. There are few of them, so they are filtered and sorted here. */
export function OrderSearch({ view }: { view: ReturnType<typeof useOrderView> }) {
  const t = useTexts(adminOrdersTexts);
  const say = useSay();
  const found = useFoundOrders(view.term);
  return (
    <ListSection
      of={found}
      failed={say(orderMessages.listFailed)}
      isEmpty={(orders) => fitting(orders, view.request).length === 0}
      empty={t.noneFound(view.term)}
    >
      {(orders, isOld) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t.foundSome}
          </Typography>
          <OrdersTable label={t.found} orders={fitting(orders, view.request)} view={view} isOld={isOld} />
        </>
      )}
    </ListSection>
  );
}

const BY_SORT: Record<OrderListRequest['sort'], (a: Order, b: Order) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  highest: (a, b) => b.totalAmount - a.totalAmount,
  lowest: (a, b) => a.totalAmount - b.totalAmount,
};

function fitting(orders: readonly Order[], { sort, ...asked }: OrderListRequest): Order[] {
  const { orderStatus, deliveryStatus, paymentStatus } = asked;
  return orders
    .filter(
      (order) =>
        (!orderStatus || order.orderStatus === orderStatus) &&
        (!deliveryStatus || order.deliveryStatus === deliveryStatus) &&
        (!paymentStatus || order.paymentStatus === paymentStatus),
    )
    .sort(BY_SORT[sort]);
}
