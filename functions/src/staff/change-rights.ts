import { rightsMessages, type Right, type User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages, type Change } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import { settleAddress } from '../accounts/follow-address.ts';
import { requireProvedAddress } from '../accounts/require-proved-address.ts';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { StaffRepositories } from './staff-repositories.ts';

export interface RightsRequest {
  readonly uid: string;
  readonly can: Change<readonly Right[]>;
  /** The address that the caller saw beside the name; '' for an account that signs in by phone alone. */
  readonly email: string;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Gives a user rights or takes them away, with the audit entry; effective with the next request, because every request
 * reads the record. Only an active account that has proved the address on the caller's screen gets further rights; to take
 * rights away needs no proof. @throws ShopError for the caller themselves, an admin, a person who is missing or (to give
 * rights) inactive, an address that is unverified or shared, and a change that a colleague made first
 */
export async function changeRights(
  repositories: Omit<StaffRepositories, 'staffInvitations'>,
  { uid, can: { from, to }, email, caller, now }: RightsRequest,
): Promise<User> {
  if (uid === caller.uid) throw new ShopError('forbidden', rightsMessages.ownRights);
  if (to.some((right) => !from.includes(right)))
    await requireProvedAddress(repositories, { uid, email, now });
  const decide = () => repositories.rights.change(uid, { by: staffOf(caller), from, to }, now);
  let outcome = await decide();
  if (outcome === 'ambiguous') {
    await settleAddress(repositories, email, now);
    outcome = await decide();
  }
  if (outcome === 'missing') throw new ShopError('not-found', errorMessages.userNotFound);
  if (outcome === 'inactive') throw new ShopError('conflict', staffErrorMessages.notActive);
  if (outcome === 'ambiguous') throw new ShopError('conflict', staffErrorMessages.ambiguousAddress);
  if ('holdsAll' in outcome)
    throw new ShopError('conflict', withParams(rightsMessages.holdsAll, { name: outcome.holdsAll.name }));
  if ('stale' in outcome)
    throw new ShopError('conflict', withParams(rightsMessages.stale, { name: outcome.stale.name }));
  return outcome;
}
