// @vitest-environment jsdom
import { isGuestId } from '@nargisus/domain/cart';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => localStorage.clear());

const loadPage = () => {
  vi.resetModules();
  return import('./guest-id-store.ts');
};

test('creates no guest id on reading; the first addition creates one that the next page reads', async () => {
  const first = await loadPage();
  expect(first.readGuestId()).toBeNull();
  const id = first.requireGuestId();
  expect(isGuestId(id)).toBe(true);
  expect(first.requireGuestId()).toBe(id);
  expect((await loadPage()).readGuestId()).toBe(id);
});

test('reuses the guest id that another tab has created', async () => {
  const here = await loadPage();
  const there = await loadPage();
  const id = there.requireGuestId();
  expect(here.requireGuestId()).toBe(id);
});

test('notifies listeners when the id is cleared, and clears no other id', async () => {
  const store = await loadPage();
  const id = store.requireGuestId();
  const listener = vi.fn();
  store.subscribeToGuestId(listener);
  store.clearGuestId('guest_1700000000000_000000000000000000000000' as typeof id);
  expect(store.readGuestId()).toBe(id);
  store.clearGuestId(id);
  expect(store.readGuestId()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
  expect((await loadPage()).readGuestId()).toBeNull();
});

test('ignores a stored value that is not a guest id', async () => {
  localStorage.setItem('nargisus.guest', '../orders');
  expect((await loadPage()).readGuestId()).toBeNull();
});
