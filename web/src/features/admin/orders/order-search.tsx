import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { filterAndSortOrders, useFoundOrders } from '#data/orders/staff-order-queries.ts';
import { adminOrdersStrings } from '#locales/en/admin-orders.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ListSection } from '../table/list-section.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { useOrderView } from './use-order-view.ts';

/** What was searched for, within the filters. There are few of them, so they are filtered and sorted here. */
export function OrderSearch({ view }: { view: ReturnType<typeof useOrderView> }) {
  const t = useStrings(adminOrdersStrings);
  const translate = useTranslate();
  const found = useFoundOrders(view.term);
  return (
    <ListSection
      of={found}
      failed={translate(orderMessages.listFailed)}
      isEmpty={(orders) => filterAndSortOrders(orders, view.request).length === 0}
      empty={t.noneFound(view.term)}
    >
      {(orders, isOld) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t.foundSome}
          </Typography>
          <OrdersTable
            label={t.found}
            orders={filterAndSortOrders(orders, view.request)}
            view={view}
            isOld={isOld}
          />
        </>
      )}
    </ListSection>
  );
}
