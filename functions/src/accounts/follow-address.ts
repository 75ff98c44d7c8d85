import type { User } from '@nargisus/domain/accounts';
import type { AccountRepositories } from './account-repositories.ts';
import type { AccountStatus } from './auth-accounts.ts';

type Kept = Pick<AccountRepositories, 'users' | 'accounts'>;

const MOST_ROUNDS = 3;

/**
 * Gives a record the address that its account has at Auth, and the claim of it: Auth lets people change theirs, and a token
 * may be an hour old. Asks Auth again after a change, so that of two that ran at once the last one is right. Returns the
 * record; undefined where there is none. An account that is gone keeps the record as it is.
 */
export async function followAddress(
  { users, accounts }: Kept,
  uid: string,
  now: Date,
): Promise<User | undefined> {
  let account = await accounts.find(uid);
  let user: User | undefined;
  for (let round = 0; account && round < MOST_ROUNDS; round += 1) {
    user = await takeAddress({ users, accounts }, uid, account, now);
    const again = await accounts.find(uid);
    if (again?.email === account.email && again.emailVerified === account.emailVerified) return user;
    account = again;
  }
  return user ?? users.find(uid);
}

/** As setAddress, once more where another record has the address at the moment and Auth has it no longer there. */
async function takeAddress(
  { users, accounts }: Kept,
  uid: string,
  account: AccountStatus,
  now: Date,
): Promise<User | undefined> {
  const outcome = await users.setAddress(uid, account, now);
  if (outcome?.heldBy === undefined) return outcome?.user;
  const { email } = account;
  if (!(await freeAddress({ users, accounts }, { email, holder: outcome.heldBy, now }))) return outcome.user;
  return (await users.setAddress(uid, account, now))?.user;
}

/** How many records with one address are brought up to date at once. */
const MOST_CLAIMANTS = 10;

/**
 * Brings every record up to date that has an address, or holds its claim, and the one whose account has it at Auth. Records
 * of accounts that Auth does not know stay as they are.
 */
export async function settleAddress({ users, accounts }: Kept, email: string, now: Date): Promise<void> {
  const [records, holder, uid] = await Promise.all([
    users.listByEmail(email, MOST_CLAIMANTS),
    users.holderOf(email),
    accounts.findUid(email),
  ]);
  const claimants = [...records.map((record) => record.uid), holder, uid];
  for (const it of new Set(claimants))
    if (it !== undefined) await followAddress({ users, accounts }, it, now);
}

/**
 * Frees an address for the account that Auth says it belongs to, where the claim is still held by one that has moved to
 * another address or is gone. False where the holder has this very address at Auth too.
 */
export async function freeAddress(
  { users, accounts }: Kept,
  { email, holder, now }: { email: string; holder: string; now: Date },
): Promise<boolean> {
  const account = await accounts.find(holder);
  if (account?.email === email) return false;
  const moved = account && (await users.setAddress(holder, account, now));
  // A holder without account or record, or whose record was written without the claim.
  if (!moved) await users.releaseAddress(email, holder);
  return true;
}
