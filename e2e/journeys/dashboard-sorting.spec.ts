import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// Each sorting of a staff list goes with each of its filters, forwards and, where that is an order of its own, backwards
// from a place. The emulator refuses a query without an index; e2e/indexes compares what is asked here with
// firestore.indexes.json.
const TIMES = ['oldest', 'newest'];
const AMOUNTS = ['highest', 'lowest'];
/** Backwards from a name: Firestore is asked for descending names. */
const NAMES = ['name', 'name&before=Nakshi_x'];

const LISTS = {
  '/dashboard/products': {
    filters: ['category=clothing', 'stock=in', 'featured=yes'],
    sorts: [...TIMES, ...AMOUNTS, ...NAMES],
  },
  '/dashboard/orders': {
    filters: [
      'status=confirmed',
      'status=cancelled',
      'status=returned',
      'delivery=pending',
      'payment=paid',
      'status=confirmed&delivery=pending&payment=paid',
    ],
    sorts: [...TIMES, ...AMOUNTS],
  },
  '/dashboard/customers': {
    filters: ['role=admin', 'status=active'],
    sorts: [...TIMES, ...NAMES],
  },
};

for (const [path, { filters, sorts }] of Object.entries(LISTS)) {
  test(`every filter of ${path} goes with every sorting`, { tag: '@phone' }, async ({ admin }) => {
    test.slow();
    const { page } = admin;
    await admin.opens(path);
    await expect(page.getByRole('searchbox')).toBeVisible();
    for (const filter of ['', ...filters]) {
      for (const sort of sorts) {
        await turnsTo(page, `${path}?${[filter, `sort=${sort}`].filter(Boolean).join('&')}`);
        await expect(page.getByText(/^Failed to fetch/)).toHaveCount(0);
      }
    }
  });
}

test('pending orders can be listed in every sorting', { tag: '@phone' }, async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/delivery');
  for (const sort of ['oldest', ...AMOUNTS, 'newest']) {
    await turnsTo(page, `/dashboard/delivery?pending-sort=${sort}`);
    await expect(page.getByText(/^Failed to fetch/)).toHaveCount(0);
  }
});

/** Moves within the app, and waits until Firestore has been asked for the new list. */
async function turnsTo(page: Page, address: string): Promise<void> {
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('/Listen/channel') && (request.postData() ?? '').includes('addTarget'),
  );
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await asked;
}
