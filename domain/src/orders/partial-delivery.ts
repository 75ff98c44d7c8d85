import { addPaisa, NO_MONEY, paisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { wholeTaka } from '../money/taka.ts';
import { areSameLines, isSameSize } from './contents-edit.ts';
import { creditedToExchanges, valueOfPieces, type BackLine } from './exchangeable.ts';
import { dueAtTheDoor, moneyOf, withMoney } from './money.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { isDeliveredInPart, keptAmount } from './kept-amount.ts';
import type { DeliveryStatus } from './statuses.ts';
import { withStatuses } from './transition-delivery.ts';

/** Where a parcel is that can be delivered. */
const UNDER_WAY: readonly DeliveryStatus[] = ['picked_up', 'in_transit', 'out_for_delivery'];

/** Why a courier's parcel may be delivered in part although its order does not say that it is under way. */
const REPORTED: readonly string[] = ['partial', 'amount'];

/**
 * Returns whether a partial delivery of an order can be recorded: its parcel is under way, or its courier reported that a part or
 * another amount was taken. Not for one piece, of which nothing is left.
 * @param problem - what the courier's reports say is wrong with the parcel; null for nothing, and for own riders
 */
export function canDeliverInPart(
  { orderStatus, deliveryStatus, onHold, items }: Order,
  problem: string | null,
): boolean {
  if (orderStatus === 'cancelled' || orderStatus === 'delivered' || onHold) return false;
  if (items.reduce((sum, { quantity }) => sum + quantity, 0) < 2) return false;
  if (UNDER_WAY.includes(deliveryStatus)) return true;
  const isOver = deliveryStatus === 'delivered' || deliveryStatus === 'returned';
  return !isOver && problem !== null && REPORTED.includes(problem);
}

/** What a partial delivery comes to, before it is recorded. */
export interface PartialDelivery {
  /** What was to be paid for the refused pieces. */
  readonly returned: Paisa;
  /** What the customer owes for the pieces that were kept and the delivery. */
  readonly kept: Paisa;
  /** The cash that the rider was to take for it: whole taka. */
  readonly due: Paisa;
}

/** Returns what a partial delivery comes to: the refused pieces at what the customer was to pay for them, the delivery stays due. */
export function partialDeliveryOf(order: Order, refused: readonly BackLine[]): PartialDelivery {
  const returned = valueOfPieces(order, refused);
  const changed = { ...withMoney(order), returnedAmount: returned };
  return { returned, kept: keptAmount(changed), due: wholeTaka(dueAtTheDoor(changed)) };
}

/** Returns what is still to be given back of an order that was delivered in part: what was paid above what the customer kept. */
export function owedForRefused(order: Parameters<typeof moneyOf>[0] & Pick<Order, 'exchanges'>): Paisa {
  if (!isDeliveredInPart(order) || order.orderStatus === 'cancelled') return NO_MONEY;
  const { paid, refunded } = moneyOf(order);
  // What went to an exchange was paid for pieces that were kept.
  const held = addPaisa(subtractPaisa(paid, refunded), creditedToExchanges(order));
  return paisa(Math.max(0, held - keptAmount(order)));
}

/** Returns what is expected to go back of `held`: what is owed after a partial delivery, otherwise all of it. */
export function expectedBack(order: Order, held: Paisa): Paisa {
  const owed = owedForRefused(order);
  return owed > NO_MONEY && owed < held ? owed : held;
}

interface Recording {
  readonly refused: readonly BackLine[];
  /** The cash that was taken at the door. */
  readonly collected: Paisa;
  /** What staff saw to be due. */
  readonly due: Paisa;
  /** Why another amount was taken; '' where the due one was. */
  readonly reason: string;
  /** The uid of the member of staff. */
  readonly who: string;
  readonly now: Date;
}

/** Why a partial delivery cannot be recorded. */
export type PartialRejection =
  | {
      readonly reason:
        'not-under-way' | 'on-hold' | 'not-in-order' | 'came-back' | 'all-refused' | 'reason-missing';
    }
  | { readonly reason: 'other-due'; readonly due: Paisa };

export type PartialResult =
  { readonly ok: true; readonly order: Order } | ({ readonly ok: false } & PartialRejection);

/**
 * Records that the customer kept a part of an order and refused the rest at the door (docs/adr/0091): the order is delivered, what
 * was refused is no revenue and waits to come back, and the cash is what was really taken. Repeating it changes nothing.
 * @param problem - as of canDeliverInPart()
 */
export function deliverInPart(
  order: Order,
  { refused, collected, due: seen, reason, who, now }: Recording,
  problem: string | null,
): PartialResult {
  if (isRecorded(order, refused, collected)) return { ok: true, order };
  if (order.onHold) return { ok: false, reason: 'on-hold' };
  if (!canDeliverInPart(order, problem)) return { ok: false, reason: 'not-under-way' };
  const isOrdered = refused.every((line) => {
    const item = order.items.find((it) => isSameSize(it, line));
    return item !== undefined && line.quantity <= item.quantity;
  });
  if (refused.length === 0 || !isOrdered) return { ok: false, reason: 'not-in-order' };
  const hasComeBack = order.items.some((item) => refusedOf(item, refused) > 0 && isReceived(item));
  if (hasComeBack) return { ok: false, reason: 'came-back' };
  const isAll = order.items.every((item) => refusedOf(item, refused) === item.quantity);
  if (isAll) return { ok: false, reason: 'all-refused' };
  const { returned, due } = partialDeliveryOf(order, refused);
  if (due !== seen) return { ok: false, reason: 'other-due', due };
  if (collected !== due && reason === '') return { ok: false, reason: 'reason-missing' };
  const items = order.items.map((item) => {
    const quantity = refusedOf(item, refused);
    return quantity > 0 ? { ...item, refused: { quantity } } : item;
  });
  const changed = { ...withMoney(order), items, returnedAmount: returned, cashTaken: collected };
  const to = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
  return { ok: true, order: withStatuses(changed, to, { who, now, note: orderNotes.deliveredInPart }) };
}

const refusedOf = (item: Order['items'][number], refused: readonly BackLine[]): number =>
  refused.find((line) => isSameSize(line, item))?.quantity ?? 0;

const isReceived = ({ stock }: Order['items'][number]): boolean =>
  stock === 'restocked' || stock === 'written-off';

/** Returns whether an order was delivered with the same pieces refused and the same cash taken. */
function isRecorded(order: Order, refused: readonly BackLine[], collected: Paisa): boolean {
  const recorded = order.items.flatMap(({ productId, size, refused: pieces }) =>
    pieces ? [{ productId, size, quantity: pieces.quantity }] : [],
  );
  return isDeliveredInPart(order) && order.cashTaken === collected && areSameLines(recorded, refused);
}
