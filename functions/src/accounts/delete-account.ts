import { isFreshSignIn, makeAccountAlias } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { isUnderWay } from '@nargisus/domain/orders';
import { isUnsettled } from '@nargisus/domain/payments';
import { randomBytes } from 'node:crypto';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import { deactivateAccount, finishDeletion, possessionsOf, type Possessions } from './finish-deletion.ts';

/** Random bytes of the alias that replaces a deleted account in orders and payments. */
export const ALIAS_BYTES = 12;

/**
 * Deletes the caller's own account. Checks everything that forbids it, records the deletion, deactivates the account
 * so that nothing new can begin, and checks again. An order placed in between reactivates it, unless a concurrent
 * call of the same person is already deleting it. finishDeletions completes an interrupted deletion.
 * @throws ShopError that names the obstacle; 'unauthenticated' for an account that staff have deactivated
 */
export async function deleteAccount(
  repositories: AccountRepositories,
  { caller, named, now }: { caller: Caller; named: string; now: Date },
): Promise<void> {
  const { uid, email, signedInAt } = caller;
  if (named !== email) throw new ShopError('forbidden', errorMessages.notYourAccount);
  if (!isFreshSignIn(signedInAt, now)) throw new ShopError('forbidden', errorMessages.confirmIdentity);
  requireNothingUnderWay(await possessionsOf(repositories, uid));
  const alias = makeAccountAlias(randomBytes(ALIAS_BYTES));
  const deletion = await repositories.deletions.begin({ uid, email, alias, requestedAt: now });
  if (deletion === 'inactive') throw new ShopError('unauthenticated', errorMessages.sessionExpired);
  let possessions: Possessions;
  try {
    await deactivateAccount(repositories, deletion);
    possessions = await possessionsOf(repositories, uid);
    requireNothingUnderWay(possessions);
  } catch (cause) {
    if (await repositories.deletions.withdraw(deletion)) {
      await repositories.users.reactivate(uid, now);
      await repositories.accounts.setActive(uid, true);
    }
    throw cause;
  }
  // A concurrent call has withdrawn or finished it: the next request learns which.
  if (!(await repositories.deletions.decide(deletion))) throw new ShopError('conflict', errorMessages.busy);
  await finishDeletion(repositories, deletion, possessions);
}

/** @throws ShopError 'conflict' */
function requireNothingUnderWay({ orders, attempts }: Possessions): void {
  if (orders.some(isUnderWay)) throw new ShopError('conflict', errorMessages.orderUnderWay);
  if (attempts.some(isUnsettled)) throw new ShopError('conflict', errorMessages.paymentUnderWay);
}
