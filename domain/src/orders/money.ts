import * as z from 'zod/mini';
import { addPaisa, NO_MONEY, paisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { nonNegativeTakaSchema, wholeTaka } from '../money/taka.ts';
import type { Order } from './order.ts';
import { orderNotes, THE_GATEWAY } from './order-notes.ts';
import { keptAmount } from './kept-amount.ts';
import { CASH_ON_DELIVERY } from './statuses.ts';
import { statusesOf } from './timeline.ts';

/**
 * The money of an order (docs/adr/0042), stored with it and changed by functions only. `paid` is what came in: online,
 * `byHand` to the shop's own accounts, and `collected` at the door. `refunded` went back, `refundedByHand` of it by
 * hand (docs/adr/0063). `toCollect` is what the rider collects: whole taka, rounded down; `rounding` is what the shop
 * forwent by that.
 */
export const orderMoneySchema = z.object({
  total: nonNegativeTakaSchema,
  paid: nonNegativeTakaSchema,
  collected: nonNegativeTakaSchema,
  rounding: nonNegativeTakaSchema,
  refunded: nonNegativeTakaSchema,
  toCollect: nonNegativeTakaSchema,
  /** Missing while nothing was paid by hand. */
  byHand: z.optional(nonNegativeTakaSchema),
  /** Missing while nothing was sent back by hand. */
  refundedByHand: z.optional(nonNegativeTakaSchema),
  /** What was due at a partial delivery and was not collected (docs/adr/0091). Missing without it. */
  short: z.optional(nonNegativeTakaSchema),
});

export type OrderMoney = z.output<typeof orderMoneySchema>;

type Paying = Pick<
  Order,
  | 'orderStatus'
  | 'deliveryStatus'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'refund'
  | 'totalAmount'
  | 'returnedAmount'
  | 'cashTaken'
  | 'money'
>;

/** Returns the money of an order: of its statuses, and of what was paid before the delivery and refunded. */
export function moneyOf(order: Paying): OrderMoney {
  const { totalAmount: total, paymentStatus } = order;
  const ahead = paidAhead(order);
  const { byHand, refundedByHand } = order.money ?? {};
  const due = dueAtTheDoor(order);
  const cash = wholeTaka(due);
  // A refund does not undo the collection: the rider had the cash.
  const { collected = NO_MONEY, short: wasShort = NO_MONEY } = order.money ?? {};
  const wasCollected = paymentStatus === 'refunded' && collected + wasShort > 0;
  const taken = order.cashTaken ?? cash;
  const isCollected = (due > 0 || taken > 0) && (paymentStatus === 'paid' || wasCollected);
  const rounding = isCollected ? roundingOf(due, taken) : NO_MONEY;
  const short = isCollected ? paisa(Math.max(0, due - taken - rounding)) : NO_MONEY;
  const isOver = order.orderStatus === 'cancelled' || order.deliveryStatus === 'returned';
  return {
    total,
    paid: isCollected ? addPaisa(ahead, taken) : ahead,
    collected: isCollected ? taken : NO_MONEY,
    rounding,
    refunded: order.money?.refunded ?? (order.refund === 'refunded' ? ahead : NO_MONEY),
    toCollect: paymentStatus === 'pending' && !isOver ? cash : NO_MONEY,
    ...(byHand && { byHand }),
    ...(refundedByHand && { refundedByHand }),
    ...(short && { short }),
  };
}

/** Returns what the shop forwent by whole taka: not what is short beyond that, and nothing where more than the due was taken. */
const roundingOf = (due: Paisa, taken: Paisa): Paisa =>
  paisa(Math.max(0, Math.min(due - wholeTaka(due), due - taken)));

/** Returns the money of an order of which `paid` was paid online, before its statuses are known. */
export function onlineMoney(total: Paisa, paid: Paisa): OrderMoney {
  const none = { collected: NO_MONEY, rounding: NO_MONEY, refunded: NO_MONEY, toCollect: NO_MONEY };
  return { total, paid, ...none };
}

/** Returns the order with its money as its statuses have it. */
export function withMoney(order: Order): Order {
  return { ...order, money: moneyOf(order) };
}

/**
 * Returns the order after `online` of its online payment went back in all; the same order when that is known. A part that goes back while the
 * order lives on is in the timeline, which the customer reads.
 */
export function withRefunded(order: Order, online: Paisa, now: Date): Order {
  const money = moneyOf(order);
  const refunded = addPaisa(online, money.refundedByHand ?? NO_MONEY);
  if (money.refunded === refunded) return order;
  const changed = { ...order, updatedAt: now, money: { ...money, refunded } };
  if (order.refund !== null) return changed;
  const statuses = statusesOf(order);
  const note = orderNotes.partRefunded;
  const entry = { at: now, who: THE_GATEWAY, from: statuses, to: statuses, note };
  return { ...changed, timeline: [...order.timeline, entry] };
}

/** Returns what was paid online, also for orders from before `money` was stored: they were paid online or in cash as a whole. */
export function paidOnline({ money, paymentMethod, paymentStatus, totalAmount }: Paying): Paisa {
  if (money) return paisa(money.paid - money.collected - (money.byHand ?? NO_MONEY));
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  return paymentMethod !== CASH_ON_DELIVERY && isPaid ? totalAmount : NO_MONEY;
}

/** Returns what was paid before the delivery: online and by hand. */
const paidAhead = (order: Paying): Paisa => addPaisa(paidOnline(order), order.money?.byHand ?? NO_MONEY);

/** Returns whether what was paid before the delivery leaves nothing that a rider could collect. */
export const isPaidAhead = (order: Paying): boolean =>
  paidAhead(order) > 0 && wholeTaka(dueAtTheDoor(order)) === NO_MONEY;

/** Returns what is to be paid in cash at the door or was paid there, before it is rounded to whole taka. */
export function dueAtTheDoor(order: Paying): Paisa {
  const { money, paymentMethod } = order;
  if (money) return paisa(Math.max(0, keptAmount(order) - paidAhead(order)));
  return paymentMethod === CASH_ON_DELIVERY ? keptAmount(order) : NO_MONEY;
}

/** Returns what was paid online and has not gone back: what a cancellation returns through the gateway. */
export function refundable(order: Paying): Paisa {
  const { refunded, refundedByHand = NO_MONEY } = moneyOf(order);
  return subtractPaisa(paidOnline(order), subtractPaisa(refunded, refundedByHand));
}

/**
 * Returns what came by hand or was collected at the door and has not been sent back: no gateway can return it (docs/adr/0084). Below
 * zero for a change that takes back a delivery whose cash was sent back (isTakingBackSentCash).
 */
export function heldByHand(order: Paying): Paisa {
  const { byHand = NO_MONEY, collected, refundedByHand = NO_MONEY } = moneyOf(order);
  return subtractPaisa(addPaisa(byHand, collected), refundedByHand);
}

/** Returns whether all that was paid went back, some of it by hand. */
export function isAllSentBack(order: Paying): boolean {
  const isNothingHeld = heldByHand(order) === NO_MONEY && refundable(order) === NO_MONEY;
  return isNothingHeld && (order.money?.refundedByHand ?? NO_MONEY) > 0;
}
