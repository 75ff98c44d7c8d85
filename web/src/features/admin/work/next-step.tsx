import type { Queue } from '@nargisus/domain/desk';
import { linesToReceive, nextTransition, type Order } from '@nargisus/domain/orders';
import { StatusButton } from '../delivery/status-button.tsx';
import { ReceiveButton } from '../order-detail/receive-button.tsx';
import { TransitionButton } from '../delivery/transition-button.tsx';

/** The queues in which staff decide what is true of an order. */
const UNUSUAL: readonly Queue[] = ['problems', 'returns', 'cash-due'];

/**
 * Renders the next step of an order in a queue: its delivery transition; receiving back in Returns; or its statuses where no
 * step is certain.
 */
export function NextStep({ order, queue }: { order: Order; queue: Queue }) {
  if (queue === 'returns' && linesToReceive(order).length > 0) return <ReceiveButton order={order} />;
  const isCertain = !UNUSUAL.includes(queue) && nextTransition(order) !== undefined;
  return isCertain ? <TransitionButton order={order} /> : <StatusButton order={order} />;
}
