import type { Right, User } from '@nargisus/domain/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStaffFixture, now } from '../staff/testing/staff-fixture.ts';
import { changeActive } from './change-active.ts';
import { changeProfile } from './change-profile.ts';
import { deleteUser } from './delete-user.ts';
import { DeletionsRepository } from './deletions.repository.ts';
import type { AccountRepositories } from './account-repositories.ts';

/* Somebody with the right 'people' manages customers; the accounts of staff are for admins alone. */
const { db, repositories: staff, person, callerOf, recordOf } = createStaffFixture('staff-accounts');
const repositories = {
  ...staff,
  accounts: { ...staff.accounts, setActive: () => Promise.resolve() },
  deletions: new DeletionsRepository(db),
} as unknown as AccountRepositories;
let manager: User;

beforeEach(async () => {
  await person({ role: 'admin' });
  manager = await person({ can: ['people'] });
});

const ADMINS_ALONE = {
  code: 'forbidden',
  message: 'Only an admin may change a staff account',
};
const profile = { name: 'Other name', phone: '', imageUrl: '' };
const ACTIONS = {
  deactivate: (of: User, by: User) => {
    const isActive = { from: true, to: false };
    return changeActive(repositories, { uid: of.uid, isActive, caller: callerOf(by), now });
  },
  edit: (of: User, by: User) =>
    changeProfile(repositories.users, { uid: of.uid, profile, caller: callerOf(by), now }),
  delete: (of: User, by: User) => {
    const named = { uid: of.uid, record: of, account: undefined };
    return deleteUser(repositories, { person: named, caller: callerOf(by), now });
  },
};
const COLLEAGUES: [string, { role?: 'admin'; can?: Right[] }][] = [
  ['an admin', { role: 'admin' }],
  ['somebody with a right', { can: ['calls'] }],
];

describe.each(COLLEAGUES)('the account of %s', (_who, change) => {
  test.each(Object.entries(ACTIONS))(
    'rejects the call to %s it by a user with rights',
    async (_name, act) => {
      const colleague = await person(change);
      const before = await recordOf(colleague.uid);
      await expect(act(colleague, manager)).rejects.toMatchObject(ADMINS_ALONE);
      expect(await recordOf(colleague.uid)).toEqual(before);
      expect((await db.doc(`deletions/${colleague.uid}`).get()).exists).toBe(false);
      expect((await db.collection('audit').where('subject.id', '==', colleague.uid).get()).size).toBe(0);
    },
  );
});

test('a user with rights deactivates and edits customers, and edits their own profile', async () => {
  const customer = await person();
  expect((await ACTIONS.edit(customer, manager)).name).toBe('Other name');
  expect((await ACTIONS.deactivate(customer, manager)).isActive).toBe(false);
  expect(await ACTIONS.edit(manager, manager)).toMatchObject({ name: 'Other name', can: ['people'] });
});

test('an admin deactivates and edits a colleague', async () => {
  const [admin, colleague] = [await person({ role: 'admin' }), await person({ can: ['calls'] })];
  expect(await ACTIONS.edit(colleague, admin)).toMatchObject({ name: 'Other name', can: ['calls'] });
  expect(await ACTIONS.deactivate(colleague, admin)).toMatchObject({ isActive: false, can: ['calls'] });
});
