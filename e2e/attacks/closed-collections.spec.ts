import { addresses } from '@nargisus/local-suite/launcher';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/*
 * Collections that only functions may use, requested over REST as any browser can. Their names are read from the source, so a new
 * collection is tested too: unless it is listed here as opened, it is closed to everyone, including staff.
 */
const testData = openTestData();
const { db } = testData;
let callers: Callers;
let order: PlacedOrder;

beforeAll(async () => {
  callers = await openCallers(testData);
  order = await placeOrder(callers.tokens.user!, await testData.product());
});
afterAll(() => testData.close());

const source = resolve(import.meta.dirname, '../../functions/src');
const NAME = /(?:collection\(\s*|doc\(\s*)['"`]([A-Za-z]+)/g;
const COLLECTIONS = [
  ...new Set(
    globSync('**/*.ts', {
      cwd: source,
      exclude: ['**/*.test.ts', '**/*.integration.test.ts', 'testing/**'],
    }).flatMap((file) =>
      [...readFileSync(resolve(source, file), 'utf8').matchAll(NAME)].map(([, name]) => name!),
    ),
  ),
].sort();

/** Collections that the rules open to some callers; access.rules.test.ts tests them. */
const OPENED = [
  'carts',
  'counters',
  'orderDesk',
  'phoneNumbers',
  'orders',
  'products',
  'users',
  'wishlists',
  'audit',
  'reports',
  'rangeReports',
  'rangeSums',
  'notes',
  'items',
  'settings',
  'stock',
  'parcels',
  'courierState',
  'sms',
  'smsDays',
  'ledger',
  'orderCash',
  'invoices',
  'invoiceSeries',
  'settlements',
  'rows',
  'statementImports',
  'savedViews',
  'String',
];
const closed = COLLECTIONS.filter((name) => !OPENED.includes(name));

test('the names read from the source include the closed collections', () => {
  expect(closed).toEqual(
    expect.arrayContaining([
      'closedAccounts',
      'deletions',
      'emails',
      'mailQuotas',
      'mails',
      'payments',
      'roleChanges',
    ]),
  );
});

const documents = `http://${addresses.hosts.firestore}/v1/projects/${addresses.projectId}/databases/(default)/documents`;
const rest = (
  path: string,
  { token, method = 'GET', body }: { token?: string; method?: string; body?: object },
) =>
  fetch(`${documents}${path}`, {
    method,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).then(({ status }) => status);
const fields = { uid: { stringValue: 'mallory' } };
const name = (path: string) => `projects/${addresses.projectId}/databases/(default)/documents${path}`;
const everyKind = () => [undefined, callers.tokens.user, callers.tokens.admin];

test.each(closed)('%s is closed to guests, customers and staff', async (collection) => {
  await db.doc(`${collection}/probe-attack`).set({ uid: 'original' });
  for (const token of everyKind()) {
    const path = `/${collection}/probe-attack`;
    expect([
      await rest(path, { token }),
      await rest(`/${collection}`, { token }),
      await rest(path, { token, method: 'PATCH', body: { fields } }),
      await rest(`/${collection}?documentId=mallory`, { token, method: 'POST', body: { fields } }),
      await rest(path, { token, method: 'DELETE' }),
      await rest(':commit', { token, method: 'POST', body: { writes: [{ delete: name(path) }] } }),
      await rest(':batchGet', { token, method: 'POST', body: { documents: [name(path)] } }),
    ]).toEqual(Array<number>(7).fill(403));
  }
  expect((await db.doc(`${collection}/probe-attack`).get()).get('uid')).toBe('original');
  await db.doc(`${collection}/probe-attack`).delete();
});

describe('the audit log', () => {
  const entry = '/audit/probe-attack';
  beforeAll(() =>
    db
      .doc('audit/probe-attack')
      .set({ action: 'probe', at: new Date() })
      .then(() => undefined),
  );
  afterAll(() =>
    db
      .doc('audit/probe-attack')
      .delete()
      .then(() => undefined),
  );

  test('is readable only by staff', async () => {
    const read = async (token?: string) => [
      await rest(entry, { token }),
      await rest('/audit?pageSize=1', { token }),
    ];
    expect(await read()).toEqual([403, 403]);
    expect(await read(callers.tokens.user)).toEqual([403, 403]);
    expect(await read(callers.tokens.admin)).toEqual([200, 200]);
  });

  test('rejects every write, of staff too', async () => {
    for (const token of everyKind()) {
      expect([
        await rest(entry, { token, method: 'PATCH', body: { fields } }),
        await rest('/audit', { token, method: 'POST', body: { fields } }),
        await rest(entry, { token, method: 'DELETE' }),
      ]).toEqual([403, 403, 403]);
    }
    expect((await db.doc('audit/probe-attack').get()).get('action')).toBe('probe');
  });
});

test('internal staff notes appear in no customer response', async () => {
  const text = `secret-${process.pid}-${Date.now()}`;
  const token = callers.tokens.admin;
  const noted = await call(`/api/orders/${order._id}/notes`, {
    method: 'POST',
    token,
    body: { text },
  });
  expect(noted.status).toBe(201);
  const cancelled = await call(`/api/orders/${order._id}/cancel`, { method: 'POST', token });
  expect(cancelled.status).toBe(200);
  const mine = { headers: { Authorization: `Bearer ${callers.tokens.user}` } };
  const email = encodeURIComponent(callers.user.email);
  for (const path of ['/api/me/orders', `/api/orders/user?userEmail=${email}`, '/api/me/export', '/api/me']) {
    const answer = await fetch(`${addresses.shop}${path}`, mine);
    const response = await answer.text();
    expect([path, answer.status, response.includes(text)]).toEqual([path, 200, false]);
    // Nor who of the staff cancelled, except for a uid.
    expect([path, response.includes(callers.admin.email), response.includes(callers.admin.name)]).toEqual([
      path,
      false,
      false,
    ]);
  }
  expect(await rest(`/orders/${order._id}`, { token: callers.tokens.user })).toBe(200);
  expect(await rest(`/orders/${order._id}/notes`, { token: callers.tokens.user })).toBe(403);
});
