import { taka } from '@nargisus/domain/money';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

/** Midnight in Dhaka, tomorrow. */
function nextMidnight(): Date {
  const dayMs = 24 * 60 * 60 * 1000;
  const offset = 6 * 60 * 60 * 1000;
  return new Date((Math.floor((Date.now() + offset) / dayMs) + 1) * dayMs - offset);
}

// `page`, whose console is not checked: by its clock the delivery date differs from the prerendered one.
test('a sale begins and ends at midnight in Dhaka on a page that stays open', async ({ page, testData }) => {
  const visitor = new Visitor(page);
  const from = nextMidnight();
  const until = new Date(from.getTime() + 24 * 60 * 60 * 1000);
  const product = await testData.product({ price: taka(2000), sale: { price: taka(1500), from, until } });
  await page.clock.install({ time: new Date(from.getTime() - 5 * 60_000) });
  await visitor.opens(`/products/${product.id}`);
  // Without the products below, which may be on sale too.
  const summary = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(summary.getByText('৳2,000.00').first()).toBeVisible();
  await expect(summary.getByText('৳1,500.00')).toHaveCount(0);
  await page.clock.pauseAt(new Date(from.getTime() - 1_000));
  await expect(summary.getByText('৳1,500.00')).toHaveCount(0);
  await page.clock.runFor(1_100);
  await expect(summary.getByText('৳1,500.00').first()).toBeVisible();
  await expect(summary.locator('s')).toContainText('৳2,000.00');
  await expect(summary.getByText('−25%')).toBeVisible();
  await expect(summary.getByText(/^Sale until .*, 00:00$/)).toBeVisible();
  await page.clock.fastForward(until.getTime() - from.getTime());
  await page.clock.runFor(1_000);
  await expect(summary.getByText('৳1,500.00')).toHaveCount(0);
  await expect(summary.locator('s')).toHaveCount(0);
});
