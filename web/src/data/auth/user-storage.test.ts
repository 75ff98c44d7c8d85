// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { publishIdentity } from './identity-store.ts';
import { writeUserStorage, readUserStorage } from '#storage/user-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const mine = { storage: 'session', uid: 'u1', name: 'checkout' } as const;

test('keeps the values of one user from another, and removes them at sign-out', () => {
  writeUserStorage(mine, { city: 'Sylhet' });
  writeUserStorage({ ...mine, storage: 'local' }, { key: 'k' });
  localStorage.setItem('nargisus.guest', 'kept');
  expect(readUserStorage(mine)).toEqual({ city: 'Sylhet' });
  expect(readUserStorage({ ...mine, uid: 'u2' })).toBeNull();
  publishIdentity({ state: 'signed-out' });
  expect(readUserStorage(mine)).toBeNull();
  expect(readUserStorage({ ...mine, storage: 'local' })).toBeNull();
  expect(localStorage.getItem('nargisus.guest')).toBe('kept');
});

test('keeps a value for the life of the page when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  writeUserStorage(mine, { city: 'Sylhet' });
  expect(readUserStorage(mine)).toEqual({ city: 'Sylhet' });
});

test('returns null for a stored value that is not JSON', () => {
  sessionStorage.setItem('nargisus.private.u1.checkout', '{broken');
  expect(readUserStorage(mine)).toBeNull();
});
