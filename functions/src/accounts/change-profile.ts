import { normalEmail, type Profile, type User } from '@nargisus/domain/accounts';
import { refusals, ShopError } from '@nargisus/domain/contract';
import type { UsersRepository } from './users.repository.ts';

/** Name, phone and picture; an e-mail cannot be changed (SPEC 2, Update Profile). @throws ShopError. */
export async function changeProfile(
  users: UsersRepository,
  { uid, email, profile, now }: { uid: string; email: string; profile: Profile; now: Date },
): Promise<User> {
  if (normalEmail(profile.email) !== email) {
    const message = refusals.emailFixed;
    throw new ShopError('invalid', message, { fields: { email: message } });
  }
  const { name, phone, imageUrl } = profile;
  const { user } = await users.change(uid, (present) => {
    if (!present) throw new ShopError('not-found', refusals.userNotFound);
    return { ...present, name, phone, imageUrl, updatedAt: now };
  });
  return user;
}
