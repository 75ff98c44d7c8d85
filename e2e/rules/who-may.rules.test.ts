import { where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDocument, productDocument, userDocument } from '../fixtures/documents.ts';
import { openRulesSuite, SHOPPER, type Role, type RulesSuite } from '../fixtures/rules-suite.ts';

let suite: RulesSuite;
const GUEST = 'guest_1790000000000_0123456789abcdef01234567';

beforeAll(async () => {
  suite = await openRulesSuite('who-may');
  await suite.holds({
    'products/p1': productDocument('p1'),
    [`users/${SHOPPER}`]: userDocument(SHOPPER),
    'users/uid-forged': { ...userDocument('uid-forged'), role: 'admin' },
    'orders/o1': orderDocument(SHOPPER),
    'counters/orders/shards/0': { totalOrders: 1 },
    [`carts/${SHOPPER}`]: { lines: ['p1_M'] },
    [`carts/${SHOPPER}/items/p1_M`]: { productId: 'p1' },
    [`carts/${GUEST}`]: { lines: [] },
    'payments/t1': { total: 1 },
    'reports/2026-11-20': { sent: true },
  });
});
afterAll(() => suite.close());

const roles: Role[] = ['nobody', 'shopper', 'other', 'forged', 'admin'];
const everybody = roles;

/** Who may get, list and delete what; whoever is not named may not. Writing has tests of its own. */
const table: { path: string; get: Role[]; list: Role[]; remove: Role[] }[] = [
  { path: 'products/p1', get: everybody, list: everybody, remove: ['admin'] },
  { path: `users/${SHOPPER}`, get: ['shopper', 'admin'], list: ['admin'], remove: [] },
  { path: 'orders/o1', get: ['shopper', 'admin'], list: ['admin'], remove: [] },
  { path: 'counters/orders/shards/0', get: ['admin'], list: ['admin'], remove: [] },
  { path: `carts/${SHOPPER}`, get: ['shopper'], list: [], remove: [] },
  { path: `carts/${SHOPPER}/items/p1_M`, get: ['shopper'], list: ['shopper'], remove: ['shopper'] },
  { path: `carts/${GUEST}`, get: everybody, list: [], remove: [] },
  { path: `carts/${GUEST}/items/p1_M`, get: everybody, list: everybody, remove: everybody },
  { path: 'payments/t1', get: [], list: [], remove: [] },
  { path: 'reports/2026-11-20', get: [], list: [], remove: [] },
  { path: 'anything/else', get: [], list: [], remove: [] },
];

describe.each(table)('$path', ({ path, get, list, remove }) => {
  const collection = path.split('/').slice(0, -1).join('/');
  test.each(roles)('is read by %s only if the table says so', async (role) => {
    expect(await suite.as(role).mayGet(path)).toBe(get.includes(role));
  });
  test.each(roles)('is listed by %s only if the table says so', async (role) => {
    expect(await suite.as(role).mayList(collection)).toBe(list.includes(role));
  });
  test.each(roles)('is deleted by %s only if the table says so', async (role) => {
    // Once it is gone the next role's answer says just as much: rules do not depend on it for a delete.
    expect(await suite.as(role).mayDelete(path)).toBe(remove.includes(role));
  });
});

test('a customer lists her orders by asking for hers, and for nobody else’s', async () => {
  expect(await suite.as('shopper').mayList('orders', where('uid', '==', SHOPPER))).toBe(true);
  expect(await suite.as('other').mayList('orders', where('uid', '==', SHOPPER))).toBe(false);
  expect(await suite.as('shopper').mayList('orders', where('userEmail', '==', 'shopper@example.com'))).toBe(
    false,
  );
});

test.each(roles)('orders, counters, payments and reports are written by no %s', async (role) => {
  for (const path of [
    'orders/o2',
    'orders/o1',
    'counters/orders/shards/0',
    'payments/t2',
    'reports/2026-11-21',
  ]) {
    expect(await suite.as(role).maySet(path, orderDocument(SHOPPER))).toBe(false);
  }
});
