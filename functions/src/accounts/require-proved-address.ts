import { accountPhone, rightsMessages } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import type { AccountRepositories } from './account-repositories.ts';
import type { AccountStatus } from './auth-accounts.ts';
import { followAddress } from './follow-address.ts';
import { matchesSignIn } from './sign-in-identity.ts';

interface SeenAccount {
  readonly uid: string;
  /** The address that staff saw; '' for an account that signs in by phone alone. */
  readonly email: string;
  readonly now: Date;
}

/**
 * Checks, before an account gets powers, that it is active and that Auth has proved the address that staff saw, or its
 * phone number where it has no address. @throws ShopError where it is not, and where another sign-in opens the account
 */
export async function requireProvedAddress(
  repositories: Pick<AccountRepositories, 'users' | 'emailClaims' | 'accounts'>,
  { uid, email, now }: SeenAccount,
): Promise<void> {
  const record = await repositories.users.find(uid);
  if (!record) throw new ShopError('not-found', errorMessages.userNotFound);
  if (!record.isActive) throw new ShopError('conflict', staffErrorMessages.notActive);
  const account = await repositories.accounts.find(uid);
  if (!account) throw new ShopError('conflict', staffErrorMessages.noSignIn);
  if (!matchesSignIn(record, account)) await followAddress(repositories, uid, now);
  if (account.email !== email) {
    throw new ShopError('conflict', withParams(staffErrorMessages.addressMoved, { email: account.email }));
  }
  const [other] = otherSignInsOf(account);
  if (other) throw new ShopError('conflict', withParams(staffErrorMessages.otherSignIn, { other }));
  if (email === '') {
    if (account.phone === '') throw new ShopError('conflict', rightsMessages.numberUnproved);
    return;
  }
  if (!account.emailVerified)
    throw new ShopError('conflict', withParams(staffErrorMessages.addressUnproved, { email }));
}

/**
 * Returns the sign-ins besides the address, or besides the number of an account without one. An attacker who registered
 * this address first may have added a sign-in method of their own, which survives a new password.
 */
function otherSignInsOf({ email, phone, otherSignIns }: AccountStatus): readonly string[] {
  return email === '' ? otherSignIns.filter((it) => accountPhone(it) !== phone) : otherSignIns;
}
