import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openPhone } from './phone.ts';

/** A navigation to measure. */
interface Move {
  readonly name: string;
  /** The link to tap; without one, the browser's Back. */
  readonly link?: string;
  /** What the next page shows, beside a heading of its own. */
  readonly shows: string;
}

/**
 * docs/reference/performance.md: milliseconds between pages that were pointed at, or seen before; as fast as this
 * machine.
 */
export const INTERACTION_BUDGET = 100;
const CARD = 'main a[href^="/products/"]';

const MOVES: readonly Move[] = [
  { name: 'Home to a category', link: 'a[href="/category/men"]', shows: CARD },
  { name: 'A category to a product', link: CARD, shows: 'main select' },
  { name: 'A product back to its category', shows: CARD },
  { name: 'A category to all products', link: 'footer a[href="/products"]', shows: CARD },
  { name: 'All products to a product', link: CARD, shows: 'main select' },
  { name: 'A product to Our Story', link: 'footer a[href="/about"]', shows: 'main p' },
  { name: 'Our Story to Home', link: 'header a[href="/"]', shows: CARD },
];

/** Who points at a link reads it first; whoever has opened a page looks at it. */
const PAUSE_MS = 1_500;

/** Measures each navigation once in a new browser, from the tap to the frame that shows the next page, in milliseconds. */
export async function measureInteractions(origin: string, cpuSlowdown: number): Promise<Map<string, number>> {
  const phone = await openPhone(cpuSlowdown);
  const took = new Map<string, number>();
  await phone.page.goto(origin);
  await wait(2 * PAUSE_MS);
  for (const move of MOVES) took.set(move.name, await measureMove(phone.page, move));
  await phone.close();
  return took;
}

async function measureMove(page: Page, { link, shows }: Move): Promise<number> {
  const tapped = link ? page.locator(link).locator('visible=true').first() : null;
  await tapped?.hover();
  await wait(PAUSE_MS);
  const arrived = await page.evaluateHandle(arrival, { shows, byLink: tapped !== null });
  await (tapped ? tapped.click() : page.evaluate(() => history.back()));
  const took = await arrived.evaluate(({ promise }) => promise);
  await wait(PAUSE_MS);
  return took;
}

/** Runs in the page. In an object: a promise itself would be waited for before the tap. */
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
      // The next task after the frame: by then it is drawn.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => reject(new Error(`no ${shows} at ${location.pathname}`)), 10_000);
  });
  return { promise };
}
