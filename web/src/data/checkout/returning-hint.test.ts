// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { publishIdentity } from '#data/auth/identity-store.ts';
import { bootScript } from '../../../vite/inline-boot.ts';
import { keepReturningHint } from '#storage/returning-hint.ts';

const page = document.documentElement;
/** Whether the next document shows the blocks of a returning customer before the app runs. */
const isReturningAtNextLoad = async () => {
  page.removeAttribute('data-returning');
  runInThisContext(await bootScript());
  return page.hasAttribute('data-returning');
};

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  localStorage.clear();
});

test('the inline script reads the hint before the first paint', async () => {
  expect(await isReturningAtNextLoad()).toBe(false);
  keepReturningHint(true);
  expect(page.hasAttribute('data-returning')).toBe(true);
  expect(await isReturningAtNextLoad()).toBe(true);
});

test('an address that is not known any more, and a sign-out, remove it', async () => {
  keepReturningHint(true);
  keepReturningHint(false);
  expect(page.hasAttribute('data-returning')).toBe(false);
  expect(await isReturningAtNextLoad()).toBe(false);
  keepReturningHint(true);
  publishIdentity({ state: 'signed-out' });
  expect(await isReturningAtNextLoad()).toBe(false);
});
