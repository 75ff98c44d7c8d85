import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { filterAndSortOrders, useFoundOrders } from '#data/orders/staff-order-queries.ts';
import { adminOrdersStrings } from '#locales/en/admin-orders.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ListSection } from '../table/list-section.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrderListParams } from './use-order-list-params.ts';

/** Renders the search results within the filters. They are few, so they are filtered and sorted in the browser. */
export function OrderSearchResults({ params }: { params: OrderListParams }) {
  const t = useStrings(adminOrdersStrings);
  const translate = useTranslate();
  const found = useFoundOrders(params.term);
  return (
    <ListSection
      of={found}
      failed={translate(orderMessages.listFailed)}
      isEmpty={(orders) => filterAndSortOrders(orders, params.request).length === 0}
      empty={t.noneFound(params.term)}
    >
      {(orders, isOld) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t.foundSome}
          </Typography>
          <OrdersTable
            label={t.found}
            orders={filterAndSortOrders(orders, params.request)}
            params={params}
            isOld={isOld}
          />
        </>
      )}
    </ListSection>
  );
}
