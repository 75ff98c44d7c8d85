import * as z from 'zod/mini';
import { ROLES } from '../../accounts/roles.ts';
import { profileSchema } from '../../accounts/profile.ts';
import { userSchema } from '../../accounts/user.ts';
import { changeOf } from '../change-of.ts';
import { call, noData } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { emailParameter, uidParameter } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';

const onePerson = z.object({ uid: uidParameter });

/** A sign-in account in Auth: its address, whether the address is verified, whether it may sign in. */
const accountStatusSchema = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
});

/** Calls of staff about the accounts of others, and by e-mail about one's own (docs/reference/specification.md 7). */
export const personCalls = {
  /** A user's record by uid, and the sign-in account that Auth has under that uid; null where it has none. */
  getPerson: call({
    method: 'GET',
    path: '/api/users/{uid}',
    access: 'staff',
    rights: ['people'],
    params: onePerson,
    data: z.object({ record: z.nullable(userSchema), account: z.nullable(accountStatusSchema) }),
  }),
  /**
   * Grants or removes the admin role, then ends every session of the account. `email` is the address that the caller
   * saw: the role is granted only to an account with this verified address (409 otherwise), not to an address that
   * another record has, and not to an inactive account. A 409 also reports what a colleague changed. Callers cannot
   * change their own role, and the last admin keeps it.
   */
  changePersonRole: call({
    method: 'PUT',
    path: '/api/users/{uid}/role',
    access: 'admin',
    params: onePerson,
    body: z.object({ role: changeOf(z.enum(ROLES, requestMessages.unknownRole)), email: emailParameter }),
    data: userSchema,
  }),
  /**
   * Deactivates or reactivates an account, effective immediately. Callers cannot deactivate themselves, and the last
   * admin stays active.
   */
  changePersonActive: call({
    method: 'PUT',
    path: '/api/users/{uid}/active',
    access: 'staff',
    rights: ['people'],
    params: onePerson,
    body: z.object({ isActive: changeOf(z.boolean()) }),
    data: userSchema,
  }),
  /**
   * Deletes account, record, cart and images; the orders stay. Callers cannot delete themselves, nor the last admin.
   */
  deletePerson: call({
    method: 'DELETE',
    path: '/api/users/{uid}',
    access: 'staff',
    rights: ['people'],
    params: onePerson,
    data: noData,
  }),
  /** By staff only when exactly one account has the address: otherwise 409, also for the three calls below. */
  getUser: call({
    method: 'GET',
    path: '/api/user/{email}',
    access: 'self-or-staff',
    rights: ['people'],
    params: z.object({ email: emailParameter }),
    data: userSchema,
  }),
  /** Name, phone and image. Rejects an `email` other than the one in the path: it cannot be changed. */
  updateUser: call({
    method: 'PUT',
    path: '/api/user/{email}',
    access: 'self-or-staff',
    rights: ['people'],
    params: z.object({ email: emailParameter }),
    body: profileSchema,
    data: userSchema,
  }),
  /**
   * Deletes the account, the record and the cart; the orders stay. Callers cannot delete themselves, nor the last
   * admin.
   */
  deleteUser: call({
    method: 'DELETE',
    path: '/api/user/{email}',
    access: 'staff',
    rights: ['people'],
    params: z.object({ email: emailParameter }),
    data: noData,
  }),
  /**
   * Grants or removes the admin role, then ends every session of the account. Callers cannot change their own role, and
   * the last admin keeps it.
   */
  changeRole: call({
    method: 'PUT',
    path: '/api/user/{email}/role',
    access: 'admin',
    params: z.object({ email: emailParameter }),
    body: z.object({ role: z.enum(ROLES, requestMessages.unknownRole) }),
    data: userSchema,
  }),
  /** Newest first, 100 per page. */
  listUsers: call({
    method: 'GET',
    path: '/api/Users',
    access: 'staff',
    rights: ['people'],
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(userSchema),
  }),
};
