import type { User } from '@nargisus/domain/accounts';
import type { AccountRepositories } from './account-repositories.ts';
import type { AccountStatus } from './auth-accounts.ts';

type AddressRepositories = Pick<AccountRepositories, 'users' | 'emailClaims' | 'accounts'>;

const MOST_ROUNDS = 3;

/**
 * Gives a record, and the claim, the address and the number that its account has at Auth: people change them there, and a
 * token may be an hour old. Asks Auth again after a change, so that of two concurrent runs the last one is right. Returns the
 * record; undefined where there is none. Keeps the record of an account that Auth no longer has.
 */
export async function followAddress(
  { users, emailClaims, accounts }: AddressRepositories,
  uid: string,
  now: Date,
): Promise<User | undefined> {
  let account = await accounts.find(uid);
  let user: User | undefined;
  for (let round = 0; account && round < MOST_ROUNDS; round += 1) {
    user = await takeAddress({ users, emailClaims, accounts }, uid, account, now);
    const again = await accounts.find(uid);
    if (again && isSame(again, account)) return user;
    account = again;
  }
  return user ?? users.find(uid);
}

const isSame = (one: AccountStatus, other: AccountStatus): boolean =>
  one.email === other.email && one.emailVerified === other.emailVerified && one.phone === other.phone;

/** Sets the address. Frees it first, and tries again, where another record holds it without having it at Auth. */
async function takeAddress(
  { users, emailClaims, accounts }: AddressRepositories,
  uid: string,
  account: AccountStatus,
  now: Date,
): Promise<User | undefined> {
  const outcome = await emailClaims.setAddress(uid, account, now);
  if (outcome?.heldBy === undefined) return outcome?.user;
  const { email } = account;
  if (!(await freeAddress({ users, emailClaims, accounts }, { email, holder: outcome.heldBy, now })))
    return outcome.user;
  return (await emailClaims.setAddress(uid, account, now))?.user;
}

/** How many records with one address are updated at once. */
const MOST_CLAIMANTS = 10;

/**
 * Updates every record that has an address or holds its claim, and the one whose account has it at Auth. Keeps
 * records of accounts that Auth does not know.
 */
export async function settleAddress(
  { users, emailClaims, accounts }: AddressRepositories,
  email: string,
  now: Date,
): Promise<void> {
  const [records, holder, uid] = await Promise.all([
    users.listByEmail(email, MOST_CLAIMANTS),
    emailClaims.holderOf(email),
    accounts.findUid(email),
  ]);
  const claimants = [...records.map((record) => record.uid), holder, uid];
  for (const it of new Set(claimants))
    if (it !== undefined) await followAddress({ users, emailClaims, accounts }, it, now);
}

/**
 * Frees an address for the account that has it at Auth, where the claim is still held by an account that moved to
 * another address or was deleted. Returns false where the holder has this address at Auth too.
 */
export async function freeAddress(
  { emailClaims, accounts }: AddressRepositories,
  { email, holder, now }: { email: string; holder: string; now: Date },
): Promise<boolean> {
  const account = await accounts.find(holder);
  if (account?.email === email) return false;
  const moved = account && (await emailClaims.setAddress(holder, account, now));
  // A holder without account or record, or whose record was written without the claim.
  if (!moved) await emailClaims.release(email, holder);
  return true;
}
