import type { Queue } from '@nargisus/domain/desk';
import { nextTransition, type Order } from '@nargisus/domain/orders';
import { StatusButton } from '../delivery/status-button.tsx';
import { TransitionButton } from '../delivery/transition-button.tsx';

/** The queues in which staff decide what is true of an order. */
const UNUSUAL: readonly Queue[] = ['problems', 'returns', 'cash-due'];

/** Renders the next step of an order in a queue: its delivery transition, or its statuses where no step is certain. */
export function NextStep({ order, queue }: { order: Order; queue: Queue }) {
  const isCertain = !UNUSUAL.includes(queue) && nextTransition(order) !== undefined;
  return isCertain ? <TransitionButton order={order} /> : <StatusButton order={order} />;
}
