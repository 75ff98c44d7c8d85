import Box from '@mui/material/Box';
import { deliveryCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ColumnMenu } from '../table/column-menu.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { useColumnVisibility } from '../table/use-column-visibility.ts';
import { BulkBar } from './bulk-bar.tsx';
import { MORE_COLUMNS, orderColumns } from './order-columns.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderRowActions } from './order-row-actions.tsx';
import type { OrderListParams } from './use-order-list-params.ts';
import { useMayPrint } from '../papers/use-may-print.ts';
import { useRights } from '../shared/rights.ts';

interface Props {
  label: string;
  orders: readonly Order[];
  params: OrderListParams;
  isOld: boolean;
}

/** Renders the orders with bulk actions and a choice of columns (docs/reference/specification.md 2). */
export function OrdersTable({ label, orders, params, isOld }: Props) {
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const { regions } = useStrings(orderLabelStrings);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { mayCall } = useRights();
  const printing = useMayPrint();
  const isSelectable =
    printing !== 'nothing' || mayCall(deliveryCalls.assignDelivery) || mayCall(deliveryCalls.setOrderStatus);
  // An order that arrives after this moment is highlighted briefly.
  const [openedAt] = useState(() => new Date());

  const columns: Column<Order>[] = [
    ...orderColumns({ t, formats, regions }),
    {
      key: 'actions',
      name: t.columns.actions,
      onCard: 'wide',
      cell: (order) => (
        <OrderRowActions
          order={order}
          isOpen={params.openId === order._id}
          onToggle={() => params.open(params.openId === order._id ? null : order._id)}
        />
      ),
    },
  ];
  const { shown, choice } = useColumnVisibility({
    rememberedAs: 'nargisus.order-columns',
    columns,
    more: MORE_COLUMNS,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        {isSelectable && (
          <BulkBar
            orders={orders.filter(({ _id }) => chosen.has(_id))}
            onClear={() => setChosen(new Set())}
          />
        )}
        <Box sx={{ ml: 'auto' }}>
          <ColumnMenu {...choice} />
        </Box>
      </Box>
      <DataTable
        label={label}
        columns={shown}
        rows={orders}
        idOf={({ _id }) => _id}
        nameOf={({ orderId }) => orderId}
        sort={{
          current: params.request.sort,
          onSort: params.sortBy,
        }}
        {...(isSelectable && { selection: { chosen, onChange: setChosen } })}
        details={{ openId: params.openId, show: (order) => <OrderDetails order={order} /> }}
        isNew={({ createdAt }) => createdAt > openedAt}
        isOld={isOld}
      />
    </>
  );
}
