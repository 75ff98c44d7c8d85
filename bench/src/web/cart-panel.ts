import { setTimeout as wait } from 'node:timers/promises';
import { usage } from '@nargisus/e2e/usage';
import { fillCart } from './open-browser.ts';
import { openPhone } from './phone.ts';

/** Costs of opening the cart as a guest. */
export interface PanelMetrics {
  /** Milliseconds beyond 50 of each task. */
  readonly tbt: number;
  readonly cls: number;
  /**
   * KB of compressed scripts in addition to the page. Without headers: Hosting speaks HTTP/2, which sends a repeated header as
   * one byte, and this server HTTP/1.1.
   */
  readonly js: number;
  readonly reads: number;
}

/** For a cart of one line (docs/reference/performance.md). */
export const PANEL_BUDGET: PanelMetrics = { tbt: 150, cls: 0, js: 120, reads: 2 };

/** Longer than telemetry waits (START_LATE_AFTER_MS in web/src/main.tsx), which is no part of the cart. */
const LOAD_MS = 5_000;

/** Opens the cart with one product on a new home page. */
export async function measureCartPanel(origin: string, cpuSlowdown: number): Promise<PanelMetrics> {
  const { page, session, close } = await openPhone(cpuSlowdown);
  await fillCart(page, origin);
  await session.send('Network.clearBrowserCache');
  await page.goto(origin);
  await wait(LOAD_MS);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
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
    js: (await compressedSize(scripts)) / 1024,
    reads: (await usage()).reads - before.reads,
  };
  await close();
  return metrics;
}

/** Returns the size of responses as this server compresses them, in bytes. */
async function compressedSize(urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    const response = await fetch(url);
    bytes += Number(response.headers.get('content-length') ?? Number.NaN);
    await response.body?.cancel();
  }
  return bytes;
}
