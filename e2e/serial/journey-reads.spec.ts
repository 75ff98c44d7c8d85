import { withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { storeProducts } from '../fixtures/data/store-products.ts';
import { readsByCaller } from '../fixtures/local-stack/reads-by-caller.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { waitForStableReads } from '../fixtures/local-stack/wait-for-stable-reads.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

const MANY = 5_000;

test('a journey reads as many documents among 5,000 products as among the seeded ones', async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  test.setTimeout(180_000);
  // A browser of their own for each: what the first has fetched must not spare the second anything.
  const journey = async () => {
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const visitor = new Visitor(await context.newPage());
    const account = await testData.account();
    await rememberSession(visitor.page, account);
    const steps: Record<string, number> = {};
    let counted = 0;
    const costs = async (name: string, step: () => Promise<void>) => {
      const before = await waitForStableReads(account.uid);
      await step();
      const after = await waitForStableReads(account.uid);
      steps[name] = after.documents - before.documents;
      counted += after.counted - before.counted;
    };
    const { page } = visitor;
    const card = page.locator('main a[href^="/products/"]').first();
    await costs('home', async () => {
      await visitor.opens('/');
      await expect(card).toBeVisible();
      // Who signed in earlier is recognised after the page is there.
      await expect.poll(() => readsByCaller(account.uid)).toBeGreaterThan(0);
    });
    await costs('list', async () => {
      await visitor.opens('/products');
      await expect(card).toBeVisible();
    });
    await costs('search', async () => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('saree');
      await expect(page).toHaveURL(/q=saree/);
      await expect(card).toContainText(/saree|sari|শাড়ি/i);
    });
    await costs('product', async () => {
      await card.click();
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
      const related = page.getByRole('region', { name: 'More like this' });
      await expect(related.getByRole('link').first()).toBeVisible();
    });
    await costs('cart', async () => {
      await page.getByLabel('Size').selectOption('M');
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByText(/added to/)).toBeVisible();
      await visitor.opensCart();
      await expect(page.getByRole('dialog').getByText('৳').first()).toBeVisible();
    });
    await costs('checkout', async () => {
      await visitor.opens('/checkout');
      await visitor.fillsAddress();
    });
    await costs('order', async () => {
      await page.getByRole('button', { name: /^Pay Now/ }).click();
      await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
    });
    await context.close();
    return { steps, counted };
  };
  // Triggers of an order would be counted at an unpredictable time.
  await withTriggersSuspended(async () => {
    const few = await journey();
    const grown = await storeProducts(testData.db, MANY);
    try {
      const many = await journey();
      console.info('documents read by a journey among the seeded products', few);
      console.info(`documents read by a journey among ${MANY} more`, many);
      const all = ({ steps }: typeof few) => Object.values(steps).reduce((sum, reads) => sum + reads, 0);
      expect(all(few)).toBeGreaterThan(0);
      expect(all(many)).toBe(all(few));
      // How many products a list has is counted at one read per thousand of them: no document, and a fiftieth of a list.
      expect(many.counted).toBeLessThanOrEqual(few.counted * (1 + MANY / 1_000));
    } finally {
      await grown.remove();
    }
  });
});
