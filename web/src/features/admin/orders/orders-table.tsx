import { styled } from '@mui/material/styles';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { OrderRow } from './order-row.tsx';

const COLUMNS = ['Order ID', 'Customer', 'Items', 'Total', 'Status', 'Date', 'Actions'];
/** Where each column stands in the card of a phone. */
const AREAS = ['id', 'customer', 'items', 'total', 'status', 'date', 'actions'];

/**
 * SPEC 2: the newest orders. On a phone each row becomes a small card; the roles are spelled out because a table that
 * is laid out as a grid is no table to assistive technology any more.
 */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const [openedAt] = useState(() => new Date());
  return (
    <Table role="table" aria-label="Newest orders">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            columns={COLUMNS.length}
            isNew={order.createdAt > openedAt}
          />
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& th': {
    textAlign: 'left',
    padding: '12px 14px',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.cloth,
  },
  '& td': { padding: '12px 14px', verticalAlign: 'middle', fontSize: '0.9375rem' },
  '& tr + tr, & tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& tbody tr': {
      display: 'grid',
      gridTemplate:
        '"id total" auto "customer customer" auto "items date" auto "status actions" auto / 1fr auto',
      alignItems: 'center',
      gap: '8px 12px',
      padding: 16,
    },
    '& td': { padding: 0 },
    ...Object.fromEntries(AREAS.map((gridArea, column) => [`& td:nth-of-type(${column + 1})`, { gridArea }])),
    // Total, date and the button stand at the card's right edge.
    '& td:nth-of-type(n + 4):not(:nth-of-type(5))': { justifySelf: 'end' },
    '& td:only-child': { gridArea: '1 / 1 / -1 / -1' },
  },
}));
