import type { Shop } from '../data/shop.ts';

/**
 * Makes the sign-in account follow `isActive` of the record: admins write only the record (firestore.rules). Reads the
 * record as it is now, because events may come late, twice and out of order. A record that is gone says nothing.
 */
export async function applyActiveState(
  { users, accounts }: Pick<Shop, 'users' | 'accounts'>,
  uid: string,
): Promise<void> {
  const user = await users.find(uid);
  if (user) await accounts.setActive(uid, user.isActive);
}
