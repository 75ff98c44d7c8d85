import { isFreshSignIn, makeAlias } from '@nargisus/domain/accounts';
import { refusals, ShopError } from '@nargisus/domain/contract';
import { isUnderWay } from '@nargisus/domain/orders';
import { isUnsettled } from '@nargisus/domain/payments';
import { randomBytes } from 'node:crypto';
import { allPages } from '../data/page.ts';
import type { Shop } from '../data/shop.ts';
import type { Caller } from '../http/authenticate.ts';
import { finishDeletion, shut, type Forgetting } from './finish-deletion.ts';

const ALIAS_BYTES = 12;

/**
 * Deletes the caller's own account. First everything that could refuse; then the deletion is written down, the account is
 * shut, so that nothing new can begin, and looked at once more: what began in that moment opens it again. From there on
 * finishDeletions ends what an interruption left. @throws ShopError that says what is in the way.
 */
export async function deleteAccount(
  shop: Forgetting,
  { caller, named, now }: { caller: Caller; named: string; now: Date },
): Promise<void> {
  const { uid, email, signedInAt } = caller;
  if (named !== email) throw new ShopError('forbidden', refusals.notYourAccount);
  if (!isFreshSignIn(signedInAt, now)) throw new ShopError('forbidden', refusals.confirmIdentity);
  await requireNothingUnderWay(shop, uid);
  const alias = makeAlias(randomBytes(ALIAS_BYTES));
  const deletion = await shop.deletions.begin({ uid, email, alias, requestedAt: now });
  try {
    await shut(shop, deletion);
    await requireNothingUnderWay(shop, uid);
  } catch (cause) {
    await shop.deletions.end(deletion);
    await shop.users.letIn(uid, now);
    await shop.accounts.setActive(uid, true);
    throw cause;
  }
  await finishDeletion(shop, deletion);
}

/** Reads the orders and the payments of that person. @throws ShopError 'conflict' */
async function requireNothingUnderWay(
  { orders, payments }: Pick<Shop, 'orders' | 'payments'>,
  uid: string,
): Promise<void> {
  const [ordered, paid] = await Promise.all([
    allPages((page) => orders.listOfBuyer({ uid }, page)),
    allPages((page) => payments.listOfPayer(uid, page)),
  ]);
  if (ordered.some(isUnderWay)) throw new ShopError('conflict', refusals.orderUnderWay);
  if (paid.some(isUnsettled)) throw new ShopError('conflict', refusals.paymentUnderWay);
}
