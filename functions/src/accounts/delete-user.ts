import { makeAccountAlias, rightsMessages } from '@nargisus/domain/accounts';
import { ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { randomBytes } from 'node:crypto';
import { staffOf } from '../audit/audit-log.ts';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';
import { ALIAS_BYTES } from './delete-account.ts';
import type { Person } from './find-person.ts';
import { finishDeletion } from './finish-deletion.ts';

/**
 * Deletes a person's account, cart, images and record; orders stay. Records the deletion first, with the record
 * deactivated and the audit entry, so that nothing recreates the record (register-user.ts) and finishDeletions completes
 * an interrupted deletion. @throws ShopError for the caller themselves, the last admin, and staff
 * where the caller is no admin
 */
export async function deleteUser(
  repositories: AccountRepositories,
  { person: { uid, record, account }, caller, now }: { person: Person; caller: Caller; now: Date },
): Promise<void> {
  if (uid === caller.uid) throw new ShopError('forbidden', staffErrorMessages.ownAccount);
  const email = record?.email ?? account?.email ?? '';
  const alias = makeAccountAlias(randomBytes(ALIAS_BYTES));
  const deletion = await repositories.deletions.beginByStaff(
    { uid, email, alias, requestedAt: now },
    { by: staffOf(caller), caller },
  );
  if (deletion === 'admins-alone') throw new ShopError('forbidden', rightsMessages.adminsAlone);
  if (deletion === 'last-admin') throw new ShopError('conflict', staffErrorMessages.lastAdminKept);
  await finishDeletion(repositories, deletion);
}
