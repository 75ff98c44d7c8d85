import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { RateLimitsRepository } from './rate-limits.repository.ts';

/* On the Firestore emulator, in an isolated project. */
const app = initializeApp({ projectId: `demo-limits-${randomUUID().slice(0, 8)}` }, 'limits');
const db = getFirestore(app);
const limits = new RateLimitsRepository(db);

const LIMIT = 5;
const minute = (at: string) => new Date(`2026-11-21T10:${at}Z`);
const take = (uid: string, now: Date, what = '/api/orders') => limits.take({ what, uid, limit: LIMIT, now });
const outcomes = async (attempts: Promise<void>[]) =>
  (await Promise.allSettled(attempts)).map(({ status }) => status === 'fulfilled');

describe('a limit', () => {
  test('accepts calls up to the limit, then returns when to retry', async () => {
    for (let n = 0; n < LIMIT; n++) await take('one', minute('00:15.500'));
    await expect(take('one', minute('00:15.500'))).rejects.toMatchObject({
      code: 'too-many-requests',
      message: 'Too many requests. Please try again in a minute.',
      retryAfter: 45,
    });
    await take('one', minute('01:00.000'));
  });

  test('counts callers and calls separately', async () => {
    for (let n = 0; n < LIMIT; n++) await take('two', minute('00:00'));
    await take('three', minute('00:00'));
    await take('two', minute('00:00'), '/api/newUser');
    expect(await outcomes([take('two', minute('00:59.999'))])).toEqual([false]);
  });

  test('holds for concurrent calls to several instances', async () => {
    const another = initializeApp({ projectId: app.options.projectId }, 'limits-elsewhere');
    const elsewhere = new RateLimitsRepository(getFirestore(another));
    const now = minute('00:30');
    const through = await outcomes(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? limits : elsewhere).take({ what: '/api/orders', uid: 'rush', limit: LIMIT, now }),
      ),
    );
    await deleteApp(another);
    expect(through.filter(Boolean).length).toBeLessThanOrEqual(LIMIT);
    expect(
      (await db.collection('rateLimits').get()).docs.find(({ id }) => id.startsWith('rush'))?.get('count'),
    ).toBe(40);
  });

  test('stores a document that expires', async () => {
    await take('four', minute('00:10'));
    const [kept] = (await db.collection('rateLimits').get()).docs.filter(({ id }) => id.startsWith('four'));
    expect((kept?.get('expireAt') as { toDate(): Date }).toDate()).toEqual(new Date('2026-11-21T11:01:00Z'));
  });
});
