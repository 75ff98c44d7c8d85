import type { User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { Caller, SessionCheck } from './authenticate.ts';

/** The fields of user records that the pipeline reads. */
export interface StaffRecords {
  readonly find: (uid: string) => Promise<Pick<User, 'isActive' | 'role'> | undefined>;
}

/**
 * Returns the caller as an admin only where claim and record agree: the record is active and names an admin. An
 * interrupted demotion leaves a claim behind; firestore.rules decide the same way. One read for callers with an
 * admin's claim, none for others.
 */
export async function withRecordedRole(
  caller: Caller,
  { users }: { readonly users: StaffRecords },
): Promise<Caller> {
  if (caller.role !== 'admin') return caller;
  const record = await users.find(caller.uid);
  return record?.isActive && record.role === 'admin' ? caller : { ...caller, role: 'user' };
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
