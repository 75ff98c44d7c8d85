import type { BrowserContext, Route } from '@playwright/test';
import { withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';
import { storeProducts } from '../fixtures/data/store-products.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { readsByCaller } from '../fixtures/local-stack/reads-by-caller.ts';
import { waitForStableReads, type ReadCount } from '../fixtures/local-stack/wait-for-stable-reads.ts';

const MANY = 5_000;

/** The steps of a customer from the home page to an order. */
const JOURNEY: Readonly<Record<string, (visitor: Visitor, account: Account) => Promise<void>>> = {
  async home(visitor, { uid }) {
    await visitor.opens('/');
    await expect(firstCard(visitor)).toBeVisible();
    // The session is restored after the page is visible.
    await expect.poll(() => readsByCaller(uid)).toBeGreaterThan(0);
  },
  async list(visitor) {
    await visitor.opens('/products');
    await expect(firstCard(visitor)).toBeVisible();
  },
  async search(visitor) {
    const field = visitor.page.getByRole('combobox', { name: 'Search products' });
    await field.fill('saree');
    await field.press('Enter'); // closes the suggestions above the list
    await expect(visitor.page).toHaveURL(/q=saree/);
    await expect(firstCard(visitor)).toContainText(/saree|sari|শাড়ি/i);
  },
  async product(visitor) {
    await firstCard(visitor).click();
    await expect(visitor.page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    const related = visitor.page.getByRole('region', { name: 'More like this' });
    await expect(related.getByRole('link').first()).toBeVisible();
  },
  async cart(visitor) {
    const { page } = visitor;
    // A saree has no choice of sizes.
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(/added to/)).toBeVisible();
    await visitor.opensCart();
    await expect(page.getByRole('dialog').getByText('৳').first()).toBeVisible();
  },
  async checkout(visitor) {
    await visitor.opens('/checkout');
    await visitor.fillsAddress();
  },
  async order({ page }, { uid }) {
    // The listener of the cart reads the emptied cart before the order's page ends it.
    await page.route('**/api/orders', async (route) => {
      const response = await route.fetch();
      await waitForStableReads(uid);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: /^Pay Now/ }).click();
    await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  },
};

const firstCard = ({ page }: Visitor) => page.locator('main a[href^="/products/"]').first();

/** Takes every step and returns the reads of each. */
async function readsOfJourney(visitor: Visitor, account: Account): Promise<Record<string, ReadCount>> {
  const reads: Record<string, ReadCount> = {};
  for (const [name, step] of Object.entries(JOURNEY)) {
    const before = await waitForStableReads(account.uid);
    await step(visitor, account);
    const after = await waitForStableReads(account.uid);
    reads[name] = {
      documents: after.documents - before.documents,
      counted: after.counted - before.counted,
    };
  }
  return reads;
}

/**
 * Answers a repeated request of public data from the first answer, as the CDN does: a page requests it again every 30 seconds,
 * which a slow machine needs for a step.
 */
async function keepAnswers(context: BrowserContext): Promise<void> {
  const answers = new Map<string, ReturnType<Route['fetch']>>();
  await context.route('**/api/**', async (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = answers.get(url) ?? route.fetch();
    answers.set(url, answer);
    const response = await answer;
    if (!response.headers()['cache-control']?.includes('s-maxage')) answers.delete(url);
    await route.fulfill({ response });
  });
}

const total = (reads: Record<string, ReadCount>, kind: keyof ReadCount) =>
  Object.values(reads).reduce((sum, it) => sum + it[kind], 0);

test('a journey reads no more documents among 5,000 products than among the seeded ones', async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  // Four journeys at least, among 5,000 products that are stored and removed: 100 s on an idle machine.
  test.setTimeout(480_000);
  const journey = async () => {
    // A new context, whose cache is empty.
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const visitor = new Visitor(await context.newPage());
    await keepAnswers(context);
    const account = await testData.account();
    await rememberSession(visitor.page, account);
    const reads = await readsOfJourney(visitor, account);
    await context.close();
    return reads;
  };
  /** Functions keep answers for a minute, and begin anew where the catalogue changed: returns the reads when two journeys agree. */
  const steadyReads = async () => {
    for (let last = await journey(); ;) {
      const reads = await journey();
      if (total(reads, 'documents') === total(last, 'documents')) return reads;
      last = reads;
    }
  };
  // Triggers of an order would be counted at an unpredictable time.
  await withTriggersSuspended(async () => {
    const few = await steadyReads();
    const stored = await storeProducts(testData.db, MANY);
    try {
      const many = await steadyReads();
      const details = JSON.stringify({ few, many });
      expect(total(few, 'documents')).toBeGreaterThan(0);
      expect(total(many, 'documents'), details).toBeLessThanOrEqual(total(few, 'documents'));
      // Counting the products of a list costs one read per thousand.
      expect(total(many, 'counted'), details).toBeLessThanOrEqual(total(few, 'counted') * (1 + MANY / 1_000));
    } finally {
      await stored.remove();
    }
  });
});
