import type { Role, User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import { applyRole } from './apply-account-state.ts';
import { settleAddress } from './follow-address.ts';
import { requireProvedAddress } from './require-proved-address.ts';

export interface RoleRequest {
  readonly uid: string;
  /** What the caller saw before; undefined for calls that do not send it. */
  readonly from?: Role;
  readonly role: Role;
  /** The address that the caller saw beside the name. */
  readonly email: string;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Grants or removes the role of admin: in the record and in the claim, which must agree to grant access
 * (firestore.rules, recorded-role.ts). Only an account that has verified the address on the caller's screen can
 * become an admin. Writes the record with its audit entry first; the event of the record completes an interrupted
 * claim (background/follow-users.ts). A former admin must sign in again at once.
 * @throws ShopError for the caller themselves, the last admin, a person who is inactive or missing, an address that
 * is unverified or shared, and a change that a colleague made first
 */
export async function changeRole(
  repositories: Pick<AccountRepositories, 'users' | 'emailClaims' | 'accounts'>,
  { uid, from, role, email, caller, now }: RoleRequest,
): Promise<User> {
  if (uid === caller.uid) throw new ShopError('forbidden', staffErrorMessages.ownRole);
  if (role === 'admin') await requireProvedAddress(repositories, { uid, email, now });
  const decide = () => repositories.users.setRole(uid, role, now, { by: staffOf(caller), from });
  let outcome = await decide();
  if (outcome === 'ambiguous') {
    await settleAddress(repositories, email, now);
    outcome = await decide();
  }
  if (outcome === 'missing') throw new ShopError('not-found', errorMessages.userNotFound);
  if (outcome === 'last-admin') throw new ShopError('conflict', staffErrorMessages.lastAdminStays);
  if (outcome === 'inactive') throw new ShopError('conflict', staffErrorMessages.notActive);
  if (outcome === 'ambiguous') throw new ShopError('conflict', staffErrorMessages.ambiguousAddress);
  if ('stale' in outcome) {
    const { isAdminNow, isUserNow } = staffErrorMessages;
    const { role: is, name } = outcome.stale;
    throw new ShopError('conflict', withParams(is === 'admin' ? isAdminNow : isUserNow, { name }));
  }
  await applyRole(repositories, uid);
  return outcome;
}
