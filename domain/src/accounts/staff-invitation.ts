import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { storedRights } from './rights.ts';
import { RIGHTS, type Right } from './roles.ts';
import type { User } from './user.ts';

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
 * Returns whether an invitation can be accepted: before it expires, and while its sender is an active admin, so that a
 * former admin has no open invitations.
 * @param sender - the record of `invitedBy`
 */
export function isAcceptable(
  { expireAt }: Pick<StaffInvitation, 'expireAt'>,
  sender: Pick<User, 'role' | 'isActive'> | undefined,
  now: Date,
): boolean {
  return expireAt > now && sender?.role === 'admin' && sender.isActive;
}

/** Returns the rights of a record that accepts an invitation: its own and those. An admin has every right, and stores none. */
export function rightsAfterAcceptance(
  { role, can = [] }: Pick<User, 'role' | 'can'>,
  invitation: Pick<StaffInvitation, 'can'>,
): Right[] | undefined {
  return role === 'admin' ? undefined : storedRights([...can, ...invitation.can]);
}

/**
 * Returns the path of the page that accepts an invitation. The token is in the fragment, which browsers keep out of requests:
 * neither logs nor analytics have it. It needs no escaping.
 */
export function joinPath(token: string): string {
  return `/join#${token}`;
}
