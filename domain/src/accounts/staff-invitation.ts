import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { RIGHTS } from './roles.ts';

/**
 * staffInvitations/{_id}: an invitation to work for the shop that nobody has accepted yet (docs/adr/0082). `_id` is the
 * SHA-256 of the token in the mailed link, in hexadecimal, so that a reader of the database cannot accept it. Functions only.
 */
export const staffInvitationSchema = z.object({
  _id: z.string(),
  /** The invited address, in normal form. Only an account that has proved it may accept. */
  email: z.string(),
  can: z.array(z.enum(RIGHTS)),
  /** The admin's uid. */
  invitedBy: z.string(),
  invitedAt: momentSchema,
  /** From then on it cannot be accepted. The TTL policy deletes it within a day of that time. */
  expireAt: momentSchema,
});

export type StaffInvitation = z.output<typeof staffInvitationSchema>;

/**
 * Returns the path of the page that accepts an invitation. The token is in the fragment, which browsers keep out of requests:
 * neither logs nor analytics have it. It needs no escaping.
 */
export function joinPath(token: string): string {
  return `/join#${token}`;
}
