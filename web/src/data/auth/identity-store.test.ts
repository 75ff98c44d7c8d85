// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => localStorage.clear());

const freshPage = () => {
  vi.resetModules();
  return import('./identity-store.ts');
};
const person = {
  state: 'signed-in',
  uid: 'u1',
  email: 'a@b.co',
  displayName: 'Ayesha',
  emailVerified: true,
  photoUrl: null,
  createdAt: null,
  role: 'user',
} as const;

test('a visitor without a remembered session is signed out at once', async () => {
  const { readIdentity } = await freshPage();
  expect(readIdentity()).toEqual({ state: 'signed-out' });
});

test('a session is remembered for the next page, which does not know yet whose it is', async () => {
  const { publishIdentity } = await freshPage();
  publishIdentity(person);
  expect((await freshPage()).readIdentity()).toEqual({ state: 'unknown' });
});

test('signing out forgets it', async () => {
  const { publishIdentity } = await freshPage();
  publishIdentity(person);
  publishIdentity({ state: 'signed-out' });
  expect((await freshPage()).readIdentity()).toEqual({ state: 'signed-out' });
});

test('listeners hear of a change, and of nothing when a refreshed token says the same', async () => {
  const { publishIdentity, subscribeToIdentity } = await freshPage();
  const heard = vi.fn();
  const unsubscribe = subscribeToIdentity(heard);
  publishIdentity(person);
  publishIdentity({ ...person });
  expect(heard).toHaveBeenCalledTimes(1);
  publishIdentity({ ...person, role: 'admin' });
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
  publishIdentity({ state: 'signed-out' });
  expect(heard).toHaveBeenCalledTimes(2);
});
