import Link from '@mui/material/Link';
import { deliveryCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useReturnState } from '../shared/return-url.ts';
import { orderColumns } from '../orders/order-columns.tsx';
import { RowActions } from '../table/row-actions.tsx';
import type { Column } from '../table/table-props.ts';
import { useRights } from '../shared/rights.ts';

/** The tables of the Delivery tab and their default columns (docs/reference/specification.md 2). */
const SHOWN = {
  waiting: ['customer', 'total', 'date', 'payment'],
  management: ['customer', 'total', 'date', 'delivery', 'assignedTo'],
} as const satisfies Record<string, readonly string[]>;

export type DeliveryTable = keyof typeof SHOWN;

/** Returns the columns of a table for useColumnVisibility. The short order ID links to the order's page. */
export function useDeliveryColumns(table: DeliveryTable, actionsOf: (order: Order) => ReactNode) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const { regions } = useStrings(orderLabelStrings);
  const shown: readonly string[] = SHOWN[table];
  const returnState = useReturnState();
  const { mayCall } = useRights();
  const mayAct = mayCall(deliveryCalls.assignDelivery) || mayCall(deliveryCalls.setOrderStatus);
  const others = orderColumns({ t, formats, regions }).filter(({ key }) => key !== 'orderId');
  const columns: Column<Order>[] = [
    {
      key: 'orderId',
      name: t.columns.orderId,
      onCard: 'wide',
      cell: (order) => (
        <Link
          component={RouterLink}
          to={dashboardPaths.order(order._id)}
          state={returnState}
          title={order.orderId}
          aria-label={order.orderId}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {shortOrderId(order.orderId)}
        </Link>
      ),
    },
    ...others,
    ...(mayAct
      ? [
          {
            key: 'actions',
            name: shared.actions,
            onCard: 'wide' as const,
            cell: (order: Order) => <RowActions>{actionsOf(order)}</RowActions>,
          },
        ]
      : []),
  ];
  const more = others.map(({ key }) => key).filter((key) => !shown.includes(key));
  return { rememberedAs: `nargisus.${table}-columns`, columns, more };
}

/** Returns the short order ID, 'K7M4P' of ORD-20261121-K7M4P (docs/reference/specification.md 2). */
const shortOrderId = (orderId: string) => orderId.slice(-5);
