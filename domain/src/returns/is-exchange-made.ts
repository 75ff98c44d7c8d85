import { isSameSize } from '../orders/contents-edit.ts';
import type { Order } from '../orders/order.ts';
import type { ReturnRequest } from './return-request.ts';

/**
 * Returns whether the exchange for which a customer asked was made: since the request, exchanges took all pieces that it names. An
 * exchange before the request was about other pieces.
 */
export function isExchangeMade(
  { lines, createdAt }: Pick<ReturnRequest, 'lines' | 'createdAt'>,
  { exchanges = [], timeline }: Pick<Order, 'exchanges' | 'timeline'>,
): boolean {
  // Each exchange wrote one entry when its credit left the order, in the order of `exchanges`.
  const made = timeline.filter(
    ({ payment }) => payment?.method === 'exchange' && payment.kind === 'sent-back',
  );
  const taken = exchanges.flatMap(({ back }, place) =>
    made[place] && made[place].at >= createdAt ? back : [],
  );
  return lines
    .filter(({ exchangeSize }) => exchangeSize !== undefined)
    .every((line) => {
      const pieces = taken.filter((it) => isSameSize(it, line));
      return pieces.reduce((sum, { quantity }) => sum + quantity, 0) >= line.quantity;
    });
}
