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
  phone: '',
  displayName: 'Ayesha',
  emailVerified: true,
  photoUrl: null,
  createdAt: null,
  role: 'user',
} as const;

test('reports signed-out at once when no session is remembered', async () => {
  const { readIdentity } = await freshPage();
  expect(readIdentity()).toEqual({ state: 'signed-out' });
});

test('reports unknown on the next page when a session is remembered', async () => {
  const { publishIdentity } = await freshPage();
  publishIdentity(person);
  expect((await freshPage()).readIdentity()).toEqual({ state: 'unknown' });
});

test('removes the session hint at sign-out', async () => {
  const { publishIdentity } = await freshPage();
  publishIdentity(person);
  publishIdentity({ state: 'signed-out' });
  expect((await freshPage()).readIdentity()).toEqual({ state: 'signed-out' });
});

test('notifies listeners of a change, and not of a refreshed token with the same claims', async () => {
  const { publishIdentity, subscribeToIdentity } = await freshPage();
  const listener = vi.fn();
  const unsubscribe = subscribeToIdentity(listener);
  publishIdentity(person);
  publishIdentity({ ...person });
  expect(listener).toHaveBeenCalledTimes(1);
  publishIdentity({ ...person, role: 'admin' });
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  publishIdentity({ state: 'signed-out' });
  expect(listener).toHaveBeenCalledTimes(2);
});
