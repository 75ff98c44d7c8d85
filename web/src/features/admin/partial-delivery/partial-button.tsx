import type { Order } from '@nargisus/domain/orders';
import { useOrderDesk } from '#data/orders/order-desk-queries.ts';
import { DeskPartialButton } from './desk-partial-button.tsx';

/** Renders the button of an order's page that records a partial delivery. Live; reads the desk document, which the page reads too. */
export function PartialButton({ order }: { order: Order }) {
  const desk = useOrderDesk(order._id);
  return desk.state === 'ready' ? <DeskPartialButton order={order} desk={desk.value} /> : null;
}
