import { ShopError } from '@nargisus/domain/contract';
import type { CallPolicy } from '@nargisus/domain/desk';
import type { Paisa } from '@nargisus/domain/money';
import {
  asksForHistory,
  phoneMessages,
  trustOf,
  type PhoneEnds,
  type PhoneRules,
  type PhoneStanding,
  type TrustReason,
} from '@nargisus/domain/phones';
import { withParams } from '@nargisus/domain/text';
import type { OrdersRepository } from './orders.repository.ts';

/* What the phone number of an order decides about it (docs/adr/0086). */

/** Returned by a transaction that cannot decide without the history of the number, before it writes anything. */
export class HistoryNeeded {
  readonly phone: string;

  constructor(phone: string) {
    this.phone = phone;
  }
}

/**
 * Runs work that may return HistoryNeeded; then again with how earlier orders on the number ended. The counts are read between the
 * two transactions, because nothing may be locked meanwhile, and only where a rule of staff asks for them.
 */
export async function withPhoneHistory<T>(
  orders: Pick<OrdersRepository, 'phoneEnds'>,
  work: (ends?: PhoneEnds) => Promise<T | HistoryNeeded>,
): Promise<T> {
  const first = await work();
  if (!(first instanceof HistoryNeeded)) return first;
  const second = await work(await orders.phoneEnds(first.phone));
  if (second instanceof HistoryNeeded) throw new Error('The history of the number was read already');
  return second;
}

interface Found {
  readonly calls: CallPolicy & PhoneRules;
  readonly phone: PhoneStanding;
}

/** Returns what is asked of a cash order because of its number, with the reasons; HistoryNeeded where that needs `ends`. */
export function trustOfOrder(
  { calls, phone: standing }: Found,
  {
    phone,
    ends,
    total,
  }: { readonly phone: string; readonly ends: PhoneEnds | undefined; readonly total: Paisa },
): TrustReason[] | HistoryNeeded {
  if (!ends && asksForHistory(calls, standing, total)) return new HistoryNeeded(phone);
  return trustOf(calls, standing, { ends, total });
}

/**
 * Requires of a customer's order that staff have not blocked its number. One read of the shop's data for a blocked one.
 * @throws ShopError 'forbidden' that names how the shop is reached: a 'conflict' would be tried again under another key
 */
export async function requireUnblocked(
  orders: Pick<OrdersRepository, 'shopContact'>,
  { phone: { blocked } }: Pick<Found, 'phone'>,
): Promise<void> {
  if (!blocked) return;
  const contact = await orders.shopContact();
  throw new ShopError('forbidden', withParams(phoneMessages.blocked, { contact }));
}

/** The same for an order that staff make. @throws ShopError 'conflict' that tells them to lift the block first */
export function requireUnblockedByStaff({ phone: { blocked } }: Pick<Found, 'phone'>, phone: string): void {
  if (blocked) throw new ShopError('conflict', withParams(phoneMessages.blockedForStaff, { phone }));
}
