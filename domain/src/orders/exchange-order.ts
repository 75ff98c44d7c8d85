import { NO_MONEY, paisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { backRejection, valueOfPieces, type BackLine, type BackRejection } from './exchangeable.ts';
import { withManualPayment, withManualRefund } from './manual-money.ts';
import { heldByHand, refundable } from './money.ts';
import type { Order } from './order.ts';

interface Exchange {
  /** The pieces of the old order that come back. */
  readonly back: readonly BackLine[];
  /** The new order, as it is placed: nothing of it is paid. */
  readonly placed: Order;
  /** The uid of the member of staff. */
  readonly who: string;
  readonly now: Date;
}

export type ExchangeResult =
  | {
      readonly ok: true;
      /** The old order, from which the credit went. */
      readonly from: Order;
      /** The new order, which the credit pays. */
      readonly to: Order;
      readonly credit: Paisa;
    }
  | ({ readonly ok: false } & BackRejection)
  /** The pieces were paid online, at least in part: the gateway alone returns that. */
  | { readonly ok: false; readonly reason: 'paid-online' }
  /** The shop holds nothing that it could credit. */
  | { readonly ok: false; readonly reason: 'nothing-held' };

/**
 * Exchanges pieces of a delivered order for a new order (docs/adr/0084). What was paid for them leaves the old order as money that
 * went back by hand and enters the new one as money that came by hand: at most the new total, and at most what the old order holds.
 */
export function exchangeOrder(order: Order, { back, placed, who, now }: Exchange): ExchangeResult {
  const rejection = backRejection(order, back);
  if (rejection) return { ok: false, ...rejection };
  const held = heldByHand(order);
  const wanted = least(valueOfPieces(order, back), placed.totalAmount);
  if (wanted > held && refundable(order) > NO_MONEY) return { ok: false, reason: 'paid-online' };
  const recording = { method: 'exchange' as const, amount: least(wanted, held), who, now };
  const credit = recording.amount;
  if (credit === NO_MONEY) return { ok: false, reason: 'nothing-held' };
  const [sent, received] = [withManualRefund(order, recording), withManualPayment(placed, recording)];
  // A new order of less than one taka: a rider would not collect it.
  if (!sent.ok || !received.ok) return { ok: false, reason: 'nothing-held' };
  const to = { ...received.order, exchangeOf: { _id: order._id, orderId: order.orderId } };
  const entry = {
    order: { _id: placed._id, orderId: placed.orderId },
    back: back.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
    credit,
  };
  return { ok: true, from: { ...sent.order, exchanges: [...(order.exchanges ?? []), entry] }, to, credit };
}

/**
 * Returns what was paid for the pieces of an exchange above its credit, and is still held: staff send it back by hand. It comes about
 * when the new order costs less.
 * @param order - the old order after the exchange
 */
export function leftToGiveBack(
  order: Order,
  { back, credit }: { readonly back: readonly BackLine[]; readonly credit: Paisa },
): Paisa {
  const above = subtractPaisa(valueOfPieces(order, back), credit);
  return paisa(Math.max(0, least(above, heldByHand(order))));
}

const least = (one: Paisa, other: Paisa): Paisa => (one < other ? one : other);
