import type { AccountRepositories } from './account-repositories.ts';

type StateRepositories = Pick<AccountRepositories, 'users' | 'accounts'>;

/**
 * How many times the account follows a record that changes concurrently. After that, the event of the last change
 * updates it.
 */
const MOST_ROUNDS = 5;

/**
 * Makes the sign-in account follow `isActive` of the record. Reads the present record, because events arrive late,
 * twice or out of order, and reads it again after the change, so that the last writer has seen the last record.
 * Does nothing when the record does not exist.
 */
export async function applyActiveState({ users, accounts }: StateRepositories, uid: string): Promise<void> {
  let user = await users.find(uid);
  for (let round = 0; user && round < MOST_ROUNDS; round += 1) {
    const { isActive } = user;
    await accounts.setActive(uid, isActive);
    user = await users.find(uid);
    if (user?.isActive === isActive) return;
  }
}

/**
 * Makes the role claim follow the record in the same way. Grants a role only where setRole() promised it: a record
 * that names an admin without a promise grants nothing.
 */
export async function applyRole({ users, accounts }: StateRepositories, uid: string): Promise<void> {
  let recorded = await users.recordedRole(uid);
  for (let round = 0; recorded && round < MOST_ROUNDS; round += 1) {
    const { user, promisedAt } = recorded;
    if (user.role === 'admin' && !promisedAt) return;
    await accounts.setRole(uid, user.role, user.updatedAt);
    recorded = await users.recordedRole(uid);
    if (recorded?.user.role === user.role) {
      if (promisedAt) await users.keepPromise(uid, promisedAt);
      return;
    }
  }
}
