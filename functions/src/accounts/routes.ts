import { normalEmail, type User } from '@nargisus/domain/accounts';
import {
  calls,
  successMessages,
  errorMessages,
  ShopError,
  staffSuccessMessages,
} from '@nargisus/domain/contract';
import { interpolate } from '@nargisus/domain/text';
import { routesWith } from '../http/route.ts';
import type { AccountRepositories } from './account-repositories.ts';
import { changeActive } from './change-active.ts';
import { changeProfile } from './change-profile.ts';
import { changeRole } from './change-role.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteUser } from './delete-user.ts';
import { exportAccount } from './export-account.ts';
import { findByAddress, findPerson, findRecord, ownRecord } from './find-person.ts';
import { registerUser } from './register-user.ts';

/** Page size. docs/reference/specification.md 7 names none. */
const PAGE_SIZE = 100;

const { route } = routesWith<AccountRepositories, { readonly now: () => Date }>();

/**
 * Calls of people about their own account, and of staff about others. /api/me has no address in the URL, because
 * logs would keep it.
 */
export const accountRoutes = [
  route(calls.newUser, async ({ caller, body }, repositories, { now }) => {
    const { user, isNew } = await registerUser(repositories, { caller, form: body, now: now() });
    const message = isNew ? successMessages.accountCreated : successMessages.accountUpdated;
    return { data: user, isNew, message };
  }),

  route(calls.getMe, async ({ caller }, repositories, { now }) => ({
    data: await ownRecord(repositories, caller, now()),
  })),

  route(calls.updateMe, async ({ caller, body }, { users }, { now }) => ({
    data: await changeProfile(users, { uid: caller.uid, profile: body, caller, now: now() }),
    message: successMessages.profileUpdated,
  })),

  route(calls.deleteMe, async ({ caller, query: { uid } }, repositories, { now }) => {
    if (uid !== caller.uid) {
      const message = errorMessages.notYourUid;
      throw new ShopError('invalid', message, { fields: { uid: message } });
    }
    await deleteAccount(repositories, { caller, named: caller.email, now: now() });
    return { data: undefined, message: successMessages.accountDeleted };
  }),

  route(calls.exportMe, async ({ caller }, repositories, { now }) => {
    return { file: await exportAccount(repositories, caller, now()) };
  }),

  route(calls.exportAccount, async ({ caller }, repositories, { now }) => {
    return { file: await exportAccount(repositories, caller, now()) };
  }),

  route(calls.deleteAccount, async ({ caller, query: { userEmail } }, repositories, { now }) => {
    await deleteAccount(repositories, { caller, named: userEmail, now: now() });
    return { data: undefined, message: successMessages.accountDeleted };
  }),

  route(calls.getUser, async ({ caller, params: { email } }, repositories, { now }) => ({
    data: await findRecord(repositories, caller, email, now()),
  })),

  route(calls.updateUser, async ({ caller, params: { email }, body }, repositories, { now }) => {
    const { uid } = await findRecord(repositories, caller, email, now());
    if (normalEmail(body.email) !== email) {
      const message = errorMessages.emailFixed;
      throw new ShopError('invalid', message, { fields: { email: message } });
    }
    const user = await changeProfile(repositories.users, { uid, profile: body, caller, now: now() });
    return { data: user, message: successMessages.profileUpdated };
  }),

  route(calls.deleteUser, async ({ caller, params: { email } }, repositories, { now }) => {
    const person = await findByAddress(repositories, email, now());
    await deleteUser(repositories, { person, caller, now: now() });
    return { data: undefined, message: staffSuccessMessages.userDeleted };
  }),

  route(calls.changeRole, async ({ caller, params: { email }, body: { role } }, repositories, { now }) => {
    const { uid } = await findByAddress(repositories, email, now());
    const user = await changeRole(repositories, { uid, role, email, caller, now: now() });
    return { data: user, message: roleMessage(user) };
  }),

  route(calls.getPerson, async ({ params: { uid } }, repositories) => {
    const { record = null, account = null } = await findPerson(repositories, uid);
    return { data: { record, account } };
  }),

  route(calls.changePersonRole, async ({ caller, params: { uid }, body }, repositories, { now }) => {
    const { email, role } = body;
    const change = { uid, from: role.from, role: role.to, email, caller, now: now() };
    const user = await changeRole(repositories, change);
    return { data: user, message: roleMessage(user) };
  }),

  route(
    calls.changePersonActive,
    async ({ caller, params: { uid }, body: { isActive } }, repositories, { now }) => {
      const user = await changeActive(repositories, { uid, isActive, caller, now: now() });
      const { activated, deactivated } = staffSuccessMessages;
      return {
        data: user,
        message: interpolate(user.isActive ? activated : deactivated, { name: user.name }),
      };
    },
  ),

  route(calls.deletePerson, async ({ caller, params: { uid } }, repositories, { now }) => {
    await deleteUser(repositories, { person: await findPerson(repositories, uid), caller, now: now() });
    return { data: undefined, message: staffSuccessMessages.userDeleted };
  }),

  route(calls.listUsers, async ({ query: { limit = PAGE_SIZE, cursor } }, { users }) => {
    const { items, nextCursor } = await users.list({ limit, cursor });
    return { data: items, nextCursor };
  }),
];

function roleMessage({ role, name }: User) {
  const { madeAdmin, unmadeAdmin } = staffSuccessMessages;
  return interpolate(role === 'admin' ? madeAdmin : unmadeAdmin, { name });
}
