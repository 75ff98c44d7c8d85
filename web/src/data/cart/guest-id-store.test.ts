// @vitest-environment jsdom
import { isGuestId } from '@nargisus/domain/cart';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => localStorage.clear());

const freshPage = () => {
  vi.resetModules();
  return import('./guest-id-store.ts');
};

test('looking makes no guest; the first addition does, and the next page is the same guest', async () => {
  const first = await freshPage();
  expect(first.readGuestId()).toBeNull();
  const id = first.requireGuestId();
  expect(isGuestId(id)).toBe(true);
  expect(first.requireGuestId()).toBe(id);
  expect((await freshPage()).readGuestId()).toBe(id);
});

test('a guest id that another tab made meanwhile is taken over instead of making a second cart', async () => {
  const here = await freshPage();
  const there = await freshPage();
  const id = there.requireGuestId();
  expect(here.requireGuestId()).toBe(id);
});

test('forgetting tells who follows it, and forgets only the id that was meant', async () => {
  const store = await freshPage();
  const id = store.requireGuestId();
  const heard = vi.fn();
  store.subscribeToGuestId(heard);
  store.clearGuestId('guest_1700000000000_000000000000000000000000' as typeof id);
  expect(store.readGuestId()).toBe(id);
  store.clearGuestId(id);
  expect(store.readGuestId()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  expect((await freshPage()).readGuestId()).toBeNull();
});

test('what is no guest id is not believed', async () => {
  localStorage.setItem('nargisus.guest', '../orders');
  expect((await freshPage()).readGuestId()).toBeNull();
});
