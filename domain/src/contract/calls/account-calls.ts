import * as z from 'zod/mini';
import { newUserSchema, userSchema } from '../../accounts/user.ts';
import { call, noData } from '../call.ts';
import { emailParameter, uidParameter } from '../parameters.ts';

/** Calls about one's own account (docs/reference/specification.md 7). Those about others are in person-calls.ts. */
export const accountCalls = {
  /** Creates the caller's own record; if it exists, changes its name, phone and image. */
  newUser: call({
    method: 'POST',
    path: '/api/newUser',
    access: 'signed-in',
    perMinute: 20,
    body: newUserSchema,
    status: 201,
    data: userSchema,
  }),
  /** The caller's own record. */
  getMe: call({ method: 'GET', path: '/api/me', access: 'signed-in', data: userSchema }),
  /** The caller's own name, phone and image. */
  updateMe: call({
    method: 'PUT',
    path: '/api/me',
    access: 'signed-in',
    body: newUserSchema,
    data: userSchema,
  }),
  /**
   * As DELETE /api/account. The query names the account by uid, so that a token of another tab cannot delete another
   * account.
   */
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
  /**
   * All data that the shop holds about the caller, as one JSON file: account, record, profile images, cart, orders,
   * payments, mails. Staff notes and the gateway's secrets are excluded.
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
   * Permanently deletes the caller's account: sign-in, record, cart and images. Orders and payments are kept for
   * accounting, without personal data. Requires a sign-in at most five minutes old (403 otherwise) and the account's
   * own e-mail. A 409 names the obstacle: an order under way, an unsettled payment, being the last admin.
   */
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/account',
    access: 'signed-in',
    perMinute: 10,
    query: z.object({ userEmail: emailParameter }),
    data: noData,
  }),
};
