import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addresses, workspace } from '@nargisus/local-suite/launcher';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openTestData } from '../fixtures/data/test-data.ts';

/*
 * A link of a password reset or verification gives access to an account. Developers share logs, so the links appear in the
 * local mailbox only.
 */
const testData = openTestData();
afterAll(() => testData.close());

const LOGS = [workspace.log, resolve(workspace.state, 'firebase-debug.log')];

/** The lengths of the logs before the test: reading all that earlier tests logged would take seconds each time. */
const LENGTHS = new Map(LOGS.map((file) => [file, existsSync(file) ? statSync(file).size : 0]));

/** Returns the logs of the local stack that contain the text since the test began. */
const logsWith = (expected: string | RegExp) =>
  LOGS.filter((file) => {
    const text = existsSync(file) ? readFileSync(file).subarray(LENGTHS.get(file)).toString() : '';
    return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
  });

async function codesOf(email: string): Promise<{ oobCode: string; requestType: string }[]> {
  const url = `http://${addresses.hosts.auth}/emulator/v1/projects/${addresses.projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; oobCode: string; requestType: string }[];
  };
  return oobCodes.filter((it) => it.email === email);
}

test('a recovery link is mailed, works, and appears in no log', async () => {
  const account = await testData.account('user', 'Rahima Khatun', { emailVerified: false });
  await callAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email });
  await callAuth('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await tokenOf(account) });
  const codes = await codesOf(account.email);
  expect(codes.map((it) => it.requestType)).toEqual(['PASSWORD_RESET', 'VERIFY_EMAIL']);
  // Open the link as its reader does: Hosting logs its URL.
  await fetch(`${addresses.shop}/reset-password?mode=resetPassword&oobCode=${codes[0]!.oobCode}`);

  const inbox = (await (await fetch(addresses.mailbox)).text()).replaceAll('&amp;', '&');
  for (const { oobCode } of codes) {
    expect(inbox).toMatch(new RegExp(`href="${addresses.shop}/reset-password\\?[^"]*oobCode=${oobCode}`));
  }
  expect(inbox).toContain(`to ${account.email}`);

  // Once the logs contain the redacted sentences, they would also contain the codes.
  await expect.poll(() => logsWith(/To verify the email address \[redacted\]/)).toEqual(LOGS);
  await expect.poll(() => logsWith(/oobCode=\[redacted\]/)).toEqual(LOGS);
  expect(logsWith(/To reset the password for \[redacted\]/)).toEqual(LOGS);
  for (const { oobCode } of codes) expect(logsWith(oobCode)).toEqual([]);
  // The debug log of firebase-tools contains whole events, including the accounts.
  expect(logsWith(account.email)).not.toContain(workspace.log);

  const password = 'another-good-password-1';
  await callAuth('resetPassword', { oobCode: codes[0]!.oobCode, newPassword: password });
  expect(await tokenOf({ ...account, password })).toBeTruthy();
});
