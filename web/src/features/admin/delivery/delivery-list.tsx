import Box from '@mui/material/Box';
import type { Order } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import type { ListPage } from '#data/query/list-page.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { useFoundOrders } from '#data/orders/order-desk-queries.ts';
import { ORDER_SORTS, type OrderListRequest } from '#data/orders/order-list-request.ts';
import { cursorOfOrder, useOrderList } from '#data/orders/staff-order-queries.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { ListParams } from '../shared/use-list-params.ts';
import { ColumnMenu } from '../table/column-menu.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { TableBar } from '../table/table-styles.ts';
import { useColumnVisibility } from '../table/use-column-visibility.ts';
import { useDeliveryColumns, type DeliveryTable } from './use-delivery-columns.tsx';

interface Props {
  table: DeliveryTable;
  label: string;
  request: OrderListRequest;
  /** The search term of the tab; empty without a search. */
  term: string;
  params: Pick<ListParams, 'go' | 'sortBy'>;
  actionsOf(order: Order): ReactNode;
  failed: string;
  empty: string;
}

/** Renders a table of orders to deliver: one page, or the search results that match the request. */
export function DeliveryList(props: Props) {
  return props.term ? <Found {...props} /> : <Pages {...props} />;
}

function Pages(props: Props) {
  return <List {...props} of={useOrderList(props.request)} />;
}

function Found(props: Props) {
  const { delivery: list, deliveryStatus, sort, cursor } = props.request;
  const filter = { q: props.term, delivery: deliveryStatus };
  return <List {...props} of={useFoundOrders({ filter, list, sort, cursor })} />;
}

function List({ of, table, label, request, term, params, actionsOf, failed, empty }: Props & ListProps) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminOrdersStrings);
  const columns = useDeliveryColumns(table, actionsOf);
  const { shown, choice } = useColumnVisibility(columns);
  return (
    <ListSection
      of={of}
      failed={failed}
      isEmpty={({ rows, hasNext }) => rows.length === 0 && !hasNext}
      empty={term ? t.noneFoundHere(term) : empty}
    >
      {(page, isOld) => (
        <>
          <TableBar>
            {/* On a phone rows are cards without headers to sort by. */}
            <Box sx={{ display: { md: 'none' }, flex: 1 }}>
              <SelectField
                label={shared.sort}
                isOptional
                value={request.sort}
                options={ORDER_SORTS.map((sort) => [sort, t.sorts[sort]] as const)}
                onChange={({ target }) => params.sortBy(target.value)}
              />
            </Box>
            <ColumnMenu {...choice} />
          </TableBar>
          <DataTable
            label={label}
            columns={shown}
            rows={page.rows}
            idOf={({ _id }) => _id}
            nameOf={({ orderId }) => orderId}
            sort={{
              current: request.sort,
              onSort: params.sortBy,
            }}
            isOld={isOld}
          />
          <Pagination
            page={page}
            isOld={isOld}
            cursorOf={(order) => cursorOfOrder(order, request.sort)}
            onGo={params.go}
          />
        </>
      )}
    </ListSection>
  );
}

interface ListProps {
  of: Loadable<ListPage<Order>>;
}
