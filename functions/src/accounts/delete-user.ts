import { refusals, ShopError, staffRefusals } from '@nargisus/domain/contract';
import type { Shop } from '../data/shop.ts';
import type { Caller } from '../http/authenticate.ts';

/**
 * Takes account, cart and record away; orders stay, for the books. The record is shut first and goes last: whatever
 * interrupts it, nobody is left who can sign in to a half-deleted account, and the same call finishes the work.
 * @throws ShopError for oneself, the last admin, and somebody who is not there.
 */
export async function deleteUser(
  { users, accounts, carts }: Pick<Shop, 'users' | 'accounts' | 'carts'>,
  { email, caller, now }: { email: string; caller: Caller; now: Date },
): Promise<void> {
  const record = await users.findByEmail(email);
  // Somebody may have signed up without a record, or a deletion may have come as far as that.
  const uid = record?.uid ?? (await accounts.findUid(email));
  if (!uid) throw new ShopError('not-found', refusals.userNotFound);
  if (uid === caller.uid) throw new ShopError('forbidden', staffRefusals.ownAccount);
  if (record) {
    const outcome = await users.shutOut(uid, now);
    if (outcome === 'last-admin') throw new ShopError('conflict', staffRefusals.lastAdminKept);
  }
  await accounts.remove(uid);
  await carts.forget({ kind: 'user', id: uid }, now);
  await users.remove(uid);
}
