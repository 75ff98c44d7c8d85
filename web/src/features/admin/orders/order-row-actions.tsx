import IconButton from '@mui/material/IconButton';
import { staffOrderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { ArrowRightIcon, TrashIcon } from '#ui/icons.tsx';
import { useReturnState } from '../shared/return-url.ts';
import { detailsId } from '../table/data-row.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { useDeleteOrder } from './use-delete-order.ts';
import { busyProps } from '#ui/busy-props.ts';
import { May } from '../shared/may.tsx';

interface Props {
  order: Order;
  isOpen: boolean;
  onToggle(): void;
}

export function OrderRowActions({ order, isOpen, onToggle }: Props) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminOrdersStrings);
  const { remove, isBusy } = useDeleteOrder();
  const returnState = useReturnState();
  return (
    <RowActions>
      <IconButton
        aria-label={isOpen ? shared.hideDetails(order.orderId) : shared.showDetails(order.orderId)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId(order._id) : undefined}
        onClick={onToggle}
      >
        <ExpandMark open={isOpen} />
      </IconButton>
      <IconButton
        component={Link}
        to={dashboardPaths.order(order._id)}
        state={returnState}
        aria-label={t.openPage(order.orderId)}
      >
        <ArrowRightIcon size={20} />
      </IconButton>
      <May call={staffOrderCalls.deleteOrder}>
        <IconButton aria-label={t.remove(order.orderId)} {...busyProps(isBusy, () => void remove(order))}>
          <TrashIcon size={20} />
        </IconButton>
      </May>
    </RowActions>
  );
}
