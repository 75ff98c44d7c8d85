import { calls, type Call } from '@nargisus/domain/contract';
import { MAX_IMAGE_BYTES } from '@nargisus/domain/catalogue';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openAttackerClient, type AttackerClient } from '../fixtures/accounts/attacker-client.ts';
import { serveCalls, type ServedCalls } from '../fixtures/local-stack/serve-calls.ts';

/*
 * Oversized, malformed and mistyped requests to every call, from an admin, who passes every access check. They are rejected in JSON
 * with a reason and without a server error. e2e/fuzz sends random requests.
 */
const testData = openTestData();
let account: Account;
let token: string;
/** An instance of the functions without Hosting, which would normalise URLs. */
let functions: ServedCalls;

beforeAll(async () => {
  account = await testData.account('admin');
  token = await tokenOf(account);
  functions = await serveCalls();
});
afterAll(async () => {
  await functions.stop();
  await testData.close();
});

const OWNERS = ['userEmail', 'userId'];
const all = Object.entries<Call>(calls);
const callsWithBody = all.filter(([, { body, form, signed }]) => body && !form && !signed);
const callsWithId = all.filter(([, { path }]) => path.includes('{'));
/** Calls with the fields of their query, except the owner, which another-customer.spec.ts covers. */
const callsWithQuery = all.flatMap(([name, it]) => {
  const fields = Object.keys(it.query?.shape ?? {}).filter((field) => !OWNERS.includes(field));
  return fields.length > 0 ? [[name, it, fields] as const] : [];
});

/** Ids that have the form of the parameter, where NONE has not. */
const FORMS = {
  '{date}': '2001-01-01',
  '{section}': 'shop',
  '{stock}': 'NONE_M',
  '{invoice}': 'ORD-20010101-AAAAA-1',
  '{courier}': 'steadfast',
  '{payment}': '0'.repeat(40),
  '{row}': '0001',
  '{phone}': '01700000001',
  '/settlements/{id}': '/settlements/steadfast-1',
  '/views/{id}': '/views/none',
  '/staff-collections/{id}': '/staff-collections/none',
};

/** Returns the path with an unknown id, or the only section of the settings. */
const unknownPath = (path: string) =>
  Object.entries(FORMS)
    .reduce((text, [parameter, id]) => text.replace(parameter, id), path)
    .replace(/\{\w+\}/, 'NONE');

/** Returns a text with its beginning, for the test's title. */
const withTitle = (text: string) => [text.slice(0, 40), text] as const;

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const NOT_AN_OBJECT = ['[]', '"text"', '7', 'null', 'true', '[[]]', '1e999', deep(20_000)];
const PROTOTYPE_FIELDS = '{"__proto__": {"role": "admin"}, "constructor": 1}';

describe.each(callsWithBody)('the body of %s', (_name, { method, path }) => {
  const send = (raw: string, headers: Record<string, string> = {}) =>
    call(unknownPath(path), { method, token, raw, headers: { ...newIdempotencyKey(), ...headers } });

  test('is rejected if it is not JSON or too large', async () => {
    const broken = await send('{"name": "পাঞ্জাবি 🌸",');
    expect(statusAndBody(broken)).toEqual([
      400,
      { success: false, message: 'The request is not valid JSON' },
    ]);
    const big = await send(JSON.stringify({ name: 'x'.repeat(1_000_000) }));
    expect(statusAndBody(big)).toEqual([413, { success: false, message: 'The request is too large' }]);
    const form = await send('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(statusAndBody(form)).toEqual([
      415,
      { success: false, message: 'Please send JSON (Content-Type: application/json)' },
    ]);
  });

  test.each(NOT_AN_OBJECT.map(withTitle))('is rejected if it is %s', async (_title, raw) => {
    const { status, body } = await send(raw);
    expect([status, body.success]).toEqual([400, false]);
    expect(Object.keys(body.errors ?? {}).length).toBeGreaterThan(0);
  });

  test('accepts only its own fields', async () => {
    const { status, body } = await send(PROTOTYPE_FIELDS);
    // A call without required fields looks up its subject, which is unknown.
    expect([400, 404]).toContain(status);
    expect(body.success).toBe(false);
  });
});

/** Encoded ids for a path. */
const MALFORMED_IDS = [
  ...['%00', '%0d%0aX-Evil:1', '..%2f..%2fusers', '__proto__', 'constructor'],
  ...['%27%20or%201%3d1', '%F0%9F%8C%B8', '%24%7b7*7%7d', 'x'.repeat(2000)],
];

describe.each(callsWithId)('the path of %s', (_name, { method, path, body }) => {
  test.each(MALFORMED_IDS.map(withTitle))('is rejected with %s', async (_title, id) => {
    const answer = await call(path.replace(/\{\w+\}/, id), {
      at: functions.originOf(path),
      method,
      token,
      ...(body && { body: {}, headers: newIdempotencyKey() }),
    });
    expect([400, 403, 404, 405]).toContain(answer.status);
    expect(answer.body.success).toBe(false);
    expect(answer.headers.get('x-evil')).toBeNull();
  });
});

