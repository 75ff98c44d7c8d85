import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { openBackstage } from '../fixtures/backstage.ts';
import { openShopIfNone } from '../fixtures/running-shop.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { LOOKS, PAGES, WIDTHS, type Pictured } from './pages.ts';

/**
 * `npm run screenshots -- [--only home,orders] [--width 360] [--look bn-dark]`: every page at three widths, in both languages
 * and schemes, as .local-suite/screenshots/WIDTH/PAGE-LANGUAGE-SCHEME.png. Of the suite that runs, else of a new one.
 */
const { values: only } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, look: { type: 'string' } },
});
// The seeded people (README.md).
const ACCOUNTS = {
  shopper: { email: 'shopper@nargisus.test', password: 'shopper-pass-1' },
  admin: { email: 'admin@nargisus.test', password: 'admin-pass-1' },
};
const folder = resolve(import.meta.dirname, '../../.local-suite/screenshots');

const shop = await openShopIfNone();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
const names = await examples();
const sessions = {
  guest: undefined,
  shopper: await sessionOf('shopper'),
  admin: await sessionOf('admin'),
};
const pages = PAGES.filter(({ name }) => !only.only || only.only.split(',').includes(name));
for (const [width, height] of Object.entries(WIDTHS)) {
  if (only.width && only.width !== width) continue;
  mkdirSync(resolve(folder, width), { recursive: true });
  for (const look of LOOKS) {
    const suffix = `${look.language}-${look.scheme}`;
    if (only.look && only.look !== suffix) continue;
    for (const visitor of ['guest', 'shopper', 'admin'] as const) {
      const context = await browser.newContext({
        baseURL: addresses.shop,
        viewport: { width: Number(width), height },
        storageState: sessions[visitor],
        reducedMotion: 'reduce',
      });
      await context.addInitScript(([language, scheme]) => {
        localStorage.setItem('nargisus.language', language!);
        localStorage.setItem('nargisus.scheme', scheme!);
      }, Object.values(look));
      const page = await context.newPage();
      for (const pictured of pages.filter((it) => it.visitor === visitor))
        await picture(page, pictured, resolve(folder, width, `${pictured.name}-${suffix}.png`));
      await context.close();
    }
    console.info(`${width} px, ${suffix}: done`);
  }
}
await browser.close();
await shop.stop();
process.exit();

async function picture(page: Page, { path }: Pictured, file: string): Promise<void> {
  await page.goto(path.replace(/\{(\w+)\}/, (_, what: string) => names[what]!));
  await page.getByRole('heading').first().waitFor();
  // The frame's last part, or the dashboard's own frame; then whatever still says that it is loading.
  await page.locator('footer, [role="tablist"]').first().waitFor({ state: 'attached' });
  await page.locator('main [role="progressbar"]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // What lies below the window is fetched when it comes near it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

/** Signs in once; everybody's pictures begin from there. The shopper has something in the cart. */
async function sessionOf(
  who: keyof typeof ACCOUNTS,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ baseURL: addresses.shop });
  const visitor = new Visitor(await context.newPage());
  await visitor.signsIn(ACCOUNTS[who]);
  if (who === 'shopper') await visitor.addsToCart(names.product!);
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

/** A product that can be bought, and an order of the shopper's. */
async function examples(): Promise<Record<string, string>> {
  const backstage = openBackstage();
  const products = await backstage.db.collection('products').where('inStock', '==', true).limit(1).get();
  const orders = await backstage.db
    .collection('orders')
    .where('userEmail', '==', ACCOUNTS.shopper.email)
    .limit(1)
    .get();
  await backstage.close();
  return { product: products.docs[0]!.id, order: orders.docs[0]!.id };
}
