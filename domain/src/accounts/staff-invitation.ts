import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { RIGHTS } from './rights.ts';

/** How long an invitation can be accepted, in milliseconds: a week. */
export const INVITATION_LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * staffInvitations/{_id}: an invitation to work for the shop that nobody has accepted yet (docs/adr/0082). `_id` is the
 * hash of the token in the mailed link, so that a reader of the database cannot accept it. Functions only.
 */
export const staffInvitationSchema = z.object({
  _id: z.string(),
  /** The invited address, in normal form. Only an account that has proved it may accept. */
  email: z.string(),
  can: z.array(z.enum(RIGHTS)),
  /** The admin's uid. */
  invitedBy: z.string(),
  invitedAt: momentSchema,
  expiresAt: momentSchema,
});

export type StaffInvitation = z.output<typeof staffInvitationSchema>;