/** Encoded values, sent in every field of a query at once. */
const MALFORMED_VALUES = [
  '%00',
  '1e9',
  '-1',
  '..%2f',
  '%5B%5D',
  '__proto__',
  'a%20or%201%3d1',
  // All fields together fit in the 16 KB of headers that Node accepts.
  'x'.repeat(1000),
];

/** Values that are a valid query of a call: `1e9` has the form of a product id. */
const VALID: Readonly<Record<string, readonly string[]>> = {
  listProductCosts: ['1e9'],
  checkVoucher: ['1e9'],
};

describe.each(callsWithQuery)('the query of %s', (name, { method, path }, fields) => {
  const values = MALFORMED_VALUES.filter((value) => !VALID[name]?.includes(value));
  test.each(values.map(withTitle))('is rejected with %s', async (_title, value) => {
    const owner = `userEmail=${encodeURIComponent(account.email)}`;
    const query = [owner, ...fields.map((field) => `${field}=${value}`)].join('&');
    const { status, body } = await call(`${unknownPath(path)}?${query}`, {
      at: functions.originOf(path),
      method,
      token,
    });
    expect([status, body.success]).toEqual([400, false]);
  });
});

describe('a path', () => {
  test('with an invalid escape is rejected before our code without details', async () => {
    const answer = await fetch(`${functions.originOf('/api/products')}/api/products/%e0%a4%a`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/node_modules|\bat .*:\d+/);
  });

  test.each([
    ['GET', '/api/nothing-here'],
    ['POST', '/api/'],
    ['GET', '/api/orders/x/y/z'],
    ['DELETE', '/api/পাঞ্জাবি'],
  ])('%s %s is an unknown call', async (method, path) => {
    expect(statusAndBody(await call(encodeURI(path), { method }))).toEqual([
      404,
      { success: false, message: 'There is no such call' },
    ]);
  });

  test.each([
    ['PATCH', '/api/orders', 'POST, GET'],
    ['PUT', '/api/cart', 'GET'],
    ['GET', '/api/addProduct', 'POST'],
    ['POST', '/api/delivery/pending', 'GET'],
    ['DELETE', '/api/Users', 'GET'],
  ])('%s %s is rejected as the wrong method', async (method, path, allowed) => {
    const answer = await call(path, { method });
    expect(statusAndBody(answer)).toEqual([
      405,
      { success: false, message: `Only ${allowed} is possible here` },
    ]);
    expect(answer.headers.get('allow')).toBe(allowed);
  });
});

describe('a direct write to Firestore or Storage', () => {
  let attacker: AttackerClient;
  beforeAll(async () => {
    attacker = await openAttackerClient(await testData.account());
  });
  afterAll(() => attacker.close());
  const uid = () => attacker.auth.currentUser!.uid;
  const rename = (name: unknown) =>
    updateDoc(doc(attacker.db, `users/${uid()}`), { name, updatedAt: serverTimestamp() });
  const fill = (cart: object) =>
    setDoc(doc(attacker.db, `carts/${uid()}`), { updatedAt: serverTimestamp(), ...cart });
  const upload = (name: string, bytes: number, contentType: string) =>
    uploadBytes(ref(attacker.storage, `profiles/${uid()}/${name}`), new Uint8Array(bytes), { contentType });

  test.each<[string, () => Promise<unknown>]>([
    ['a name of 900 KB', () => rename('x'.repeat(900_000))],
    ['a list as a name', () => rename(['Rahima'])],
    ['a blank name', () => rename('   ')],
    ['a cart with a field of 900 KB', () => fill({ lines: [], extra: 'x'.repeat(900_000) })],
    ['a cart whose lines are numbers', () => fill({ lines: [1] })],
    ['a new collection', () => setDoc(doc(attacker.db, 'mine/1'), { text: 'x' })],
    ['a picture one byte too large', () => upload('huge.png', MAX_IMAGE_BYTES + 1, 'image/png')],
    ['HTML as a picture', () => upload('page.png', 10, 'text/html')],
    ['an SVG', () => upload('drawing.svg', 10, 'image/svg+xml')],
    ['a picture in a subfolder', () => upload('deeper/me.png', 10, 'image/png')],
  ])('is rejected: %s', async (_what, attempt) => {
    expect(await isAllowed(attempt())).toBe(false);
  });

  test('is accepted if it is valid', async () => {
    for (const attempt of [rename('Rahima'), fill({ lines: ['p1_M'] }), upload('me.png', 10, 'image/png')]) {
      expect(await isAllowed(attempt)).toBe(true);
    }
  });
});
