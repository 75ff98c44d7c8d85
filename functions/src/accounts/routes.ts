import { calls, ShopError } from '@nargisus/domain/contract';
import { route } from '../http/route.ts';
import { registerUser } from './register-user.ts';

export const accountRoutes = [
  route(calls.newUser, async ({ caller, body }, { users }, { now }) => {
    const { user, isNew } = await registerUser(users, { caller, form: body, now: now() });
    return isNew
      ? { data: user, status: 201, message: 'Account created' }
      : { data: user, message: 'Account updated' };
  }),

  route(calls.getUser, async ({ caller, params: { email } }, { users }) => {
    // One's own record is the one under one's uid: the e-mail of a token is not a key that others could not have had.
    const user = email === caller.email ? await users.find(caller.uid) : await users.findByEmail(email);
    if (!user) throw new ShopError('not-found', 'User not found');
    return { data: user };
  }),
];
