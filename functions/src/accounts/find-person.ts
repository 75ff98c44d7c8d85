import type { User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import type { AccountStatus } from './auth-accounts.ts';
import { followAddress, settleAddress } from './follow-address.ts';
import { matchesSignIn } from './sign-in-identity.ts';

type PersonRepositories = Pick<AccountRepositories, 'users' | 'emailClaims' | 'accounts'>;

/** A person as the shop and Auth know them; at least one of the two does. */
export interface Person {
  readonly uid: string;
  readonly record: User | undefined;
  readonly account: AccountStatus | undefined;
}

/** @throws ShopError 'not-found' where neither the shop nor Auth knows the uid */
export async function findPerson({ users, accounts }: PersonRepositories, uid: string): Promise<Person> {
  const [record, account] = await Promise.all([users.find(uid), accounts.find(uid)]);
  if (!record && !account) notFound();
  return { uid, record, account };
}

/**
 * Returns the person with an address (docs/reference/specification.md 7). Anyone may claim an address,
 * so there must be at most one record, and Auth must know the address by the same uid or not at all. Otherwise
 * updates the records first: people change their address at Auth without the shop being notified, so the record of an
 * account with this address may name another.
 * @throws ShopError 'not-found', and 'conflict' where more than one account claims the address
 */
export async function findByAddress(
  repositories: PersonRepositories,
  email: string,
  now: Date,
): Promise<Person> {
  let person = await lookUp(repositories, email);
  if (person === 'ambiguous') {
    await settleAddress(repositories, email, now);
    person = await lookUp(repositories, email);
  }
  if (person === 'ambiguous') throw new ShopError('conflict', staffErrorMessages.ambiguousAddress);
  return person ?? notFound();
}

async function lookUp(
  { users, accounts }: PersonRepositories,
  email: string,
): Promise<Person | 'ambiguous' | undefined> {
  const [records, uid] = await Promise.all([users.listByEmail(email, 2), accounts.findUid(email)]);
  const found = records[0]?.uid ?? uid;
  if (found === undefined) return undefined;
  const [record, account] = await Promise.all([records[0] ?? users.find(found), accounts.find(found)]);
  const isElsewhere = [record, account].some((it) => it !== undefined && it.email !== email);
  if (records.length > 1 || (uid !== undefined && uid !== found) || isElsewhere) return 'ambiguous';
  return { uid: found, record, account };
}

/** Returns the record that a 'self-or-staff' call is about. @throws ShopError 'not-found', 'conflict' */
export async function findRecord(
  repositories: PersonRepositories,
  caller: Caller,
  email: string,
  now: Date,
): Promise<User> {
  if (email === caller.email) return ownRecord(repositories, caller, now);
  return (await findByAddress(repositories, email, now)).record ?? notFound();
}

/**
 * Returns the caller's own record, found by uid, because another account may have had the token's e-mail. Where
 * token and record differ about address or number, the record follows Auth. @throws ShopError 'not-found'
 */
export async function ownRecord(repositories: PersonRepositories, caller: Caller, now: Date): Promise<User> {
  const record = (await repositories.users.find(caller.uid)) ?? notFound();
  if (matchesSignIn(record, caller)) return record;
  return (await followAddress(repositories, caller.uid, now)) ?? record;
}

function notFound(): never {
  throw new ShopError('not-found', errorMessages.userNotFound);
}
