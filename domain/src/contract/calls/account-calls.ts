import * as z from 'zod/mini';
import { ROLES } from '../../accounts/roles.ts';
import { profileSchema } from '../../accounts/profile.ts';
import { newUserSchema, userSchema } from '../../accounts/user.ts';
import { call, cursor, emailParameter, noData, wholeNumber } from '../call.ts';

/** People (SPEC 7, DESIGN 5). */
export const accountCalls = {
  /** Makes the caller's own record; once it exists, changes its name, phone and picture. */
  newUser: call({
    method: 'POST',
    path: '/api/newUser',
    who: 'signed-in',
    perMinute: 20,
    body: newUserSchema,
    data: userSchema,
  }),
  getUser: call({
    method: 'GET',
    path: '/api/user/{email}',
    who: 'self-or-admin',
    params: z.object({ email: emailParameter }),
    data: userSchema,
  }),
  /** Name, phone and picture. An `email` that is not the one in the path is refused: it cannot be changed. */
  updateUser: call({
    method: 'PUT',
    path: '/api/user/{email}',
    who: 'self-or-admin',
    params: z.object({ email: emailParameter }),
    body: profileSchema,
    data: userSchema,
  }),
  /** Takes the account, the record and the cart away; the orders stay. Nobody deletes themself, nor the last admin. */
  deleteUser: call({
    method: 'DELETE',
    path: '/api/user/{email}',
    who: 'admin',
    params: z.object({ email: emailParameter }),
    data: noData,
  }),
  /**
   * Makes somebody an admin, or no longer one; then every session of hers ends. Nobody changes themself, and the last admin
   * stays one.
   */
  changeRole: call({
    method: 'PUT',
    path: '/api/user/{email}/role',
    who: 'admin',
    params: z.object({ email: emailParameter }),
    body: z.object({ role: z.enum(ROLES, 'Unknown role') }),
    data: userSchema,
  }),
  /**
   * Everything the shop holds on the caller, as one JSON file: account, record, profile pictures, cart, orders, payments,
   * mails. Notes of staff and the gateway's secrets are not in it.
   */
  exportAccount: call({
    method: 'GET',
    path: '/api/account/export',
    who: 'signed-in',
    perMinute: 5,
    answers: 'file',
    data: noData,
  }),
  /**
   * Deletes the caller's account for good: sign-in, record, cart and pictures. Orders and payments stay for the books,
   * without anything that leads to a person. Needs a token of a sign-in at most five minutes old (403 otherwise), and the
   * account's own e-mail. A 409 says what is in the way: an order under way, an unsettled payment, being the last admin.
   */
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/account',
    who: 'signed-in',
    perMinute: 10,
    query: z.object({ userEmail: emailParameter }),
    data: noData,
  }),
  /** Newest first, 100 per page. */
  listUsers: call({
    method: 'GET',
    path: '/api/Users',
    who: 'admin',
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(userSchema),
  }),
};
