import { addresses } from '@nargisus/local-suite/launcher';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/* The commands with which an operator gives the first power and repairs addresses, run as npm would. */
const testData = openTestData();
const { auth, db } = testData;
afterAll(() => testData.close());

const root = resolve(import.meta.dirname, '../..');

/** Runs a command of functions/src/admin against the suite; answers its exit code and all that it printed. */
async function run(command: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const script = `functions/src/admin/${command}.ts`;
  const child = spawn('npx', ['tsx', script, ...args, '--local'], {
    cwd: root,
    env: { ...process.env, GCLOUD_PROJECT: addresses.projectId },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  return { code, said };
}
const recordOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const claimOf = async (uid: string) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown;

describe('grant-admin', () => {
  test('rejects an unverified email until the operator names the uid', async () => {
    const squatter = await testData.account('user', 'Mallory', { emailVerified: false });
    const refused = await run('grant-admin', squatter.email);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(`uid ${squatter.uid}`) as string,
    });
    const other = await run('grant-admin', squatter.email, '--verify', 'somebody-else');
    expect([other.code, await claimOf(squatter.uid), (await recordOf(squatter.uid))?.role]).toEqual([
      1,
      undefined,
      'user',
    ]);
    const vouched = await run('grant-admin', squatter.email, '--verify', squatter.uid);
    expect(vouched).toMatchObject({ code: 0, said: expect.stringContaining('is an admin of') as string });
    expect([await claimOf(squatter.uid), await recordOf(squatter.uid)]).toMatchObject([
      'admin',
      { role: 'admin', emailVerified: true },
    ]);
  });

  test('gives a verified account without a record both record and role, and reactivates an inactive one', async () => {
    const person = await testData.account();
    await db.doc(`users/${person.uid}`).delete();
    expect((await run('grant-admin', person.email)).code).toBe(0);
    expect((await call('/api/orders', { token: await tokenOf(person) })).status).toBe(200);
    const { docs } = await db.collection('audit').where('subject.id', '==', person.uid).get();
    expect(docs.map((it) => it.data())).toMatchObject([
      { action: 'user.role-changed', by: { uid: 'operator' }, after: { role: 'admin' } },
    ]);

    const shut = await testData.account();
    await db.doc(`users/${shut.uid}`).update({ isActive: false });
    expect((await run('grant-admin', shut.email)).code).toBe(0);
    expect(await recordOf(shut.uid)).toMatchObject({ isActive: true, role: 'admin' });
  });
});

test('emails:claim reports a record that differs from Auth, and gives it its own address', async () => {
  const person = await testData.account();
  const moved = await testData.account();
  const claimOf = async ({ uid }: Account) =>
    (await db.collection('emails').where('uid', '==', uid).get()).docs[0];
  // Their events have come: from here on only the command repairs anything.
  for (const one of [person, moved]) await expect.poll(() => claimOf(one), { timeout: 20_000 }).toBeDefined();
  await (await claimOf(person))!.ref.delete();
  const { idToken } = await callAuth<{ idToken: string }>('signInWithPassword', {
    ...{ email: moved.email, password: moved.password },
    returnSecureToken: true,
  });
  await callAuth('update', { idToken, email: `new-${moved.email}` });

  const checked = await run('claim-emails', '--check');
  expect(checked.code).toBe(1);
  expect(checked.said).toContain(`${person.uid}: no claim`);
  expect(checked.said).toContain(`${moved.uid}: another address at Auth`);
  expect((await recordOf(moved.uid))?.email).toBe(moved.email);

  expect((await run('claim-emails')).code).toBe(1);
  expect(await recordOf(moved.uid)).toMatchObject({ email: `new-${moved.email}`, emailVerified: false });
  const { said } = await run('claim-emails', '--check');
  for (const { uid } of [person, moved]) expect(said).not.toContain(uid);
});
