import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { anonymizeOrder, isUnderWay, type Order } from '@nargisus/domain/orders';
import { anonymizeAttempt, isUnsettled, type Attempt } from '@nargisus/domain/payments';
import type { AccountRepositories } from './account-repositories.ts';
import { allPages } from '../firestore/pagination.ts';
import type { Deletion } from './deletions.repository.ts';

/** What the shop has of somebody in its books. */
export interface Possessions {
  readonly orders: readonly Order[];
  readonly attempts: readonly Attempt[];
}

/** Reads all orders and payments of that person. */
export async function possessionsOf(
  { orders, payments }: Pick<AccountRepositories, 'orders' | 'payments'>,
  uid: string,
): Promise<Possessions> {
  const [ordered, paid] = await Promise.all([
    allPages((page) => orders.listOfBuyer({ uid }, page)),
    allPages((page) => payments.listOfPayer(uid, page)),
  ]);
  return { orders: ordered, attempts: paid };
}

/**
 * Takes away what a deletion is about, in steps that change nothing when they are done again: whatever interrupts it, the
 * next run goes on. The record of the deletion goes last, and stays while an order or a payment of that account is under
 * way: one that slipped in as the account was shut is delivered first and forgotten then. `known`: read since it was shut.
 */
export async function finishDeletion(
  repositories: AccountRepositories,
  deletion: Deletion,
  known?: Possessions,
): Promise<void> {
  const { uid, email, alias, by } = deletion;
  await shut(repositories, deletion);
  await repositories.accounts.remove(uid);
  await repositories.deletions.close(deletion);
  await removePossessions(repositories, deletion);
  if (by === 'staff') return repositories.deletions.end(deletion);

  let isWaiting = false;
  // What is forgotten has another uid then, so every page is read before anything changes.
  const { orders, attempts } = known ?? (await possessionsOf(repositories, uid));
  for (const { _id, ...order } of orders) {
    if (isUnderWay(order)) isWaiting = true;
    else await forgetOrder(repositories, _id, alias);
  }
  for (const attempt of attempts) {
    if (isUnsettled(attempt)) isWaiting = true;
    else await repositories.payments.change(attempt._id, (present) => anonymizeAttempt(present, alias));
  }
  await repositories.mails.forget({ uid, email, alias });
  if (!isWaiting) await repositories.deletions.end(deletion);
}

/** What is an account's alone: cart, pictures, and the record with its address. */
async function removePossessions(
  repositories: Pick<AccountRepositories, 'carts' | 'profilePictures' | 'users'>,
  { uid, requestedAt }: Pick<Deletion, 'uid' | 'requestedAt'>,
): Promise<void> {
  await repositories.carts.forget({ kind: 'user', id: uid }, requestedAt);
  await repositories.profilePictures.removeAll(uid);
  await repositories.users.remove(uid);
}

/** Nothing can begin in that account from now on. @throws ShopError 'conflict' for the last admin, who stays. */
export async function shut(
  { users, accounts }: Pick<AccountRepositories, 'users' | 'accounts'>,
  { uid, requestedAt }: Deletion,
): Promise<void> {
  const outcome = await users.shutOut(uid, requestedAt);
  if (outcome === 'last-admin') throw new ShopError('conflict', errorMessages.lastAdminLeaves);
  await accounts.setActive(uid, false);
}

/** The counters stay as they are: nothing that they count is touched. */
async function forgetOrder(
  { orders }: Pick<AccountRepositories, 'orders'>,
  id: string,
  alias: string,
): Promise<void> {
  await orders.inTransaction(async (transaction) => {
    const [order, notes] = [await transaction.find(id), await transaction.notesOf(id)];
    if (!order) return;
    transaction.removeNotes(notes);
    transaction.change(order, anonymizeOrder(order, alias));
  });
}

const MOST_AT_ONCE = 20;

/** No call lives that long: who has not decided by then was interrupted. */
const STILL_DECIDING_MS = 5 * 60_000;

/**
 * Ends deletions that something interrupted, the oldest first, and removes what tokens wrote that outlived their account.
 * One that fails does not keep the others from being ended.
 */
export async function finishDeletions(repositories: AccountRepositories, now: Date): Promise<void> {
  const runOut = await repositories.deletions.runOut(now, MOST_AT_ONCE);
  const unfinished = await repositories.deletions.unfinished(MOST_AT_ONCE);
  const interrupted = unfinished.filter(
    ({ decided, requestedAt }) => decided || now.getTime() - requestedAt.getTime() > STILL_DECIDING_MS,
  );
  const outcomes = await Promise.allSettled([
    ...interrupted.map(async (it) => {
      if (await repositories.deletions.decide(it)) await finishDeletion(repositories, it);
    }),
    ...runOut.map(async (uid) => {
      await removePossessions(repositories, { uid, requestedAt: now });
      await repositories.deletions.forget(uid);
    }),
  ]);
  const failed = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} deletions did not end`);
}
