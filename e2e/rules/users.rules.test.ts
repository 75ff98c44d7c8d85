import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { userDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openRulesEnvironment, SHOPPER, type Role } from '../fixtures/rules/rules-environment.ts';

const environment = await openRulesEnvironment('users');
beforeEach(() => environment.clear());
afterAll(() => environment.close());

const mayUpdate = (role: Role, change: object) =>
  isAllowed(
    updateDoc(doc(environment.as(role).db, `users/${SHOPPER}`), { updatedAt: serverTimestamp(), ...change }),
  );

test.each([
  ['the name', { name: 'Rahima Begum' }, true],
  ['the phone number', { phone: '01712345678' }, true],
  ['the picture', { imageUrl: 'https://firebasestorage.googleapis.com/me.webp' }, true],
  ['the picture to none', { imageUrl: '' }, true],
  ['the picture to a script', { imageUrl: 'javascript:alert(1)' }, false],
  ['the name to a blank', { name: ' ' }, false],
  ['the role', { role: 'admin' }, false],
  ['the email', { email: 'other@example.com' }, false],
  ['the active state', { isActive: false }, false],
  ['the update time', { name: 'X', updatedAt: new Date(0) }, false],
])('a customer’s change of %s in their own record: allowed %s', async (_what, change, may) => {
  expect(await mayUpdate('shopper', change)).toBe(may);
});

test('an admin changes no field of another record directly', async () => {
  expect(await mayUpdate('admin', { isActive: false })).toBe(false);
  expect(await mayUpdate('admin', { role: 'admin' })).toBe(false);
  expect(await mayUpdate('admin', { name: 'New Name' })).toBe(false);
  expect(await mayUpdate('admin', { isActive: true, updatedAt: new Date(0) })).toBe(false);
});

test('a demoted admin has no access while the token still has the claim', async () => {
  expect(await environment.as('admin').mayGet(`users/${SHOPPER}`)).toBe(true);
  await environment.holds({ 'users/uid-admin': userDocument('uid-admin', { role: 'user' }) });
  expect(await environment.as('admin').mayGet(`users/${SHOPPER}`)).toBe(false);
});

test.each(['signedOut', 'other', 'forged'] as const)(
  '%s cannot change the shopper’s record',
  async (role) => {
    expect(await mayUpdate(role, { name: 'Mine now' })).toBe(false);
  },
);

test.each(['signedOut', 'shopper', 'other', 'admin'] as const)('%s cannot create a record', async (role) => {
  expect(await environment.as(role).maySet('users/uid-new', userDocument('uid-new'))).toBe(false);
});
