import { rightsMessages, type User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages, type Change } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import { applyActiveState } from './apply-account-state.ts';

/**
 * Deactivates or reactivates a person: writes the record with its audit entry first, then the account at Auth. The
 * event of the record completes an interrupted change. @throws ShopError for the caller themselves, the last admin,
 * a person who is missing or being deleted, staff where the caller is no admin, and a change that a colleague made first
 */
export async function changeActive(
  repositories: Pick<AccountRepositories, 'users' | 'accounts'>,
  { uid, isActive, caller, now }: { uid: string; isActive: Change<boolean>; caller: Caller; now: Date },
): Promise<User> {
  if (uid === caller.uid) throw new ShopError('forbidden', staffErrorMessages.ownActive);
  const { from, to } = isActive;
  const change = { by: staffOf(caller), caller };
  const outcome = await repositories.users.setActive(uid, to, { ...change, from }, now);
  if (outcome === 'missing') throw new ShopError('not-found', errorMessages.userNotFound);
  if (outcome === 'admins-alone') throw new ShopError('forbidden', rightsMessages.adminsAlone);
  if (outcome === 'last-admin') throw new ShopError('conflict', staffErrorMessages.lastAdminActive);
  if (outcome === 'deleted') throw new ShopError('conflict', staffErrorMessages.beingDeleted);
  if ('stale' in outcome) {
    const { isActiveNow, isInactiveNow } = staffErrorMessages;
    const { isActive: is, name } = outcome.stale;
    throw new ShopError('conflict', withParams(is ? isActiveNow : isInactiveNow, { name }));
  }
  await applyActiveState(repositories, uid);
  return outcome;
}
