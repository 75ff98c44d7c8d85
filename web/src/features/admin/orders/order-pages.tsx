import { orderMessages } from '@nargisus/domain/messages';
import { placeOfOrder, useOrderList } from '#data/order-list.ts';
import { adminOrdersTexts } from '#texts/en/admin-orders.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ListSection } from '../table/list-section.tsx';
import { Pager } from '../table/pager.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { useOrderView } from './use-order-view.ts';

/** All orders, a page at a time. */
export function OrderPages({ view }: { view: ReturnType<typeof useOrderView> }) {
  const t = useTexts(adminOrdersTexts);
  const say = useSay();
  const orders = useOrderList(view.request);
  return (
    <ListSection
      of={orders}
      failed={say(orderMessages.listFailed)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={view.isFiltered || view.request.place ? t.noneHere : t.none}
    >
      {(page, isOld) => (
        <>
          <OrdersTable label={t.newest} orders={page.rows} view={view} isOld={isOld} />
          <Pager
            page={page}
            isOld={isOld}
            placeOf={(order) => placeOfOrder(order, view.request.sort)}
            onGo={view.go}
          />
        </>
      )}
    </ListSection>
  );
}
