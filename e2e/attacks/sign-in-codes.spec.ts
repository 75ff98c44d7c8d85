import { normalPhone } from '@nargisus/domain/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  lastCodeOf,
  newPhoneNumber,
  requestCode,
  signInByPhone,
  submitCode,
} from '../fixtures/accounts/phone-sign-in.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';

/*
 * Codes of a sign-in by phone. How often one may be tried is Google's to limit, which its emulator does not; how many are sent
 * is ours (functions/src/accounts/limit-codes.integration.test.ts).
 */
const testData = openTestData();
const GUESSES = 100;
let mallory: Account;
let token: string;

beforeAll(async () => {
  mallory = await testData.account('user', 'Mallory');
  token = await tokenOf(mallory);
});
afterAll(() => testData.close());

/** Returns codes of six digits that are not `code`. */
const wrongCodes = (code: string) =>
  Array.from({ length: GUESSES }, (_, n) =>
    String((Number(code) + 1 + n * 7919) % 1_000_000).padStart(6, '0'),
  );
const provedPhone = async () => (await call('/api/me', { token })).body.data?.['provedPhone'];

describe('guessed codes', () => {
  test('are rejected and create no account; the right code is accepted afterwards', async () => {
    const number = newPhoneNumber();
    const sessionInfo = await requestCode(number);
    const code = await lastCodeOf(number);
    for (const guess of wrongCodes(code))
      await expect(submitCode({ sessionInfo, code: guess })).rejects.toThrow('INVALID_CODE');
    await expect(testData.auth.getUserByPhoneNumber(number)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    expect(await submitCode({ sessionInfo, code })).toMatchObject({ isNewUser: true });
  });

  test('do not link a number to an account', async () => {
    const number = newPhoneNumber();
    const sessionInfo = await requestCode(number);
    for (const guess of wrongCodes(await lastCodeOf(number)))
      await expect(submitCode({ sessionInfo, code: guess, idToken: token })).rejects.toThrow('INVALID_CODE');
    expect((await testData.auth.getUser(mallory.uid)).phoneNumber).toBeUndefined();
    expect(await provedPhone()).toBe('');
  });

  test('for an unknown session are rejected', async () => {
    await expect(submitCode({ sessionInfo: 'bm8tc2Vzc2lvbg', code: '123456' })).rejects.toThrow(
      'INVALID_SESSION_INFO',
    );
  });
});

describe('a code', () => {
  test('works once', async () => {
    const number = newPhoneNumber();
    const sessionInfo = await requestCode(number);
    const code = await lastCodeOf(number);
    await submitCode({ sessionInfo, code });
    await expect(submitCode({ sessionInfo, code })).rejects.toThrow('INVALID_SESSION_INFO');
  });

  test('sent to the caller’s number is rejected for a session of another number', async () => {
    const [victim, own] = [newPhoneNumber(), newPhoneNumber()];
    const holder = await signInByPhone(victim);
    const [theirs] = [await requestCode(victim), await requestCode(own)];
    const code = await lastCodeOf(own);
    await expect(submitCode({ sessionInfo: theirs, code })).rejects.toThrow('INVALID_CODE');
    expect((await testData.auth.getUserByPhoneNumber(victim)).uid).toBe(holder.localId);
  });

  test('sent to the number of another account does not move that number', async () => {
    const victim = newPhoneNumber();
    const holder = await signInByPhone(victim);
    const sessionInfo = await requestCode(victim);
    // A caller who reads the victim's SMS can sign in as the victim, but cannot link the number to another account.
    const proof = await submitCode({ sessionInfo, code: await lastCodeOf(victim), idToken: token });
    expect(proof).not.toHaveProperty('idToken');
    expect((await testData.auth.getUserByPhoneNumber(victim)).uid).toBe(holder.localId);
    expect(await provedPhone()).toBe('');
  });
});

test('a profile with a proved number in its body proves nothing', async () => {
  const body = { name: 'Mallory', phone: '', imageUrl: '', provedPhone: normalPhone(newPhoneNumber()) };
  const answer = await call('/api/me', { method: 'PUT', token, body });
  expect(answer.status).toBe(200);
  expect(await provedPhone()).toBe('');
});
