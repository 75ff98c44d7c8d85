import * as z from 'zod/mini';
import { newUserSchema, userSchema } from '../../accounts/user.ts';
import { call, emailParameter } from '../call.ts';

/** People (SPEC 7, DESIGN 5). */
export const accountCalls = {
  /** Makes the caller's own record; once it exists, changes its name, phone and picture. */
  newUser: call({
    method: 'POST',
    path: '/api/newUser',
    who: 'signed-in',
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
};
