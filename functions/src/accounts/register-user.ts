import { buildUser, type NewUser, type User } from '@nargisus/domain/accounts';
import { refusals, ShopError } from '@nargisus/domain/contract';
import type { Caller } from '../http/authenticate.ts';
import type { UsersRepository } from './users.repository.ts';

/**
 * Makes the caller's own record, or changes its name, phone and picture when there is one: signing in with Google twice
 * is not an error (DESIGN 2). E-mail and role are the token's, whatever the body says.
 */
export async function registerUser(
  users: UsersRepository,
  { caller, form, now }: { caller: Caller; form: NewUser; now: Date },
): Promise<{ user: User; isNew: boolean }> {
  if (!caller.email) throw new ShopError('forbidden', refusals.emailNeeded);
  const { name, phone, imageUrl } = form;
  return users.change(caller.uid, (present) =>
    present ? { ...present, name, phone, imageUrl, updatedAt: now } : buildUser(caller, form, now),
  );
}
