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

/* A script that makes as much as it can. docs/security.md says for each kind what bounds it; here it is tried. */
const testData = openTestData();
afterAll(() => testData.close());

const DAY_MS = 24 * 60 * 60_000;

describe('guest carts, straight into Firestore', () => {
  let script: AttackerClient;
  beforeAll(async () => {
    script = await openAttackerClient();
  });
  afterAll(() => script.close());

  const mayWrite = (id: string, cart: { expireAt?: Date; lines?: string[]; stuffed?: string }) =>
    isAllowed(setDoc(doc(script.db, `carts/${id}`), { lines: [], ...cart, updatedAt: serverTimestamp() }));
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  test('two hundred of them expire some weeks later', async () => {
    const ids = Array.from({ length: 200 }, newGuestId);
    for (let at = 0; at < ids.length; at += 50) {
      const made = await Promise.all(
        ids.slice(at, at + 50).map((id) => mayWrite(id, { expireAt: inDays(30) })),
      );
      expect(new Set(made)).toEqual(new Set([true]));
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
    ['that never ends', {}],
    ['that ends next year', { expireAt: inDays(365) }],
    ['stuffed with something else', { expireAt: inDays(30), stuffed: 'x'.repeat(900_000) }],
    [
      'of lines beyond fifty',
      { expireAt: inDays(30), lines: Array.from({ length: 51 }, (_, nth) => `p${nth}_M`) },
    ],
    ['of one endless line', { expireAt: inDays(30), lines: [`${'p'.repeat(100_000)}_M`] }],
  ])('none %s', async (_what, cart) => {
    expect(await mayWrite(newGuestId(), cart)).toBe(false);
  });

  test('none under a self-chosen id', async () => {
    expect(await mayWrite('anything-at-all', { expireAt: inDays(30) })).toBe(false);
  });
});

test('orders: one account places twenty a minute, however many it sends at once', async () => {
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
  // Fifty sent in one moment lie in two minutes at the most.
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(40);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
});
