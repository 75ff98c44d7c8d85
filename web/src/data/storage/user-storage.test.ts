// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { publishIdentity } from '../auth/identity-store.ts';
import { writeUserStorage, readUserStorage } from './user-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const mine = { storage: 'tab', uid: 'u1', name: 'checkout' } as const;

test('what one person left is not shown to another, and is gone after signing out', () => {
  writeUserStorage(mine, { city: 'Sylhet' });
  writeUserStorage({ ...mine, storage: 'browser' }, { key: 'k' });
  localStorage.setItem('nargisus.guest', 'kept');
  expect(readUserStorage(mine)).toEqual({ city: 'Sylhet' });
  expect(readUserStorage({ ...mine, uid: 'u2' })).toBeNull();
  publishIdentity({ state: 'signed-out' });
  expect(readUserStorage(mine)).toBeNull();
  expect(readUserStorage({ ...mine, storage: 'browser' })).toBeNull();
  expect(localStorage.getItem('nargisus.guest')).toBe('kept');
});

test('where storage is blocked it lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  writeUserStorage(mine, { city: 'Sylhet' });
  expect(readUserStorage(mine)).toEqual({ city: 'Sylhet' });
});

test('nothing that the storage holds can break it', () => {
  sessionStorage.setItem('nargisus.private.u1.checkout', '{broken');
  expect(readUserStorage(mine)).toBeNull();
});
