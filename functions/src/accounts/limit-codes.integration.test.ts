import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { RateLimitsRepository } from '../http/rate-limits.repository.ts';
import { CODES_PER_ADDRESS_AND_HOUR, CODES_PER_NUMBER_AND_HOUR, limitCodes } from './limit-codes.ts';

/* On the Firestore emulator, in an isolated project. */
const app = initializeApp({ projectId: `demo-codes-${randomUUID().slice(0, 8)}` }, 'codes');
const db = getFirestore(app);
const limits = new RateLimitsRepository(db);

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const request = (phoneNumber: string, address: string, now = at('10:15')) =>
  limitCodes(limits, { phoneNumber, address }, now);
const TOO_MANY = { code: 'too-many-requests' };

test('a number gets five codes an hour, from whichever address', async () => {
  for (let n = 0; n < CODES_PER_NUMBER_AND_HOUR; n++) await request('+8801712345678', `203.0.113.${n}`);
  await expect(request('+8801712345678', '203.0.113.99')).rejects.toMatchObject(TOO_MANY);
  await request('+8801812345678', '203.0.113.99');
  await request('+8801712345678', '203.0.113.99', at('11:00'));
});

test('an address requests a hundred codes an hour, for whichever number', async () => {
  const number = (n: number) => `+88017${String(n).padStart(8, '0')}`;
  const requests = Array.from({ length: CODES_PER_ADDRESS_AND_HOUR }, (_, n) =>
    request(number(n), '198.51.100.7'),
  );
  await Promise.all(requests);
  await expect(request(number(1_000), '198.51.100.7')).rejects.toMatchObject(TOO_MANY);
  await request(number(1_001), '198.51.100.8');
});

test('no code is sent to another country, or without a number', async () => {
  for (const number of ['+14155550123', ''])
    await expect(request(number, '192.0.2.1')).rejects.toMatchObject({ code: 'invalid' });
});

test('stores hashes, not numbers and addresses', async () => {
  await request('+8801911111111', '192.0.2.77');
  const { docs } = await db.collection('rateLimits').get();
  const stored = docs.map(({ id }) => id).join(' ');
  expect(stored).not.toMatch(/1911111111|192\.0\.2\.77/);
});
