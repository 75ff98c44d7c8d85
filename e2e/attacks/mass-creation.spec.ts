import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openAttackerClient, type AttackerClient } from '../fixtures/accounts/attacker-client.ts';
import { serveApi } from '../fixtures/local-stack/serve-functions.ts';

/* A client that creates as many documents as it can. docs/security.md names the limit of each kind. */
const testData = openTestData();
afterAll(() => testData.close());

const DAY_MS = 24 * 60 * 60_000;

describe('guest carts written directly to Firestore', () => {
  let attacker: AttackerClient;
  beforeAll(async () => {
    attacker = await openAttackerClient();
  });
  afterAll(() => attacker.close());

  const mayWrite = (id: string, cart: { expireAt?: Date; lines?: string[]; extra?: string }) =>
    isAllowed(setDoc(doc(attacker.db, `carts/${id}`), { lines: [], ...cart, updatedAt: serverTimestamp() }));
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  test('expire within weeks', async () => {
    const ids = Array.from({ length: 200 }, newGuestId);
    for (let at = 0; at < ids.length; at += 50) {
      const allowed = await Promise.all(
        ids.slice(at, at + 50).map((id) => mayWrite(id, { expireAt: inDays(30) })),
      );
      expect(new Set(allowed)).toEqual(new Set([true]));
    }
    const carts = await testData.db.getAll(...ids.map((id) => testData.db.doc(`carts/${id}`)));
    const ends = carts.map((cart) => (cart.get('expireAt') as { toDate(): Date }).toDate());
    expect(ends.filter((end) => end > inDays(60))).toEqual([]);

    const { fieldOverrides } = JSON.parse(
      readFileSync(resolve(import.meta.dirname, '../../firestore.indexes.json'), 'utf8'),
    ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
    for (const collectionGroup of ['carts', 'items']) {
      expect(fieldOverrides).toContainEqual({
        collectionGroup,
        fieldPath: 'expireAt',
        ttl: true,
        indexes: [],
      });
    }
  });

  test.each<[string, Parameters<typeof mayWrite>[1]]>([
    ['without an expiry', {}],
    ['with an expiry next year', { expireAt: inDays(365) }],
    ['with an extra field', { expireAt: inDays(30), extra: 'x'.repeat(900_000) }],
    ['with 51 lines', { expireAt: inDays(30), lines: Array.from({ length: 51 }, (_, nth) => `p${nth}_M`) }],
    ['with a line id of 100 KB', { expireAt: inDays(30), lines: [`${'p'.repeat(100_000)}_M`] }],
  ])('are rejected %s', async (_what, cart) => {
    expect(await mayWrite(newGuestId(), cart)).toBe(false);
  });

  test('are rejected under an invalid guest id', async () => {
    expect(await mayWrite('anything-at-all', { expireAt: inDays(30) })).toBe(false);
  });
});

test('one account places at most twenty orders per minute, also concurrently', async () => {
  const shop = await serveApi({ RATE_LIMIT_FACTOR: '1' });
  const token = await tokenOf(await testData.account());
  const product = await testData.product();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      call('/api/orders', {
        at: shop.origin,
        method: 'POST',
        token,
        body: orderDraft(product),
        headers: newIdempotencyKey(),
      }),
    ),
  );
  await shop.stop();
  const statuses = answers.map(({ status }) => status);
  // Fifty concurrent requests fall into at most two minutes.
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(40);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
});
