import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openPhone } from './phone.ts';

/** A navigation to measure. */
interface Navigation {
  readonly name: string;
  /** The link to tap; without one, the browser's Back. */
  readonly link?: string;
  /** Selects an element of the next page, beside its heading. */
  readonly shows: string;
}

/** In milliseconds, on this machine, between pages that were prefetched or visited before (docs/reference/performance.md). */
export const INTERACTION_BUDGET = 100;
const CARD = 'main a[href^="/products/"]';

const NAVIGATIONS: readonly Navigation[] = [
  { name: 'Home to a category', link: 'a[href="/category/men"]', shows: CARD },
  { name: 'A category to a product', link: CARD, shows: 'main fieldset' },
  { name: 'A product back to its category', shows: CARD },
  { name: 'A category to all products', link: 'footer a[href="/products"]', shows: CARD },
  { name: 'All products to a product', link: CARD, shows: 'main fieldset' },
  { name: 'A product to Our Story', link: 'footer a[href="/about"]', shows: 'main p' },
  { name: 'Our Story to Home', link: 'header a[href="/"]', shows: CARD },
];

/** The time that a visitor reads a page, and points at a link, before the tap. */
const PAUSE_MS = 1_500;

/** Measures each navigation once in a new browser, from the tap to the frame that shows the next page, in milliseconds. */
export async function measureInteractions(origin: string, cpuSlowdown: number): Promise<Map<string, number>> {
  const phone = await openPhone(cpuSlowdown);
  const took = new Map<string, number>();
  await phone.page.goto(origin);
  await wait(2 * PAUSE_MS);
  for (const navigation of NAVIGATIONS)
    took.set(navigation.name, await measureNavigation(phone.page, navigation));
  await phone.close();
  return took;
}

async function measureNavigation(page: Page, { link, shows }: Navigation): Promise<number> {
  const tapped = link ? page.locator(link).locator('visible=true').first() : null;
  await tapped?.hover();
  await wait(PAUSE_MS);
  const arrived = await page.evaluateHandle(arrival, { shows, byLink: tapped !== null });
  await (tapped ? tapped.click() : page.evaluate(() => history.back()));
  const took = await arrived.evaluate(({ promise }) => promise);
  await wait(PAUSE_MS);
  return took;
}

/** Runs in the page. The promise is in an object because evaluateHandle would await it before the tap. */
function arrival({ shows, byLink }: { shows: string; byLink: boolean }): { promise: Promise<number> } {
  const before = document.querySelector('main h1')?.textContent;
  const promise = new Promise<number>((resolve, reject) => {
    let tapped = 0;
    addEventListener(byLink ? 'click' : 'popstate', ({ timeStamp }) => (tapped = timeStamp), {
      capture: true,
      once: true,
    });
    new MutationObserver((_, watch) => {
      const now = document.querySelector('main h1')?.textContent;
      if (!now || now === before || !document.querySelector(shows)) return;
      watch.disconnect();
      // The task after the frame, when the browser has painted it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => reject(new Error(`no ${shows} at ${location.pathname}`)), 10_000);
  });
  return { promise };
}
