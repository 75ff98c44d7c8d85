import type { NewUser, User } from '@nargisus/domain/accounts';
import { refusals, ShopError } from '@nargisus/domain/contract';
import type { UsersRepository } from './users.repository.ts';

/** Name, phone and picture; an e-mail cannot be changed (SPEC 2, Update Profile). @throws ShopError 'not-found'. */
export async function changeProfile(
  users: UsersRepository,
  { uid, profile: { name, phone, imageUrl }, now }: { uid: string; profile: NewUser; now: Date },
): Promise<User> {
  const { user } = await users.change(uid, (present) => {
    if (!present) throw new ShopError('not-found', refusals.userNotFound);
    return { ...present, name, phone, imageUrl, updatedAt: now };
  });
  return user;
}
