import type { User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import type { AccountStatus } from './auth-accounts.ts';
import { followAddress, settleAddress } from './follow-address.ts';

type Kept = Pick<AccountRepositories, 'users' | 'accounts'>;

/** One person, by what the shop and Auth have of them; one of the two at least. */
export interface Person {
  readonly uid: string;
  readonly record: User | undefined;
  readonly account: AccountStatus | undefined;
}

/** @throws ShopError 'not-found' where neither the shop nor Auth knows that uid */
export async function findPerson({ users, accounts }: Kept, uid: string): Promise<Person> {
  const [record, account] = await Promise.all([users.find(uid), accounts.find(uid)]);
  if (!record && !account) notFound();
  return { uid, record, account };
}

/**
 * The one person that an address stands for (docs/reference/specification.md 7's calls name people so). Anybody may
 * claim an address, so there has to be one record at most, and Auth has to know the address by the same uid, or not
 * at all. Where that is not so, the records are brought up to date first: people change their address at Auth
 * without a word to the shop.
 * @throws ShopError 'not-found', and 'conflict' where more than one account claims the address
 */
export async function findByAddress(repositories: Kept, email: string, now: Date): Promise<Person> {
  let person = await lookUp(repositories, email);
  if (person === 'ambiguous') {
    await settleAddress(repositories, email, now);
    person = await lookUp(repositories, email);
  }
  if (person === 'ambiguous') throw new ShopError('conflict', staffErrorMessages.ambiguousAddress);
  return person ?? notFound();
}

async function lookUp({ users, accounts }: Kept, email: string): Promise<Person | 'ambiguous' | undefined> {
  const [records, uid] = await Promise.all([users.listByEmail(email, 2), accounts.findUid(email)]);
  const [record] = records;
  const found = record?.uid ?? uid;
  if (found === undefined) return undefined;
  const account = await accounts.find(found);
  const isElsewhere = account !== undefined && account.email !== email;
  if (records.length > 1 || (uid !== undefined && uid !== found) || isElsewhere) return 'ambiguous';
  return { uid: found, record, account };
}

/** The record that a 'self-or-admin' call is about. @throws ShopError 'not-found', 'conflict' */
export async function findRecord(
  repositories: Kept,
  caller: Caller,
  email: string,
  now: Date,
): Promise<User> {
  if (email === caller.email) return ownRecord(repositories, caller, now);
  return (await findByAddress(repositories, email, now)).record ?? notFound();
}

/**
 * The caller's own record: the one under their uid, because the e-mail of a token is no key that others could not have
 * had. Where token and record differ about the address, the record follows Auth. @throws ShopError 'not-found'
 */
export async function ownRecord(repositories: Kept, caller: Caller, now: Date): Promise<User> {
  const { uid, email, emailVerified = false } = caller;
  const record = (await repositories.users.find(uid)) ?? notFound();
  if (record.email === email && record.emailVerified === emailVerified) return record;
  return (await followAddress(repositories, uid, now)) ?? record;
}

function notFound(): never {
  throw new ShopError('not-found', errorMessages.userNotFound);
}
