import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { CODES_PER_NUMBER_AND_HOUR } from '../accounts/limit-codes.ts';

/* The blocking function as Firebase Auth calls it; its emulator does not. */
process.env.FIREBASE_CONFIG ??= '{"projectId":"demo-nargisus","storageBucket":"demo-nargisus.appspot.com"}';
let send: (phoneNumber?: string) => unknown;

beforeAll(async () => {
  const { limitSms } = await import('./before-sms.ts');
  // `run` is the handler, as the tests of firebase-functions call it; its types leave it out.
  const { run } = limitSms as unknown as { run(event: object): unknown };
  const ipAddress = `192.0.2.${randomInt(250)}`;
  send = (phoneNumber) => run({ additionalUserInfo: { phoneNumber }, ipAddress });
});

test('answers with the statuses that the page explains', async () => {
  const number = `+88017${randomInt(10_000_000, 99_999_999)}`;
  for (let n = 0; n < CODES_PER_NUMBER_AND_HOUR; n++) await send(number);
  await expect(send(number)).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(send('+14155550123')).rejects.toMatchObject({ code: 'invalid-argument' });
  await expect(send()).rejects.toMatchObject({ code: 'invalid-argument' });
});
