import type { User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, type Call } from '@nargisus/domain/contract';
import type { Caller, SessionCheck } from './authenticate.ts';

/** The fields of user records that the pipeline reads. */
export interface StaffRecords {
  readonly find: (uid: string) => Promise<Pick<User, 'isActive' | 'role' | 'can'> | undefined>;
}

/**
 * Returns the caller as an admin only where claim and record agree: the record is active and names an admin. An
 * interrupted demotion leaves a claim behind. Others get the rights of their active record where the call asks for rights.
 * firestore.rules decide the same way. One read for callers with an admin's claim and for calls with rights; other calls
 * do not open the repositories, so that an invalid request is rejected without them.
 */
export async function withRecordedRights(
  caller: Caller,
  repositories: () => Promise<{ readonly users: StaffRecords }>,
  { rights }: Pick<Call, 'rights'>,
): Promise<Caller> {
  if (caller.role !== 'admin' && !rights) return caller;
  const { users } = await repositories();
  const record = await users.find(caller.uid);
  if (!record?.isActive) return { ...caller, role: 'user' };
  if (caller.role === 'admin' && record.role === 'admin') return caller;
  return { ...caller, role: 'user', can: record.can };
}

/**
 * Returns the caller of a cart call: the token identifies them, the record whether they are active. Without a
 * record Auth decides, because the account may be new or deleted. One read. @throws ShopError 'unauthenticated'
 */
export async function activeHolder(
  identify: (check: SessionCheck) => Promise<Caller>,
  { users }: { readonly users: StaffRecords },
): Promise<Caller> {
  const caller = await identify('token');
  const record = await users.find(caller.uid);
  if (!record) return identify('account');
  if (!record.isActive) throw new ShopError('unauthenticated', errorMessages.sessionExpired);
  return caller;
}
