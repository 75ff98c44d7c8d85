// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { publishIdentity } from './identity-store.ts';
import { keepPrivate, readPrivate } from './private-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const mine = { kept: 'tab', uid: 'u1', name: 'checkout' } as const;

test('what one person left is not shown to another, and is gone after signing out', () => {
  keepPrivate(mine, { city: 'Sylhet' });
  keepPrivate({ ...mine, kept: 'browser' }, { key: 'k' });
  localStorage.setItem('nargisus.guest', 'kept');
  expect(readPrivate(mine)).toEqual({ city: 'Sylhet' });
  expect(readPrivate({ ...mine, uid: 'u2' })).toBeNull();
  publishIdentity({ state: 'signed-out' });
  expect(readPrivate(mine)).toBeNull();
  expect(readPrivate({ ...mine, kept: 'browser' })).toBeNull();
  expect(localStorage.getItem('nargisus.guest')).toBe('kept');
});

test('where storage is blocked it lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  keepPrivate(mine, { city: 'Sylhet' });
  expect(readPrivate(mine)).toEqual({ city: 'Sylhet' });
});

test('nothing that the storage holds can break it', () => {
  sessionStorage.setItem('nargisus.private.u1.checkout', '{broken');
  expect(readPrivate(mine)).toBeNull();
});
