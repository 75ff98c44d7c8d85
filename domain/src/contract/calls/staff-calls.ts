import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/email.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { rightsMessages } from '../../accounts/rights-messages.ts';
import { RIGHTS } from '../../accounts/roles.ts';
import { staffInvitationSchema } from '../../accounts/staff-invitation.ts';
import { userSchema } from '../../accounts/user.ts';
import { call, noData } from '../call.ts';
import { emailParameter, uidParameter } from '../parameters.ts';
import { changeOf } from '../change-of.ts';

const rightsSchema = z.array(z.enum(RIGHTS, rightsMessages.unknownRight)).check(z.maxLength(RIGHTS.length));

/** The people who work for the shop, and what each may do (docs/adr/0082). For admins alone: rights grant themselves nothing. */
export const staffCalls = {
  /** Admins and everybody with a right, oldest account first, at most 500; and the open invitations, newest first. */
  listStaff: call({
    method: 'GET',
    path: '/api/staff',
    access: 'admin',
    data: z.object({ people: z.array(userSchema), invitations: z.array(staffInvitationSchema) }),
  }),
  /**
   * Gives a user rights, or takes them away, effective immediately. `email` is the address that the caller saw ('' for an
   * account that signs in by phone alone): rights are given only to an active account that has proved it, as the role of
   * admin is. A 409 also reports what a colleague changed, and an admin, who holds every right already.
   */
  changePersonRights: call({
    method: 'PUT',
    path: '/api/users/{uid}/rights',
    access: 'admin',
    params: z.object({ uid: uidParameter }),
    body: z.object({ can: changeOf(rightsSchema), email: z.union([z.literal(''), emailParameter]) }),
    data: userSchema,
  }),
  /**
   * Mails a link that gives the rights to an account that has proved the address. Replaces an earlier invitation of the
   * address. A 409 says that the address belongs to staff already; a 503 says that the mail could not be sent, and leaves no
   * invitation behind.
   */
  inviteStaff: call({
    method: 'POST',
    path: '/api/staff/invitations',
    access: 'admin',
    perMinute: 10,
    body: z.object({
      email: z.pipe(emailSchema, z.transform(normalEmail)),
      can: rightsSchema.check(z.minLength(1, rightsMessages.rightMissing)),
    }),
    status: 201,
    data: staffInvitationSchema,
  }),
  /** Withdraws an open invitation: its link gives nothing any more. */
  withdrawInvitation: call({
    method: 'DELETE',
    path: '/api/staff/invitations/{id}',
    access: 'admin',
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/, rightsMessages.unknownInvitation)) }),
    data: noData,
  }),
  /**
   * Accepts the invitation of a mailed link: the caller's record gets its rights beside those it has. 404 for a link that
   * was used, withdrawn or replaced, is older than a week, or was sent by a former admin; 403 for an
   * account that has not proved the invited address.
   */
  acceptInvitation: call({
    method: 'POST',
    path: '/api/staff/invitations/accept',
    access: 'signed-in',
    perMinute: 10,
    body: z.object({
      token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, rightsMessages.unknownInvitation)),
    }),
    data: userSchema,
  }),
};
