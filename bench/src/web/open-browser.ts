import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findFullChromium } from '@nargisus/local-suite/browser';
import { chromium, type Page } from 'playwright-core';
import type { Visitor } from './pages.ts';
import { EMPTY_PAGE } from './serve-as-hosting.ts';

/** The seeded accounts (README.md). */
const ACCOUNTS = {
  shopper: { email: 'shopper@nargisus.test', password: 'shopper-pass-1' },
  admin: { email: 'admin@nargisus.test', password: 'admin-pass-1' },
};

/** How long to wait for a page to load: a signed-in page keeps its listeners open, so the network never becomes idle. */
const LOAD_MS = 5_000;

/** A browser that Lighthouse controls through its debugging port. */
export interface OpenBrowser {
  readonly port: number;
  /** Opens a page and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Clears the HTTP cache and keeps the session. */
  clearCache(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a browser with a new profile, signed in as the visitor, with a product in the cart. */
export async function openBrowser(origin: string, visitor: Visitor, port: number): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'nargisus-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findFullChromium(),
    // A first visit is measured; after the sign-in the worker would answer scripts from its cache.
    serviceWorkers: 'block',
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  if (visitor !== 'guest') await signIn(page, origin, ACCOUNTS[visitor]);
  if (visitor === 'shopper') await fillCart(page, origin);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  return {
    port,
    open: async (url) => {
      await page.goto(url);
      await wait(LOAD_MS);
      await page.goto('about:blank');
    },
    clearCache: async () => {
      await session.send('Network.clearBrowserCache');
      // The mark that web fonts are cached (web/src/boot.ts).
      await page.goto(`${origin}${EMPTY_PAGE}`);
      await page.evaluate(() => localStorage.removeItem('nargisus.letters'));
      await page.goto('about:blank');
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function signIn(page: Page, origin: string, { email, password }: typeof ACCOUNTS.admin): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${origin}/`);
}

/** Adds the first available product to the cart. */
export async function fillCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/products`);
  await page.locator('main a[href^="/products/"]:not([data-sold-out])').first().click();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.waitFor();
  // A product of one size shows none.
  const size = page.getByRole('group', { name: 'Size' }).getByRole('radio').first();
  if ((await size.count()) > 0) await size.check();
  await add.click();
  await page.getByText(/added to/).waitFor();
}
