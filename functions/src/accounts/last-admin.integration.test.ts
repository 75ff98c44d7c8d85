import { buildUser, userSchema, type Role } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { UsersRepository } from './users.repository.ts';

/* On the Firestore emulator, in an isolated project: who may be deactivated depends on the other admins. */
const app = initializeApp({ projectId: `demo-admins-${randomUUID().slice(0, 8)}` }, 'admins');
const db = getFirestore(app);
const users = new UsersRepository(db);
const now = new Date('2026-11-21T10:00:00Z');

async function has(uid: string, role: Role, change: object = {}): Promise<void> {
  const account = { uid, email: `${uid}@nargisus.test`, role };
  const record = buildUser(account, { name: uid, phone: '', imageUrl: '' }, now);
  await db.doc(`users/${uid}`).set(toDocument(userSchema, { ...record, ...change }));
}
const isActive = async (uid: string) => (await users.find(uid))?.isActive;

beforeEach(async () => {
  await Promise.all([has('one', 'admin'), has('two', 'admin'), has('shopper', 'user')]);
});

test('an admin can be deactivated while another one is active', async () => {
  expect(await users.deactivate('one', now)).toBe('done');
  expect([await isActive('one'), await isActive('two')]).toEqual([false, true]);
});

test('rejects deactivating the last active admin; an inactive one does not count', async () => {
  await has('two', 'admin', { isActive: false });
  expect(await users.deactivate('one', now)).toBe('last-admin');
  expect(await isActive('one')).toBe(true);
  expect(await users.deactivate('two', now)).toBe('done');
  expect(await users.deactivate('shopper', now)).toBe('done');
});

test('one of two admins who deactivate each other concurrently stays active', async () => {
  const outcomes = await Promise.all([users.deactivate('one', now), users.deactivate('two', now)]);
  expect(outcomes.sort()).toEqual(['done', 'last-admin']);
  expect([await isActive('one'), await isActive('two')].filter(Boolean)).toHaveLength(1);
});

test('the last admin keeps the role, and so does one of two who demote each other', async () => {
  const outcomes = await Promise.all([users.setRole('one', 'user', now), users.setRole('two', 'user', now)]);
  expect(outcomes.filter((it) => it === 'last-admin')).toHaveLength(1);
  expect([(await users.find('one'))?.role, (await users.find('two'))?.role].sort()).toEqual([
    'admin',
    'user',
  ]);
});

test('an inactive admin does not count as one, and an inactive person cannot become one', async () => {
  await has('two', 'admin', { isActive: false });
  expect(await users.setRole('one', 'user', now)).toBe('last-admin');
  await has('shopper', 'user', { isActive: false });
  expect(await users.setRole('shopper', 'admin', now)).toBe('inactive');
  expect(await users.setRole('nobody', 'admin', now)).toBe('missing');
});
