import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// Each sorting of a staff list is combined with each filter, forwards and, where that is a sorting of its own, backwards from
// a cursor. The emulator rejects a query without an index; e2e/indexes compares these queries with firestore.indexes.json.
const TIMES = ['oldest', 'newest'];
const AMOUNTS = ['highest', 'lowest'];
/** Backwards from a name, Firestore sorts names in descending order. */
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
  test(`every filter of ${path} combines with every sorting`, async ({ admin }) => {
    test.slow();
    const { page } = admin;
    await admin.opens(path);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await waitForList(page);
    for (const filter of ['', ...filters]) {
      for (const sort of sorts) {
        await navigate(page, `${path}?${[filter, `sort=${sort}`].filter(Boolean).join('&')}`);
        await expect(page.getByText(/^Failed to fetch/)).toHaveCount(0);
      }
    }
  });
}

test('pending orders can be listed in every sorting', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/delivery');
  await waitForList(page);
  for (const sort of ['oldest', ...AMOUNTS, 'newest']) {
    await navigate(page, `/dashboard/delivery?pending-sort=${sort}`);
    await expect(page.getByText(/^Failed to fetch/)).toHaveCount(0);
  }
});

/** Waits for the answer of the present list: a new one, requested before, might be taken back before it was asked for. */
async function waitForList(page: Page): Promise<void> {
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Navigates within the app, and waits for the request of the new list to Firestore and for its answer. */
async function navigate(page: Page, path: string): Promise<void> {
  const requested = page.waitForRequest(
    (request) =>
      request.url().includes('/Listen/channel') && (request.postData() ?? '').includes('addTarget'),
  );
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await requested;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
