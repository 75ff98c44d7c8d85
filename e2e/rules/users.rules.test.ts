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

test.each<[what: string, may: boolean, change: object]>([
  ['the name', true, { name: 'Rahima Begum' }],
  ['the phone number', true, { phone: '01712345678' }],
  ['the picture', true, { imageUrl: 'https://firebasestorage.googleapis.com/me.webp' }],
  ['the picture to none', true, { imageUrl: '' }],
  ['the picture to a script', false, { imageUrl: 'javascript:alert(1)' }],
  ['the name to a blank', false, { name: ' ' }],
  ['the role', false, { role: 'admin' }],
  ['the email', false, { email: 'other@example.com' }],
  ['the proved number', false, { provedPhone: '01712345678' }],
  ['the active state', false, { isActive: false }],
  ['the update time', false, { name: 'X', updatedAt: new Date(0) }],
])('a customer’s change of %s in their own record: allowed %s', async (_what, may, change) => {
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
