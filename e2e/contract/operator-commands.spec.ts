import { addresses } from '@nargisus/local-suite/launcher';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/* The commands with which an operator grants the first admin role and repairs email addresses, run as npm runs them. */
const testData = openTestData();
const { auth, db } = testData;
afterAll(() => testData.close());

const root = resolve(import.meta.dirname, '../..');

/** Runs a command of functions/src/admin against the local stack and returns its exit code and output. */
async function run(command: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const script = `functions/src/admin/${command}.ts`;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args, '--local'], {
    cwd: root,
    env: { ...process.env, GCLOUD_PROJECT: addresses.projectId },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  return { code, output };
}
const recordOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const claimOf = async (uid: string) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown;

describe.concurrent('grant-admin', () => {
  test('rejects an unverified email until the operator names the uid', async () => {
    const squatter = await testData.account('user', 'Mallory', { emailVerified: false });
    const rejected = await run('grant-admin', squatter.email);
    expect(rejected).toMatchObject({
      code: 1,
      output: expect.stringContaining(`uid ${squatter.uid}`) as string,
    });
    const other = await run('grant-admin', squatter.email, '--verify', 'another-uid');
    expect([other.code, await claimOf(squatter.uid), (await recordOf(squatter.uid))?.role]).toEqual([
      1,
      undefined,
      'user',
    ]);
    const granted = await run('grant-admin', squatter.email, '--verify', squatter.uid);
    expect(granted).toMatchObject({ code: 0, output: expect.stringContaining('is an admin of') as string });
    expect([await claimOf(squatter.uid), await recordOf(squatter.uid)]).toMatchObject([
      'admin',
      { role: 'admin', emailVerified: true },
    ]);
  });

  test('creates a missing record with the role, and reactivates an inactive account', async () => {
    const person = await testData.account();
    await db.doc(`users/${person.uid}`).delete();
    expect((await run('grant-admin', person.email)).code).toBe(0);
    expect((await call('/api/orders', { token: await tokenOf(person) })).status).toBe(200);
    const { docs } = await db.collection('audit').where('subject.id', '==', person.uid).get();
    expect(docs.map((it) => it.data())).toMatchObject([
      { action: 'user.role-changed', by: { uid: 'operator' }, after: { role: 'admin' } },
    ]);

    const inactive = await testData.account();
    await db.doc(`users/${inactive.uid}`).update({ isActive: false });
    expect((await run('grant-admin', inactive.email)).code).toBe(0);
    expect(await recordOf(inactive.uid)).toMatchObject({ isActive: true, role: 'admin' });
  });
});

test('emails:claim reports records that differ from Auth, and repairs them', async () => {
  const person = await testData.account();
  const moved = await testData.account();
  const claimOf = async ({ uid }: Account) =>
    (await db.collection('emails').where('uid', '==', uid).get()).docs[0];
  // After their events have run, only the command repairs the records.
  for (const account of [person, moved])
    await expect.poll(() => claimOf(account), { timeout: 20_000 }).toBeDefined();
  await (await claimOf(person))!.ref.delete();
  const { idToken } = await callAuth<{ idToken: string }>('signInWithPassword', {
    ...{ email: moved.email, password: moved.password },
    returnSecureToken: true,
  });
  await callAuth('update', { idToken, email: `new-${moved.email}` });

  const checked = await run('claim-emails', '--check');
  expect(checked.code).toBe(1);
  expect(checked.output).toContain(`${person.uid}: no claim`);
  expect(checked.output).toContain(`${moved.uid}: another address at Auth`);
  expect((await recordOf(moved.uid))?.email).toBe(moved.email);

  expect((await run('claim-emails')).code).toBe(1);
  expect(await recordOf(moved.uid)).toMatchObject({ email: `new-${moved.email}`, emailVerified: false });
  const { output } = await run('claim-emails', '--check');
  for (const { uid } of [person, moved]) expect(output).not.toContain(uid);
});
