import { setTimeout as wait } from 'node:timers/promises';
import { usage } from '@nargisus/e2e/usage';
import { fillCart } from './open-browser.ts';
import { openPhone } from './phone.ts';

/** Costs of opening the cart as a guest. */
export interface PanelMetrics {
  /** Milliseconds beyond 50 of each task. */
  readonly tbt: number;
  readonly cls: number;
  /** KB over the wire in addition to the page. */
  readonly js: number;
  readonly reads: number;
}

/** For a cart of one line (docs/reference/performance.md). */
export const PANEL_BUDGET: PanelMetrics = { tbt: 150, cls: 0, js: 120, reads: 2 };

const LOAD_MS = 3_000;

/** Opens the cart with one product on a new home page. */
export async function measureCartPanel(origin: string, cpuSlowdown: number): Promise<PanelMetrics> {
  const { page, session, close } = await openPhone(cpuSlowdown);
  await fillCart(page, origin);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.goto(origin);
  await wait(LOAD_MS);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on(
    'Network.responseReceived',
    ({ type, requestId }) => type === 'Script' && scripts.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const before = await usage();
  const totals = await page.evaluateHandle(() => {
    const totals = { tbt: 0, cls: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) totals.tbt += duration - 50;
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        totals.cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return totals;
  });
  await page.getByRole('button', { name: /cart/i }).first().click();
  await page.getByRole('list', { name: 'Items in your cart' }).waitFor();
  await wait(LOAD_MS);
  const metrics = {
    ...(await totals.jsonValue()),
    js: bytes / 1024,
    reads: (await usage()).reads - before.reads,
  };
  await close();
  return metrics;
}
