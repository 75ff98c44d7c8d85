import type { Role, User } from '@nargisus/domain/accounts';
import { refusals, ShopError, staffRefusals } from '@nargisus/domain/contract';
import type { Shop } from '../data/shop.ts';
import type { Caller } from '../http/authenticate.ts';

/**
 * Makes somebody an admin, or no longer one: the claim that decides, and the record that shows it and can take away
 * (firestore.rules). Power is given last and taken first, so that whatever interrupts it, nobody may do more than her
 * record says; the same call finishes the work. Who is no longer an admin has to sign in again at once.
 * @throws ShopError for oneself, the last admin, who is shut out, and who is not there.
 */
export async function changeRole(
  { users, accounts }: Pick<Shop, 'users' | 'accounts'>,
  { email, role, caller, now }: { email: string; role: Role; caller: Caller; now: Date },
): Promise<User> {
  const { uid, role: before } = (await users.findByEmail(email)) ?? notFound();
  if (uid === caller.uid) throw new ShopError('forbidden', staffRefusals.ownRole);
  const outcome = await users.setRole(uid, role, now);
  if (outcome === 'missing') return notFound();
  if (outcome === 'last-admin') throw new ShopError('conflict', staffRefusals.lastAdminStays);
  if (outcome === 'shut-out') throw new ShopError('conflict', staffRefusals.notActive);
  try {
    await accounts.setRole(uid, role);
  } catch (cause) {
    // An admin in the table who may nothing would be taken for somebody who can stand in for the last one.
    if (role === 'admin') await users.setRole(uid, before, now);
    throw cause;
  }
  return outcome;
}

function notFound(): never {
  throw new ShopError('not-found', refusals.userNotFound);
}
