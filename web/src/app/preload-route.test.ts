import { afterEach, expect, test, vi } from 'vitest';
import { preloadRoute } from './preload-route.ts';
import { routeAt } from './pages.ts';

afterEach(() => vi.restoreAllMocks());

const at = { pathname: '/about', search: '' };
const asked = () => vi.spyOn(routeAt(at.pathname).page, 'preload').mockResolvedValue();

test("a page's code is asked for at once", async () => {
  const preload = asked();
  await preloadRoute(at);
  expect(preload).toHaveBeenCalledOnce();
});

test('or, where index.html runs it file by file, when the last has run: asked for before, the rest runs in one go', async () => {
  const preload = asked();
  let ended = () => {};
  const page = preloadRoute(at, new Promise((resolve) => (ended = resolve)));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(preload).not.toHaveBeenCalled();
  ended();
  await page;
  expect(preload).toHaveBeenCalledOnce();
});
