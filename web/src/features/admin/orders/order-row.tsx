import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import type { Order } from '@nargisus/domain/orders';
import { formatDhakaDate } from '@nargisus/domain/time';
import { useId, useState } from 'react';
import { ExpandMark } from '../../../ui/expand-mark.tsx';
import { Money } from '../../../ui/money.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { OrderDetails } from './order-details.tsx';

/** One order; `isNew`: it was placed while the admin was looking, so it shows itself for a moment. */
export function OrderRow({ order, columns, isNew }: { order: Order; columns: number; isNew: boolean }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const count = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <>
      <Row role="row" data-new={isNew || undefined}>
        <td role="cell">
          <strong style={{ whiteSpace: 'nowrap' }}>{order.orderId}</strong>
        </td>
        <td role="cell">
          {order.userName}
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {order.userEmail}
          </Typography>
        </td>
        <td role="cell">
          {count}
          <Box component="span" sx={{ display: { md: 'none' } }}>
            {count === 1 ? ' item' : ' items'}
          </Box>
        </td>
        <td role="cell">
          <strong>
            <Money amount={order.totalAmount} />
          </strong>
        </td>
        <td role="cell">
          <StatusBadge status={order.orderStatus} />
        </td>
        <td role="cell" style={{ whiteSpace: 'nowrap' }}>
          {formatDhakaDate(order.createdAt)}
        </td>
        <td role="cell">
          <IconButton
            aria-label={`${open ? 'Hide' : 'Show'} details of ${order.orderId}`}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
          >
            <ExpandMark open={open} />
          </IconButton>
        </td>
      </Row>
      {open && (
        <tr role="row" id={details}>
          <Box component="td" role="cell" colSpan={columns}>
            <OrderDetails order={order} />
          </Box>
        </tr>
      )}
    </>
  );
}

const arrive = keyframes({
  from: { backgroundColor: 'var(--arrived)' },
  to: { backgroundColor: 'transparent' },
});

const Row = styled('tr')(({ theme }) => ({
  '--arrived': theme.vars.palette.secondary.light,
  '&[data-new]': { animation: `${arrive} 4s ease-out` },
}));
