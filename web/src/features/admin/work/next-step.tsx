import Box from '@mui/material/Box';
import { deliveryCalls, deskCalls, stockCalls } from '@nargisus/domain/contract';
import type { OrderDesk, Queue } from '@nargisus/domain/desk';
import { canDeliverInPart, nextTransition, piecesToReceive, type Order } from '@nargisus/domain/orders';
import { TAB_RIGHTS } from '#config/dashboard-tabs.ts';
import { CallButtons } from '../calls/call-buttons.tsx';
import { StatusButton } from '../delivery/status-button.tsx';
import { ReceiveButton } from '../order-detail/receive-button.tsx';
import { TransitionButton } from '../delivery/transition-button.tsx';
import { DeskPartialButton } from '../partial-delivery/desk-partial-button.tsx';
import { SettlementsLink } from '../settlements/settlements-link.tsx';
import { useRights } from '../shared/rights.ts';

/** The queues in which staff decide what is true of an order. */
const UNUSUAL: readonly Queue[] = ['problems', 'returns', 'cash-due'];

/** Returns whether a queue has a next step that the member of staff may take. */
export function useHasStep(queue: Queue): boolean {
  const { may, mayCall } = useRights();
  if (queue === 'to-call') return mayCall(deskCalls.recordCall);
  if (queue === 'cash-due' && may(TAB_RIGHTS.settlements)) return true;
  if (queue === 'returns' && mayCall(stockCalls.receiveOrder)) return true;
  if (queue === 'problems' && mayCall(deliveryCalls.deliverInPart)) return true;
  const isCertain = !UNUSUAL.includes(queue) && mayCall(deliveryCalls.assignDelivery);
  return isCertain || mayCall(deliveryCalls.setOrderStatus);
}

/**
 * Renders the next step of an order in a queue: its delivery transition; how the call ended in To call; receiving back in
 * Returns; a partial delivery in Problems; the courier's statements in Cash due; or its statuses where no step is certain.
 * @param desk - what the desk knows of the order
 */
export function NextStep({
  order,
  desk,
  queue,
}: {
  order: Order;
  desk: OrderDesk | undefined;
  queue: Queue;
}) {
  if (queue === 'to-call' && desk)
    return (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CallButtons desk={desk} />
      </Box>
    );
  if (queue === 'cash-due' && desk?.cashDueSince) return <SettlementsLink />;
  if (queue === 'returns' && piecesToReceive(order).length > 0) return <ReceiveButton order={order} />;
  if (queue === 'problems' && desk?.parcel?.problem === 'partial' && canDeliverInPart(order, 'partial'))
    return <DeskPartialButton order={order} desk={desk} isNext />;
  const isCertain = !UNUSUAL.includes(queue) && nextTransition(order) !== undefined;
  return isCertain ? <TransitionButton order={order} /> : <StatusButton order={order} />;
}
