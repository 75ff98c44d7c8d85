import type { AccountRepositories } from './account-repositories.ts';

type Kept = Pick<AccountRepositories, 'users' | 'accounts'>;

/** How often a record may change while its account follows it: after that the event of the last change does. */
const MOST_ROUNDS = 5;

/**
 * Makes the sign-in account follow `isActive` of the record. Reads the record as it is now, because events may come late,
 * twice and out of order, and once more after the change: the last to write has read the last record. A record that is
 * gone says nothing.
 */
export async function applyActiveState({ users, accounts }: Kept, uid: string): Promise<void> {
  let user = await users.find(uid);
  for (let round = 0; user && round < MOST_ROUNDS; round += 1) {
    const { isActive } = user;
    await accounts.setActive(uid, isActive);
    user = await users.find(uid);
    if (user?.isActive === isActive) return;
  }
}

/**
 * Makes the claim follow the role of the record, in the same way. Power is only given where setRole() promised it: a
 * record that names an admin without a promise opens nothing, however it came about.
 */
export async function applyRole({ users, accounts }: Kept, uid: string): Promise<void> {
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
