import type { User } from '@nargisus/domain/accounts';
import type { Shop } from '../data/shop.ts';

type Kept = Pick<Shop, 'users' | 'accounts'>;

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
    user = await users.setAddress(uid, account, now);
    const again = await accounts.find(uid);
    if (again?.email === account.email && again.emailVerified === account.emailVerified) return user;
    account = again;
  }
  return user ?? users.find(uid);
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
  const user = account && (await users.setAddress(holder, account, now));
  // A holder without account or record, or whose record was written without the claim.
  if (!user) await users.releaseAddress(email, holder);
  return true;
}
