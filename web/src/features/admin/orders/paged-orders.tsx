import { orderMessages } from '@nargisus/domain/messages';
import { cursorOfOrder, useOrderList } from '#data/orders/staff-order-queries.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { NoneFound } from '../order-finding/none-found.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrderListParams } from './use-order-list-params.ts';

/** Renders one page of all orders within the filters. */
export function PagedOrders({ params }: { params: OrderListParams }) {
  const t = useStrings(adminOrdersStrings);
  const translate = useTranslate();
  const orders = useOrderList(params.request);
  return (
    <ListSection
      of={orders}
      failed={translate(orderMessages.listFailed)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={params.isFiltered ? <NoneFound params={params} /> : params.request.cursor ? t.noneHere : t.none}
    >
      {(page, isOld) => (
        <>
          <OrdersTable label={t.newest} orders={page.rows} params={params} isOld={isOld} />
          <Pagination
            page={page}
            isOld={isOld}
            cursorOf={(order) => cursorOfOrder(order, params.request.sort)}
            onGo={params.go}
          />
        </>
      )}
    </ListSection>
  );
}
