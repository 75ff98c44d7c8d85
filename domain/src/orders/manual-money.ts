import { addPaisa, NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { dueAtTheDoor, heldByHand, isAllSentBack, isPaidAhead, moneyOf, withMoney } from './money.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { paymentAfterTransition } from './payment-after-transition.ts';
import { statusesOf, type PaymentEvent } from './timeline.ts';

/** A change of an order's money that staff record (docs/adr/0063). */
interface Recording {
  readonly method: PaymentEvent['method'];
  readonly amount: Paisa;
  /** The uid of the member of staff. */
  readonly who: string;
  readonly now: Date;
}

type Rejection<Reason extends string> = { readonly ok: false; readonly reason: Reason };
type TooMuch = { readonly ok: false; readonly reason: 'too-much'; readonly most: Paisa };

type Recorded<Reason extends string> = { readonly ok: true; readonly order: Order } | Rejection<Reason>;

/** Records money that came by hand: never more than is due. An order of which nothing is left to collect is paid. */
export function withManualPayment(order: Order, recording: Recording): Recorded<'nothing-due'> | TooMuch {
  const money = moneyOf(order);
  if (money.toCollect === NO_MONEY) return { ok: false, reason: 'nothing-due' };
  const most = dueAtTheDoor(order);
  const { amount } = recording;
  if (amount > most) return { ok: false, reason: 'too-much', most };
  const byHand = addPaisa(money.byHand ?? NO_MONEY, amount);
  const changed = { ...order, money: { ...money, byHand, paid: addPaisa(money.paid, amount) } };
  const paymentStatus = isPaidAhead(changed) ? 'paid' : order.paymentStatus;
  return { ok: true, order: entered({ ...changed, paymentStatus }, order, 'received', recording) };
}

/**
 * Reverses a payment that was recorded by mistake. Not after the delivery, which counted the rest as collected, and not what was
 * sent back.
 */
export function withoutManualPayment(
  order: Order,
  recording: Recording,
): Recorded<'delivered' | 'sent-back'> {
  const { amount } = recording;
  const isCollected = moneyOf(order).collected > 0;
  if (order.deliveryStatus === 'delivered' || isCollected) return { ok: false, reason: 'delivered' };
  if (heldByHand(order) < amount) return { ok: false, reason: 'sent-back' };
  const money = moneyOf(order);
  const byHand = subtractPaisa(money.byHand ?? NO_MONEY, amount);
  const changed = { ...order, money: { ...money, byHand, paid: subtractPaisa(money.paid, amount) } };
  const { paymentStatus } = paymentAfterTransition(changed, order, { keepsPayment: undefined });
  return { ok: true, order: entered({ ...changed, paymentStatus }, order, 'payment-reversed', recording) };
}

/**
 * Records money that staff sent back by hand: never more than came by hand or was collected at the door, and is still held. An order
 * remains paid unless it is cancelled and all of its money went back.
 */
export function withManualRefund(order: Order, recording: Recording): Recorded<'nothing-held'> | TooMuch {
  const most = heldByHand(order);
  const { amount } = recording;
  if (most === NO_MONEY) return { ok: false, reason: 'nothing-held' };
  if (amount > most) return { ok: false, reason: 'too-much', most };
  const changed = withRefundedByHand(order, amount);
  const isOver = order.orderStatus === 'cancelled' && isAllSentBack(changed);
  const paymentStatus = isOver ? 'refunded' : order.paymentStatus;
  return { ok: true, order: entered({ ...changed, paymentStatus }, order, 'sent-back', recording) };
}

/** Reverses a refund by hand that was recorded by mistake: the shop holds the money. */
export function withoutManualRefund(order: Order, recording: Recording): Order {
  const changed = withRefundedByHand(order, subtractPaisa(NO_MONEY, recording.amount));
  const isReopened = order.paymentStatus === 'refunded' && order.refund === null;
  const heldStatus = isPaidAhead(order) || moneyOf(order).collected > 0 ? 'paid' : 'cancelled';
  const paymentStatus = isReopened ? heldStatus : order.paymentStatus;
  return entered({ ...changed, paymentStatus }, order, 'refund-reversed', recording);
}

function withRefundedByHand(order: Order, amount: Paisa): Order {
  const money = moneyOf(order);
  const refundedByHand = addPaisa(money.refundedByHand ?? NO_MONEY, amount);
  return { ...order, money: { ...money, refundedByHand, refunded: addPaisa(money.refunded, amount) } };
}

const NOTES: Readonly<Record<PaymentEvent['kind'], string>> = {
  received: orderNotes.paymentReceived,
  'payment-reversed': orderNotes.paymentReversed,
  'sent-back': orderNotes.paymentSentBack,
  'refund-reversed': orderNotes.refundReversed,
};

/** Returns the order with its money computed anew and an entry in the timeline, which the customer reads. */
function entered(
  changed: Order,
  before: Order,
  kind: PaymentEvent['kind'],
  { method, amount, who, now }: Recording,
): Order {
  const entry = {
    ...{ at: now, who, from: statusesOf(before), to: statusesOf(changed), note: NOTES[kind] },
    payment: { kind, method, amount },
  };
  return withMoney({ ...changed, updatedAt: now, timeline: [...before.timeline, entry] });
}
