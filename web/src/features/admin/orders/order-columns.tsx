import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Region } from '@nargisus/domain/checkout';
import { shownStatus, type Order } from '@nargisus/domain/orders';
import type { Formats } from '#locales/formats.ts';
import type { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { Money } from '#ui/money.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { OrderStage } from '../shared/order-stage.tsx';
import type { Column } from '../table/table-props.ts';

type ColumnKey = keyof typeof adminOrdersStrings.en.columns;

/** The default columns (docs/reference/specification.md 2), and the optional ones. */
const ORDER_COLUMNS: readonly ColumnKey[] = ['orderId', 'customer', 'items', 'total', 'status', 'date'];
export const MORE_COLUMNS: readonly ColumnKey[] = [
  'phone',
  'payment',
  'delivery',
  'assignedTo',
  'region',
  'stage',
];

interface Setting {
  t: {
    readonly columns: Readonly<Record<ColumnKey, string>>;
    readonly onHold: string;
    readonly unassigned: string;
    recipient(name: string): string;
  };
  formats: Formats;
  regions: Readonly<Record<Region, string>>;
}

/** Returns all columns in the table's order. The caller appends `actions`. */
export function orderColumns({ t, formats, regions }: Setting): Column<Order>[] {
  const cells: Record<Exclude<ColumnKey, 'actions'>, Omit<Column<Order>, 'key' | 'name'>> = {
    orderId: {
      onCard: 'wide',
      cell: (order) => (
        <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
          {order.orderId}
        </Box>
      ),
    },
    customer: {
      onCard: 'wide',
      cell: (order) => (
        <>
          {order.userName}
          <Typography variant="body2" color="textSecondary">
            {order.userEmail}
          </Typography>
          {order.shippingAddress.recipientName !== order.userName && (
            <Typography variant="body2">{t.recipient(order.shippingAddress.recipientName)}</Typography>
          )}
        </>
      ),
    },
    items: { isNumeric: true, cell: (order) => formats.number(piecesOf(order)) },
    total: {
      isNumeric: true,
      sorts: { down: 'highest', up: 'lowest' },
      cell: (order) => (
        <strong>
          <Money amount={order.totalAmount} />
        </strong>
      ),
    },
    status: {
      onCard: 'plain',
      cell: (order) => (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
          <StatusBadge status={shownStatus(order)} />
          {order.onHold && (
            <Typography component="span" variant="body2" color="error" sx={{ fontWeight: 600 }}>
              {t.onHold}
            </Typography>
          )}
        </Box>
      ),
    },
    date: {
      onCard: 'plain',
      sorts: { down: 'newest', up: 'oldest' },
      cell: (order) => <span style={{ whiteSpace: 'nowrap' }}>{formats.date(order.createdAt)}</span>,
    },
    phone: { cell: (order) => order.shippingAddress.recipientPhone },
    payment: { cell: (order) => <StatusBadge status={order.paymentStatus} /> },
    delivery: { cell: (order) => <StatusBadge status={order.deliveryStatus} /> },
    assignedTo: { cell: (order) => order.deliveryAssignedTo || t.unassigned },
    region: { cell: (order) => regions[order.shippingAddress.region] },
    stage: { cell: (order) => <OrderStage id={order._id} /> },
  };
  return [...ORDER_COLUMNS, ...MORE_COLUMNS].map((key) => ({
    key,
    name: t.columns[key],
    ...cells[key as Exclude<ColumnKey, 'actions'>],
  }));
}

const piecesOf = (order: Order): number => order.items.reduce((sum, { quantity }) => sum + quantity, 0);
