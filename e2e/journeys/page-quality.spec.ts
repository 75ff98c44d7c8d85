import { placeOrder } from '../fixtures/orders/place-order.ts';
import { APPEARANCES } from '../fixtures/browser/appearance.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { publicTexts } from '../fixtures/data/stored-texts.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// Every page of the route table in each appearance. A tour opens its pages one after the other: a new browser for each takes
// longer than the checks.
const TOURS: Readonly<Record<string, readonly string[]>> = {
  'the home page, lists and an unknown product': [
    '/',
    '/products',
    '/category/home-decor',
    '/products/NO_SUCH_PRODUCT',
  ],
  'filtered lists and collections': [
    '/products?q=panjabi&stock=in',
    '/category/men?min=-5&max=-9',
    '/new-arrivals',
    '/category-collection',
  ],
  'about, contact, an empty wishlist, tracking and not found': [
    '/about',
    '/contact',
    '/returns',
    '/wishlist',
    '/track',
    '/no-such-page',
  ],
  'sign-in, sign-up and password pages': [
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/reset-password?mode=verifyEmail&oobCode=used',
    `/join#${'a'.repeat(43)}`,
  ],
  'payment result pages': [
    '/payment/success?tran_id=NG0123456789abcdef0123456789ab&order_id=ORD-20261121-ACDEF',
    '/payment/failed?tran_id=NG0123456789abcdef0123456789ab&error=validation_failed',
    '/payment/cancelled?tran_id=NG0123456789abcdef0123456789ab',
  ],
};

for (const [tour, paths] of Object.entries(TOURS)) {
  test(
    `${tour} pass the page quality checks for a guest`,
    { tag: '@all-devices' },
    async ({ guest, testData }) => {
      test.slow();
      const titles: string[] = [];
      for (const path of paths) {
        await test.step(path, async () => {
          await guest.opens(path);
          await expect(guest.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectPageQuality(guest.page, () => publicTexts(testData));
          titles.push(await guest.page.title());
        });
      }
      expect(new Set(titles).size, `different titles: ${titles.join(', ')}`).toBe(paths.length);
    },
  );
}

test(
  'a product page passes the page quality checks',
  { tag: '@all-devices' },
  async ({ guest, testData }) => {
    const product = await testData.product({
      name: 'নকশি কাঁথা সেলাই করা পাঞ্জাবি, a long name in two scripts that must wrap',
    });
    await guest.opens(`/products/${product.id}`);
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPageQuality(guest.page, () => testData.productTexts());
  },
);

test(
  'cart, checkout, profile and orders pass the page quality checks',
  { tag: '@all-devices' },
  async ({ shopper, testData }) => {
    test.slow();
    const product = await testData.product();
    const { page, account } = shopper;
    const own = async () => [...(await testData.productTexts()), account.name, account.email];
    await shopper.addsToCart(product.id);
    await shopper.opensCart();
    await expect(page.getByRole('dialog').getByText(product.name)).toBeVisible();
    await expectPageQuality(page, own);
    const main = page.getByRole('main');
    const order = await placeOrder(account, product, {
      recipientName: account.name,
      address: 'ধানমন্ডি',
      city: 'ঢাকা',
      district: 'ঢাকা',
    });
    for (const [path, loaded] of [
      ['/checkout', main.getByRole('button', { name: /^Pay Now/ })],
      ['/user-profile', main.getByText('Click on any order to view details')],
      ['/update-profile', main.getByLabel('Full Name')],
      ['/orders', main.getByRole('link', { name: order.orderId })],
      [`/orders/${order.orderId}`, main.getByText('We have your order')],
      ['/orders/ORD-20260101-AAAAA', main.getByRole('heading', { name: 'Order not found' })],
    ] as const) {
      await test.step(path, async () => {
        if (path === '/checkout') await shopper.addsToCart(product.id); // the order has emptied the cart
        await shopper.opens(path);
        await expect(loaded.first()).toBeVisible();
        await expectPageQuality(page, own);
      });
    }
  },
);

test('a wishlist passes the page quality checks', { tag: '@all-devices' }, async ({ guest, testData }) => {
  const ids = [
    'NO_SUCH_PRODUCT',
    (await testData.product({ inStock: false })).id,
    (await testData.product()).id,
  ];
  await guest.page.addInitScript(
    (text) => localStorage.setItem('nargisus.wishlist', text),
    JSON.stringify({ productIds: ids }),
  );
  await guest.opens('/wishlist');
  await expect(guest.page.getByText('This product is no longer sold')).toBeVisible();
  await expectPageQuality(guest.page, () => testData.productTexts());
});

test('the error page passes the page quality checks', { tag: '@all-devices' }, async ({ page }) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expectPageQuality(page);
});

test(
  'the dashboard passes the page quality checks in a wide window',
  { tag: '@desktop' },
  async ({ admin }) => {
    await admin.opens('/dashboard');
    await expect(admin.page.getByText('Total Revenue')).toBeVisible();
    await expectPageQuality(admin.page, [], APPEARANCES.slice(0, 1));
    await admin.page.getByRole('tab', { name: /Orders/ }).click();
    await expect(admin.page.getByRole('row').nth(5)).toBeVisible();
    await expectPageQuality(admin.page, [], APPEARANCES.slice(0, 1));
  },
);
