import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { fittingOrders, useFoundOrders } from '#data/order-list.ts';
import { adminOrdersTexts } from '#texts/en/admin-orders.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
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
      isEmpty={(orders) => fittingOrders(orders, view.request).length === 0}
      empty={t.noneFound(view.term)}
    >
      {(orders, isOld) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t.foundSome}
          </Typography>
          <OrdersTable
            label={t.found}
            orders={fittingOrders(orders, view.request)}
            view={view}
            isOld={isOld}
          />
        </>
      )}
    </ListSection>
  );
}
