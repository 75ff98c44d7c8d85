import * as z from 'zod/mini';
import { ROLES } from '../../accounts/roles.ts';
import { profileSchema } from '../../accounts/profile.ts';
import { newUserSchema, userSchema } from '../../accounts/user.ts';
import { changeOf } from '../change-of.ts';
import { call, cursor, emailParameter, noData, uidParameter, wholeNumber } from '../call.ts';
import { requestMessages } from '../request-messages.ts';

const onePerson = z.object({ uid: uidParameter });

/** What Auth says of a sign-in account: its own address, whether that was proved, whether it may sign in. */
const accountStandingSchema = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
});

/** People (docs/reference/specification.md 7). */
export const accountCalls = {
  /** Makes the caller's own record; once it exists, changes its name, phone and picture. */
  newUser: call({
    method: 'POST',
    path: '/api/newUser',
    access: 'signed-in',
    perMinute: 20,
    body: newUserSchema,
    data: userSchema,
  }),
  /** The caller's own record. */
  getMe: call({ method: 'GET', path: '/api/me', access: 'signed-in', data: userSchema }),
  /** The caller's own name, phone and picture. */
  updateMe: call({
    method: 'PUT',
    path: '/api/me',
    access: 'signed-in',
    body: newUserSchema,
    data: userSchema,
  }),
  /** As DELETE /api/account. The query names the account by uid, so that no token of another tab deletes another one. */
  deleteMe: call({
    method: 'DELETE',
    path: '/api/me',
    access: 'signed-in',
    perMinute: 10,
    query: z.object({ uid: uidParameter }),
    data: noData,
  }),
  /** As GET /api/account/export. */
  exportMe: call({
    method: 'GET',
    path: '/api/me/export',
    access: 'signed-in',
    perMinute: 5,
    answers: 'file',
    data: noData,
  }),
  /** A person's record, by uid, and the sign-in account that Auth has under that uid; null where it has none. */
  getPerson: call({
    method: 'GET',
    path: '/api/users/{uid}',
    access: 'admin',
    params: onePerson,
    data: z.object({ record: z.nullable(userSchema), account: z.nullable(accountStandingSchema) }),
  }),
  /**
   * Makes a person an admin, or no longer one; then every session of theirs ends. `email` is the address that the
   * caller read on the screen: power is given only to an account that has proved this very address to Auth (409
   * otherwise), to no account whose address another record has, and to no inactive one. A 409 also says what a
   * colleague changed. Nobody changes their own role, and the last admin stays one.
   */
  changePersonRole: call({
    method: 'PUT',
    path: '/api/users/{uid}/role',
    access: 'admin',
    params: onePerson,
    body: z.object({ role: changeOf(z.enum(ROLES, requestMessages.unknownRole)), email: emailParameter }),
    data: userSchema,
  }),
  /** Shuts a person out at once, or lets them in again. Nobody does so to themself, and the last admin stays active. */
  changePersonActive: call({
    method: 'PUT',
    path: '/api/users/{uid}/active',
    access: 'admin',
    params: onePerson,
    body: z.object({ isActive: changeOf(z.boolean()) }),
    data: userSchema,
  }),
  /** Takes account, record, cart and pictures away; the orders stay. Nobody deletes themself, nor the last admin. */
  deletePerson: call({
    method: 'DELETE',
    path: '/api/users/{uid}',
    access: 'admin',
    params: onePerson,
    data: noData,
  }),
  /** By staff only where one account alone has the address: 409 otherwise, and for the three calls below too. */
  getUser: call({
    method: 'GET',
    path: '/api/user/{email}',
    access: 'self-or-admin',
    params: z.object({ email: emailParameter }),
    data: userSchema,
  }),
  /** Name, phone and picture. An `email` that is not the one in the path is refused: it cannot be changed. */
  updateUser: call({
    method: 'PUT',
    path: '/api/user/{email}',
    access: 'self-or-admin',
    params: z.object({ email: emailParameter }),
    body: profileSchema,
    data: userSchema,
  }),
  /** Takes the account, the record and the cart away; the orders stay. Nobody deletes themself, nor the last admin. */
  deleteUser: call({
    method: 'DELETE',
    path: '/api/user/{email}',
    access: 'admin',
    params: z.object({ email: emailParameter }),
    data: noData,
  }),
  /**
   * Makes somebody an admin, or no longer one; then every session of hers ends. Nobody changes themself, and the
   * last admin stays one.
   */
  changeRole: call({
    method: 'PUT',
    path: '/api/user/{email}/role',
    access: 'admin',
    params: z.object({ email: emailParameter }),
    body: z.object({ role: z.enum(ROLES, requestMessages.unknownRole) }),
    data: userSchema,
  }),
  /**
   * Everything the shop holds on the caller, as one JSON file: account, record, profile pictures, cart, orders,
   * payments, mails. Notes of staff and the gateway's secrets are not in it.
   */
  exportAccount: call({
    method: 'GET',
    path: '/api/account/export',
    access: 'signed-in',
    perMinute: 5,
    answers: 'file',
    data: noData,
  }),
  /**
   * Deletes the caller's account for good: sign-in, record, cart and pictures. Orders and payments stay for the
   * books, without anything that leads to a person. Needs a token of a sign-in at most five minutes old (403
   * otherwise), and the account's own e-mail. A 409 says what is in the way: an order under way, an unsettled
   * payment, being the last admin.
   */
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/account',
    access: 'signed-in',
    perMinute: 10,
    query: z.object({ userEmail: emailParameter }),
    data: noData,
  }),
  /** Newest first, 100 per page. */
  listUsers: call({
    method: 'GET',
    path: '/api/Users',
    access: 'admin',
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(userSchema),
  }),
};
