import { buildUser, type NewUser, type User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import { followAddress, freeAddress } from './follow-address.ts';
import { matchesSignIn } from './sign-in-identity.ts';

type AddressRepositories = Pick<AccountRepositories, 'users' | 'emailClaims' | 'accounts'>;

/** Each round frees the address of one account that no longer has it. */
const MOST_ROUNDS = 3;

/**
 * Creates the caller's record, or changes its name, phone and image when it exists: a second sign-in with Google
 * is not an error (docs/architecture.md#identity-and-roles). E-mail, proved phone and role come from the token, never from
 * the body. An account that signs in by phone alone has no e-mail and claims none (docs/adr/0075). A new record is a customer's; only changeRole grants roles. @throws ShopError 'unauthenticated' for an
 * account that is being deleted and for a token from before a change of address, 'conflict' where another account
 * has the address
 */
export async function registerUser(
  repositories: AddressRepositories,
  { caller, form, now }: { caller: Caller; form: NewUser; now: Date },
): Promise<{ user: User; isNew: boolean }> {
  const { uid, email } = caller;
  // An address that Auth has but records cannot hold is none.
  if (!email && !caller.phone) throw new ShopError('forbidden', errorMessages.emailNeeded);
  const { name, phone, imageUrl } = form;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const outcome = await repositories.emailClaims.register(caller, (present) =>
      present ? { ...present, name, phone, imageUrl, updatedAt: now } : buildUser(caller, form, now),
    );
    if (outcome === 'deleted') throw new ShopError('unauthenticated', errorMessages.sessionExpired);
    if (!('heldBy' in outcome)) return withAddress(repositories, caller, outcome, now);
    const own = await repositories.accounts.find(uid);
    if (own?.email !== email) throw new ShopError('unauthenticated', errorMessages.sessionExpired);
    if (!(await freeAddress(repositories, { email, holder: outcome.heldBy, now }))) break;
  }
  throw new ShopError('conflict', errorMessages.emailTaken);
}

/** Resolves a difference between token and record: Auth knows which is right. */
async function withAddress(
  repositories: AddressRepositories,
  caller: Caller,
  outcome: { user: User; isNew: boolean },
  now: Date,
): Promise<{ user: User; isNew: boolean }> {
  const { user } = outcome;
  if (matchesSignIn(user, caller)) return outcome;
  return { ...outcome, user: (await followAddress(repositories, caller.uid, now)) ?? user };
}
