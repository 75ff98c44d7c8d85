import type { User } from '@nargisus/domain/accounts';
import { calls, confirmations, refusals, ShopError, staffConfirmations } from '@nargisus/domain/contract';
import { fill } from '@nargisus/domain/text';
import type { Caller } from '../http/authenticate.ts';
import { route } from '../http/route.ts';
import { changeRole } from './change-role.ts';
import { changeProfile } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteUser } from './delete-user.ts';
import { exportAccount } from './export-account.ts';
import { registerUser } from './register-user.ts';
import type { UsersRepository } from './users.repository.ts';

/** SPEC 7 names no page: a dashboard shows this many before it asks for more. */
const PAGE_SIZE = 100;

export const accountRoutes = [
  route(calls.newUser, async ({ caller, body, admission }, { users }, { now }) => {
    await admission;
    const { user, isNew } = await registerUser(users, { caller, form: body, now: now() });
    return isNew
      ? { data: user, status: 201, message: confirmations.accountCreated }
      : { data: user, message: confirmations.accountUpdated };
  }),

  route(calls.getUser, async ({ caller, params: { email } }, { users }) => {
    const user = await findUser(users, caller, email);
    return { data: user };
  }),

  route(calls.updateUser, async ({ caller, params: { email }, body }, { users }, { now }) => {
    const { uid } = await findUser(users, caller, email);
    const user = await changeProfile(users, { uid, email, profile: body, now: now() });
    return { data: user, message: confirmations.profileUpdated };
  }),

  route(calls.deleteUser, async ({ caller, params: { email } }, shop, { now }) => {
    await deleteUser(shop, { email, caller, now: now() });
    return { data: undefined, message: staffConfirmations.userDeleted };
  }),

  route(calls.exportAccount, async ({ caller, admission }, shop, { now }) => {
    await admission;
    return { file: await exportAccount(shop, caller, now()) };
  }),

  route(calls.deleteAccount, async ({ caller, query: { userEmail }, admission }, shop, { now }) => {
    await admission;
    await deleteAccount(shop, { caller, named: userEmail, now: now() });
    return { data: undefined, message: confirmations.accountDeleted };
  }),

  route(calls.changeRole, async ({ caller, params: { email }, body: { role } }, shop, { now }) => {
    const user = await changeRole(shop, { email, role, caller, now: now() });
    const { madeAdmin, unmadeAdmin } = staffConfirmations;
    return { data: user, message: fill(role === 'admin' ? madeAdmin : unmadeAdmin, { name: user.name }) };
  }),

  route(calls.listUsers, async ({ query: { limit = PAGE_SIZE, cursor } }, { users }) => {
    const { items, nextCursor } = await users.list({ limit, cursor });
    return { data: items, nextCursor };
  }),
];

/** One's own record is the one under one's uid: the e-mail of a token is not a key that others could not have had. */
async function findUser(users: UsersRepository, caller: Caller, email: string): Promise<User> {
  const user = email === caller.email ? await users.find(caller.uid) : await users.findByEmail(email);
  if (!user) throw new ShopError('not-found', refusals.userNotFound);
  return user;
}
