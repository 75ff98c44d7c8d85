import type { User } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { Caller, SessionCheck } from './authenticate.ts';

/** The user records, as far as the pipeline asks them. */
export interface StaffRecords {
  readonly find: (uid: string) => Promise<Pick<User, 'isActive' | 'role'> | undefined>;
}

/**
 * Returns the caller with the powers of staff only where claim and record agree: the record is active and names an admin.
 * A demotion that was interrupted leaves a claim behind, and firestore.rules decide the same way. One read for callers
 * with an admin's claim, none for others.
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
 * Returns the caller of a cart call: the token says who, the record whether they still may. Without a record Auth decides:
 * the account is new, or gone. One read. @throws ShopError 'unauthenticated'
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
