import { afterAll, describe, expect, test } from 'vitest';
import { calls, type Call } from '@nargisus/domain/contract';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/*
 * A demotion that was killed half way: the record says customer, the claim still says admin, and the earlier token is
 * good for an hour. Claim and record have to agree for every call of staff, as they have to for the rules.
 */
const testData = openTestData();
const { auth, db } = testData;
afterAll(() => testData.close());

const ofStaff = Object.entries<Call>(calls).filter(([, { access: who }]) => who === 'admin');
const claimOf = async ({ uid }: Account) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown;

describe.each([
  ['names a customer', { role: 'user' }],
  ['is not active', { isActive: false }],
])('a token with an admin’s claim whose record %s', (_what, change) => {
  test('opens no call of staff', async () => {
    const admin = await testData.account('admin');
    const token = await tokenOf(admin);
    expect((await call('/api/orders', { token })).status).toBe(200);
    await db.doc(`users/${admin.uid}`).update(change);
    for (const [name, { method, path }] of ofStaff) {
      const answer = await call(path.replace(/\{\w+\}/, 'NONE'), {
        method,
        token,
        body: method === 'GET' ? undefined : {},
      });
      expect([name, answer.body.success], name).toEqual([name, false]);
      expect([name, answer.status >= 400 && answer.status < 404]).toEqual([name, true]);
    }
    const someone = await testData.account();
    const path = `/api/user/${encodeURIComponent(someone.email)}`;
    expect([401, 403]).toContain((await call(path, { token })).status);
  });
});

test('the record’s event removes a claim left by an interruption, and revokes its sessions', async () => {
  const admin = await testData.account('admin');
  await db.doc(`users/${admin.uid}`).update({ role: 'user' });
  await expect.poll(() => claimOf(admin), { timeout: 20_000 }).toBeUndefined();
});

test('the record’s event completes an interrupted promotion', async () => {
  const person = await testData.account();
  const batch = db.batch();
  // What setRole() commits before it asks Auth.
  batch.update(db.doc(`users/${person.uid}`), { role: 'admin' });
  batch.set(db.doc(`roleChanges/${person.uid}`), { role: 'admin', promisedAt: new Date() });
  await batch.commit();
  await expect.poll(() => claimOf(person), { timeout: 20_000 }).toBe('admin');
});

test('a record that says admin without a pending promotion grants nothing, even after its event', async () => {
  const person = await testData.account();
  await db.doc(`users/${person.uid}`).update({ role: 'admin', name: 'Mallory' });
  const witness = await testData.account('admin');
  await db.doc(`users/${witness.uid}`).update({ role: 'user' });
  // Events come in order: once the later one was heard, the earlier one was too.
  await expect.poll(() => claimOf(witness), { timeout: 20_000 }).toBeUndefined();
  expect(await claimOf(person)).toBeUndefined();
  expect((await call('/api/orders', { token: await tokenOf(person) })).status).toBe(403);
});
