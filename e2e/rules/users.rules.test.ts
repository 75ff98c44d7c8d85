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
  ['her name', { name: 'Rahima Begum' }, true],
  ['her phone', { phone: '01712345678' }, true],
  ['her picture', { imageUrl: 'https://firebasestorage.googleapis.com/me.webp' }, true],
  ['no picture any more', { imageUrl: '' }, true],
  ['a script for a picture', { imageUrl: 'javascript:alert(1)' }, false],
  ['an empty name', { name: ' ' }, false],
  ['her role', { role: 'admin' }, false],
  ['her e-mail', { email: 'other@example.com' }, false],
  ['whether she is active', { isActive: false }, false],
  ['a time of her own', { name: 'X', updatedAt: new Date(0) }, false],
])('a customer changes %s: %s', async (_what, change, may) => {
  expect(await mayUpdate('shopper', change)).toBe(may);
});

test('an admin changes no record directly: not who is active, and nothing else', async () => {
  expect(await mayUpdate('admin', { isActive: false })).toBe(false);
  expect(await mayUpdate('admin', { role: 'admin' })).toBe(false);
  expect(await mayUpdate('admin', { name: 'Somebody' })).toBe(false);
  expect(await mayUpdate('admin', { isActive: true, updatedAt: new Date(0) })).toBe(false);
});

test('a demoted admin has no access, whatever the token says', async () => {
  expect(await environment.as('admin').mayGet(`users/${SHOPPER}`)).toBe(true);
  await environment.holds({ 'users/uid-admin': userDocument('uid-admin', { role: 'user' }) });
  expect(await environment.as('admin').mayGet(`users/${SHOPPER}`)).toBe(false);
});

test.each(['nobody', 'other', 'forged'] as const)('%s changes nothing of a stranger', async (role) => {
  expect(await mayUpdate(role, { name: 'Mine now' })).toBe(false);
});

test.each(['nobody', 'shopper', 'other', 'admin'] as const)('%s does not make records', async (role) => {
  expect(await environment.as(role).maySet('users/uid-new', userDocument('uid-new'))).toBe(false);
});
