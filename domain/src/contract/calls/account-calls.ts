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
  /** Newest first, 100 per page. */
  listUsers: call({
    method: 'GET',
    path: '/api/Users',
    who: 'admin',
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(userSchema),
  }),
};
