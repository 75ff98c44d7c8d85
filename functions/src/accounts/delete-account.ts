import { isFreshSignIn, makeAccountAlias } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { isUnderWay } from '@nargisus/domain/orders';
import { isUnsettled } from '@nargisus/domain/payments';
import { randomBytes } from 'node:crypto';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import { finishDeletion, possessionsOf, shut, type Possessions } from './finish-deletion.ts';

/** Random bytes of what stands for a deleted account in the books. */
export const ALIAS_BYTES = 12;

/**
 * Deletes the caller's own account. First everything that could refuse; then the deletion is written down, the account is
 * shut, so that nothing new can begin, and looked at once more: what began in that moment opens it again, unless another
 * call of hers has come further and is deleting it. Once that is decided, finishDeletions ends what an interruption left.
 * @throws ShopError that says what is in the way; 'unauthenticated' for an account that staff have shut.
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
  if (deletion === 'shut-out') throw new ShopError('unauthenticated', errorMessages.sessionExpired);
  let possessions: Possessions;
  try {
    await shut(repositories, deletion);
    possessions = await possessionsOf(repositories, uid);
    requireNothingUnderWay(possessions);
  } catch (cause) {
    if (await repositories.deletions.withdraw(deletion)) {
      await repositories.users.letIn(uid, now);
      await repositories.accounts.setActive(uid, true);
    }
    throw cause;
  }
  // A call beside this one has taken it back, or has ended it: whoever asks again learns which.
  if (!(await repositories.deletions.decide(deletion))) throw new ShopError('conflict', errorMessages.busy);
  await finishDeletion(repositories, deletion, possessions);
}

/** @throws ShopError 'conflict' */
function requireNothingUnderWay({ orders, attempts }: Possessions): void {
  if (orders.some(isUnderWay)) throw new ShopError('conflict', errorMessages.orderUnderWay);
  if (attempts.some(isUnsettled)) throw new ShopError('conflict', errorMessages.paymentUnderWay);
}
