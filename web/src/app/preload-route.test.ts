import { afterEach, expect, test, vi } from 'vitest';
import { preloadRoute } from './preload-route.ts';
import { routeAt } from './pages.ts';

afterEach(() => vi.restoreAllMocks());

const at = { pathname: '/about', search: '' };
const preloadSpy = () => vi.spyOn(routeAt(at.pathname).page, 'preload').mockResolvedValue();

test("loads the page's code at once", async () => {
  const preload = preloadSpy();
  await preloadRoute(at);
  expect(preload).toHaveBeenCalledOnce();
});

test('waits for boot.ts, which runs the files one by one; otherwise they run in one task', async () => {
  const preload = preloadSpy();
  let ended = () => {};
  const page = preloadRoute(at, new Promise((resolve) => (ended = resolve)));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(preload).not.toHaveBeenCalled();
  ended();
  await page;
  expect(preload).toHaveBeenCalledOnce();
});
