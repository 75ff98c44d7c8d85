import type { StaffInvitation, User } from '@nargisus/domain/accounts';
import type { StaffRepositories } from './staff-repositories.ts';

/** How many people and how many invitations are listed at most. */
const MOST_STAFF = 500;

/**
 * Returns the people who work for the shop, oldest account first, and the open invitations, newest first. Leaves out
 * invitations whose sender is no active admin any more: they cannot be accepted. Reads each of them once.
 */
export async function listStaff(
  { rights, staffInvitations }: Pick<StaffRepositories, 'rights' | 'staffInvitations'>,
  now: Date,
): Promise<{ people: User[]; invitations: StaffInvitation[] }> {
  const [people, invitations] = await Promise.all([
    rights.listStaff(MOST_STAFF),
    staffInvitations.list(now, MOST_STAFF),
  ]);
  const admins = people.filter(({ role, isActive }) => role === 'admin' && isActive).map(({ uid }) => uid);
  return { people, invitations: invitations.filter(({ invitedBy }) => admins.includes(invitedBy)) };
}
