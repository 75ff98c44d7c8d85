import { rightsMessages } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { StaffRepositories } from './staff-repositories.ts';

/** Withdraws an invitation, with the audit entry. @throws ShopError 'not-found' */
export async function withdrawInvitation(
  { staffInvitations }: Pick<StaffRepositories, 'staffInvitations'>,
  { id, caller, now }: { id: string; caller: Caller; now: Date },
): Promise<void> {
  const isWithdrawn = await staffInvitations.withdraw(id, staffOf(caller), now);
  if (!isWithdrawn) throw new ShopError('not-found', rightsMessages.unknownInvitation);
}
