import { mayChangeAccount, rightsMessages, type NewUser, type User } from '@nargisus/domain/accounts';
import type { AuditRecord } from '@nargisus/domain/audit';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { ofUser, type UsersRepository } from './users.repository.ts';

interface Request {
  readonly uid: string;
  readonly profile: NewUser;
  readonly caller: Pick<Caller, 'uid' | 'role'>;
  readonly now: Date;
}

/**
 * Changes name, phone and image; the e-mail is fixed (docs/reference/specification.md 2, Update Profile). Audits
 * what staff change in the record of another person; that of a colleague only admins may change.
 * @throws ShopError 'not-found', 'forbidden'
 */
export async function changeProfile(
  users: UsersRepository,
  { uid, profile: { name, phone, imageUrl }, caller, now }: Request,
): Promise<User> {
  const { user } = await users.change(
    uid,
    (present) => {
      if (!present) throw new ShopError('not-found', errorMessages.userNotFound);
      if (caller.uid !== uid && !mayChangeAccount(caller, present))
        throw new ShopError('forbidden', rightsMessages.adminsAlone);
      return { ...present, name, phone, imageUrl, updatedAt: now };
    },
    (before, after) => (caller.uid === uid ? undefined : auditProfileChange(caller, before, after)),
  );
  return user;
}

const PROFILE_FIELDS = ['name', 'phone', 'imageUrl'] as const satisfies readonly (keyof User)[];

/** Returns the names of the fields that changed, without their values; undefined when none did. */
function auditProfileChange(
  caller: Pick<Caller, 'uid'>,
  before: User,
  after: User,
): Omit<AuditRecord, 'note'> | undefined {
  const changed = PROFILE_FIELDS.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return undefined;
  return {
    by: staffOf(caller),
    action: 'user.edited',
    ...ofUser(after),
    before: null,
    after: null,
    changed,
  };
}
