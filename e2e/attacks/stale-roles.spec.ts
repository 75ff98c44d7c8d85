import { afterAll, describe, expect, test } from 'vitest';
import { calls, type Call } from '@nargisus/domain/contract';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/*
 * A demotion that was interrupted: the record says customer, the claim still says admin, and the token is valid for an hour. Every
 * staff call and the rules require claim and record to agree.
 */
const testData = openTestData();
const { auth, db } = testData;
afterAll(() => testData.close());

const staffCalls = Object.entries<Call>(calls).filter(
  ([, { access }]) => access === 'admin' || access === 'staff',
);
const claimOf = async ({ uid }: Account) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown;

describe.each([
  ['says customer', { role: 'user' }],
  ['is not active', { isActive: false }],
])('an admin’s token whose record %s', (_what, change) => {
  test('is rejected by every staff call', async () => {
    const admin = await testData.account('admin');
    const token = await tokenOf(admin);
    expect((await call('/api/orders', { token })).status).toBe(200);
    await db.doc(`users/${admin.uid}`).update(change);
    for (const [name, { method, path }] of staffCalls) {
      const answer = await call(path.replace(/\{\w+\}/, 'NONE'), {
        method,
        token,
        body: method === 'GET' ? undefined : {},
      });
      expect([name, answer.body.success], name).toEqual([name, false]);
      expect([name, answer.status >= 400 && answer.status < 404]).toEqual([name, true]);
    }
    const customer = await testData.account();
    const path = `/api/user/${encodeURIComponent(customer.email)}`;
    expect([401, 403]).toContain((await call(path, { token })).status);
  });
});

test('the record’s event removes the claim after an interrupted demotion', async () => {
  const admin = await testData.account('admin');
  await db.doc(`users/${admin.uid}`).update({ role: 'user' });
  await expect.poll(() => claimOf(admin), { timeout: 20_000 }).toBeUndefined();
});

test('the record’s event completes an interrupted promotion', async () => {
  const person = await testData.account();
  const batch = db.batch();
  // The writes that setRole() commits before it calls Auth.
  batch.update(db.doc(`users/${person.uid}`), { role: 'admin' });
  batch.set(db.doc(`roleChanges/${person.uid}`), { role: 'admin', promisedAt: new Date() });
  await batch.commit();
  await expect.poll(() => claimOf(person), { timeout: 20_000 }).toBe('admin');
});

test('the record’s event grants no claim to a role without a pending promotion', async () => {
  const person = await testData.account();
  await db.doc(`users/${person.uid}`).update({ role: 'admin', name: 'Mallory' });
  const witness = await testData.account('admin');
  await db.doc(`users/${witness.uid}`).update({ role: 'user' });
  // Events arrive in order: once the later one has run, the earlier one has too.
  await expect.poll(() => claimOf(witness), { timeout: 20_000 }).toBeUndefined();
  expect(await claimOf(person)).toBeUndefined();
  expect((await call('/api/orders', { token: await tokenOf(person) })).status).toBe(403);
});
