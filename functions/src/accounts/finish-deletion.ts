import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { anonymizeCalls } from '@nargisus/domain/desk';
import { anonymizeOrder, isUnderWay, type Order } from '@nargisus/domain/orders';
import { anonymizeAttempt, isUnsettled, type Attempt } from '@nargisus/domain/payments';
import type { AccountRepositories } from './account-repositories.ts';
import { allPages } from '../firestore/pagination.ts';
import type { Deletion } from './deletions.repository.ts';

/** A person's orders and payments. */
export interface Possessions {
  readonly orders: readonly Order[];
  readonly attempts: readonly Attempt[];
}

/** Reads all orders and payments of a person. */
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
 * Removes the data of a deleted account in idempotent steps: the next run continues an interrupted one. The record of
 * the deletion is removed last, and kept while an order or a payment of the account is in progress; such an order is
 * delivered first and anonymised then.
 * @param known - read after the account was deactivated
 */
export async function finishDeletion(
  repositories: AccountRepositories,
  deletion: Deletion,
  known?: Possessions,
): Promise<void> {
  const { uid, email, alias, by } = deletion;
  await deactivateAccount(repositories, deletion);
  await repositories.accounts.remove(uid);
  await repositories.deletions.close(deletion);
  await removeInvitations(repositories, uid);
  if (by !== 'staff') await forgetProvedPhone(repositories, uid);
  await removePossessions(repositories, deletion);
  if (by === 'staff') return repositories.deletions.end(deletion);

  let isWaiting = false;
  // Anonymising changes the uid that the query filters by, so all pages are read first.
  const { orders, attempts } = known ?? (await possessionsOf(repositories, uid));
  for (const { _id, ...order } of orders) {
    if (isUnderWay(order)) isWaiting = true;
    else {
      // Before the order is anonymised: afterwards nothing says which number it was.
      await repositories.phones.forget(order.shippingAddress.recipientPhone, uid);
      await anonymizeStoredOrder(repositories, _id, alias);
    }
  }
  for (const attempt of attempts) {
    if (isUnsettled(attempt)) isWaiting = true;
    else await repositories.payments.change(attempt._id, (present) => anonymizeAttempt(present, alias));
  }
  await repositories.vouchers.anonymizeUses(uid, alias);
  if (!isWaiting) await repositories.manualPayments.anonymize(uid, alias);
  await repositories.mails.forget({ uid, email, alias });
  await repositories.sms.forget({ uid, alias });
  if (!isWaiting) await repositories.deletions.end(deletion);
}

/**
 * Removes open invitations to the address of an account that has proved it: nobody else could accept them. Runs before the
 * record is removed.
 */
async function removeInvitations(
  { users, staffInvitations }: Pick<AccountRepositories, 'users' | 'staffInvitations'>,
  uid: string,
): Promise<void> {
  const record = await users.find(uid);
  if (record?.emailVerified) await staffInvitations.removeAddressedTo(record.email);
}

/** Removes what staff noted about the account's own number. Runs before the record is removed, which names it. */
async function forgetProvedPhone(
  { users, phones }: Pick<AccountRepositories, 'users' | 'phones'>,
  uid: string,
): Promise<void> {
  const record = await users.find(uid);
  if (record?.provedPhone) await phones.forget(record.provedPhone, uid);
}

/**
 * Removes what belongs to the account alone: cart, addresses, saved views, wishlist, stock alerts, reviews, return requests, claims of vouchers, reports to
 * Meta, images, and the
 * record with its address.
 */
async function removePossessions(
  repositories: Pick<
    AccountRepositories,
    | 'carts'
    | 'addressBooks'
    | 'savedViews'
    | 'wishlists'
    | 'stockAlerts'
    | 'reviews'
    | 'reviewPictures'
    | 'returns'
    | 'vouchers'
    | 'conversions'
    | 'profileImages'
    | 'users'
  >,
  { uid, requestedAt }: Pick<Deletion, 'uid' | 'requestedAt'>,
): Promise<void> {
  await repositories.carts.forget({ kind: 'user', id: uid }, requestedAt);
  await repositories.addressBooks.removeAll(uid);
  await repositories.savedViews.removeAll(uid);
  await repositories.wishlists.remove(uid);
  await repositories.stockAlerts.removeAll(uid);
  await repositories.reviews.removeAll(uid);
  await repositories.returns.removeAll(uid);
  await repositories.vouchers.removeClaims(uid);
  await repositories.conversions.removeAll(uid);
  await repositories.reviewPictures.removeAll(uid);
  await repositories.profileImages.removeAll(uid);
  await repositories.users.remove(uid);
}

/** Deactivates an account, so that nothing new can begin in it. @throws ShopError 'conflict' for the last admin */
export async function deactivateAccount(
  { users, accounts }: Pick<AccountRepositories, 'users' | 'accounts'>,
  { uid, requestedAt }: Deletion,
): Promise<void> {
  const outcome = await users.deactivate(uid, requestedAt);
  if (outcome === 'last-admin') throw new ShopError('conflict', errorMessages.lastAdminLeaves);
  await accounts.setActive(uid, false);
}

/** Anonymises an order. Leaves the counters: no value that they count changes. */
async function anonymizeStoredOrder(
  { orders }: Pick<AccountRepositories, 'orders'>,
  id: string,
  alias: string,
): Promise<void> {
  await orders.inTransaction(async (transaction) => {
    const [order, notes] = [await transaction.find(id), await transaction.notes.of(id)];
    if (!order) return;
    transaction.notes.remove(notes);
    transaction.change(order, anonymizeOrder(order, alias), anonymizeCalls(transaction.deskOf(order)));
  });
}

const MOST_AT_ONCE = 20;

/** Longer than any call runs: a deletion that is undecided for this long was interrupted. */
const STILL_DECIDING_MS = 5 * 60_000;

/**
 * Completes interrupted deletions, oldest first, and removes data that tokens wrote after their account was deleted. A
 * failing one does not block the others.
 */
export async function finishDeletions(repositories: AccountRepositories, now: Date): Promise<void> {
  const expired = await repositories.deletions.listExpired(now, MOST_AT_ONCE);
  const unfinished = await repositories.deletions.unfinished(MOST_AT_ONCE);
  const interrupted = unfinished.filter(
    ({ decided, requestedAt }) => decided || now.getTime() - requestedAt.getTime() > STILL_DECIDING_MS,
  );
  const outcomes = await Promise.allSettled([
    ...interrupted.map(async (it) => {
      if (await repositories.deletions.decide(it)) await finishDeletion(repositories, it);
    }),
    ...expired.map(async (uid) => {
      await removePossessions(repositories, { uid, requestedAt: now });
      await repositories.deletions.forget(uid);
    }),
  ]);
  const failed = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} deletions did not end`);
}
