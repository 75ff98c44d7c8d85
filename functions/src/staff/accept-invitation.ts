import { rightsMessages, type StaffInvitation, type User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import type { AccountStatus } from '../accounts/auth-accounts.ts';
import { followAddress } from '../accounts/follow-address.ts';
import { matchesSignIn } from '../accounts/sign-in-identity.ts';
import { invitationIdOf } from './invitation-token.ts';
import type { StaffRepositories } from './staff-repositories.ts';

/**
 * Gives the caller the rights of an invitation beside those of their record, and deletes it, with the audit entry. Asks
 * Auth about the caller's address, because a token may be older than its verification. @throws ShopError 'not-found' for a
 * link that is not valid any more and without a record, 'forbidden' for an account that has not proved the invited address
 * or opens with another sign-in, 'conflict' for an inactive one
 */
export async function acceptInvitation(
  repositories: Omit<StaffRepositories, 'rights'>,
  { token, uid, now }: { token: string; uid: string; now: Date },
): Promise<User> {
  const { users, accounts, staffInvitations } = repositories;
  const invitation = await staffInvitations.find(invitationIdOf(token), now);
  if (!invitation) throw new ShopError('not-found', rightsMessages.unknownInvitation);
  const [account, record] = await Promise.all([accounts.find(uid), users.find(uid)]);
  requireInvited(invitation, account);
  if (!record) throw new ShopError('not-found', errorMessages.userNotFound);
  if (!matchesSignIn(record, account)) await followAddress(repositories, uid, now);
  const outcome = await staffInvitations.accept(invitation._id, uid, now);
  if (outcome === 'gone') throw new ShopError('not-found', rightsMessages.unknownInvitation);
  if (outcome === 'missing') throw new ShopError('not-found', errorMessages.userNotFound);
  if (outcome === 'inactive') throw new ShopError('conflict', staffErrorMessages.notActive);
  return outcome;
}

/** @throws ShopError where the account at Auth is not surely that of the invited person */
function requireInvited(
  { email }: StaffInvitation,
  account: AccountStatus | undefined,
): asserts account is AccountStatus {
  if (account?.email !== email) {
    throw new ShopError('forbidden', withParams(rightsMessages.otherAddress, { email }));
  }
  if (!account.emailVerified) throw new ShopError('forbidden', rightsMessages.unprovedAddress);
  // Somebody who registered the address first may have added a sign-in of their own, which survives a new password.
  const [other] = account.otherSignIns;
  if (other) throw new ShopError('forbidden', withParams(rightsMessages.otherSignIn, { other }));
}
