import type { Address } from '../checkout/address.ts';
import type { RequestedLine } from '../checkout/quote.ts';
import type { DeliveryOption } from '../delivery/options.ts';
import type { Paisa } from '../money/paisa.ts';
import { hasShipped } from './cancel-order.ts';
import { moneyOf } from './money.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { staffDiscountOf } from './staff-discount.ts';

/** What of an order staff can edit before hand-over (docs/adr/0068). */
export interface OrderContents {
  readonly items: readonly RequestedLine[];
  readonly deliveryOption: DeliveryOption;
  readonly address: Address;
  /** What staff take off the goods. */
  readonly discount: Paisa;
}

export type ContentsField = keyof OrderContents;

/** The new value of each edited field; the others stay. */
export type ContentsEdit = { readonly [F in ContentsField]?: OrderContents[F] | undefined };

/** What the caller saw of a field. Older orders may hold an address that no form accepts. */
export interface SeenContents {
  readonly items?: OrderContents['items'] | undefined;
  readonly deliveryOption?: string | undefined;
  readonly address?: Readonly<Record<string, string>> | undefined;
  readonly discount?: Paisa | undefined;
}

/** Returns the edited fields whose stored value is not what the caller saw; empty when the edit can be made. */
export function staleContents(order: Order, seen: SeenContents): ContentsField[] {
  const stale: ContentsField[] = [];
  if (seen.items && !areSameLines(order.items, seen.items)) stale.push('items');
  if (seen.deliveryOption !== undefined && seen.deliveryOption !== order.deliveryOption)
    stale.push('deliveryOption');
  if (seen.address && !isSameAddress(order.shippingAddress, seen.address)) stale.push('address');
  if (seen.discount !== undefined && seen.discount !== staffDiscountOf(order)) stale.push('discount');
  return stale;
}

/** Returns whether an order waits in the shop, uncancelled, with all of its goods on the shelf. */
export function isContentsEditable(order: Order): boolean {
  const isWaiting = order.orderStatus !== 'cancelled' && !hasShipped(order) && order.refund === null;
  return isWaiting && order.items.every(({ stock }) => stock !== 'handed-over');
}

/** Returns whether a part of the payment goes back or went back: what is due at the door no longer follows from the total. */
export function hasPartRefund(order: Order): boolean {
  return (
    moneyOf(order).refunded > 0 || order.timeline.some(({ note }) => note === orderNotes.partRefundRequested)
  );
}

/** Returns whether two lists have the same pieces, in any order. */
export function areSameLines(one: readonly RequestedLine[], other: readonly RequestedLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line) => other.some((it) => isSameSize(it, line) && it.quantity === line.quantity))
  );
}

export const isSameSize = (
  one: Pick<RequestedLine, 'productId' | 'size'>,
  other: Pick<RequestedLine, 'productId' | 'size'>,
): boolean => one.productId === other.productId && one.size === other.size;

/** Compares the fields of two addresses; an empty field equals a missing one. */
export function isSameAddress(one: object, other: object): boolean {
  const [a, b] = [one, other] as Readonly<Record<string, string | undefined>>[];
  return [...Object.keys(a!), ...Object.keys(b!)].every((field) => (a![field] ?? '') === (b![field] ?? ''));
}
