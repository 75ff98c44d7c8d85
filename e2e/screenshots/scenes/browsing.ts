import { blockRequest, press, type Scene } from '../scene.ts';

const UNKNOWN = 'ORD-20260101-AAAAA';

/** What a visitor sees who looks around. */
export const BROWSING: readonly Scene[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    path: '/',
    onlyAt: [360, 768],
    isOver: true,
    arrange: (page) => press(page, 'Open menu'),
  },
  {
    name: 'home-offline',
    path: '/',
    isOver: true,
    arrange: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
        window.dispatchEvent(new Event('offline'));
      });
      await page.getByText('You are offline.').waitFor();
    },
  },
  { name: 'products', path: '/products' },
  {
    name: 'products-filters',
    path: '/products?stock=in&min=500',
    isOver: true,
    arrange: (page) =>
      page
        .getByText(/ of .* products/)
        .first()
        .waitFor(),
  },
  {
    name: 'products-found',
    path: '/products?q=panjabi&stock=in',
    arrange: (page) =>
      page
        .getByText(/ of .* products/)
        .first()
        .waitFor(),
  },
  {
    name: 'products-none',
    path: '/products?q=zzqqxx',
    arrange: (page) => page.getByText('Nothing matches').waitFor(),
  },
  {
    name: 'products-waiting',
    path: '/about',
    before: (page) => blockRequest(page, '**/api/products**'),
    arrange: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click(),
    isWaiting: true,
  },
  { name: 'product', path: ({ product }) => `/products/${product}` },
  { name: 'product-sold-out', path: ({ soldOut }) => `/products/${soldOut}` },
  { name: 'product-missing', path: '/products/NO_SUCH_PRODUCT' },
  {
    name: 'product-waiting',
    path: ({ product }) => `/products/${product}`,
    before: (page) => blockRequest(page, '**/api/products**'),
    isWaiting: true,
  },
  {
    name: 'product-added',
    path: ({ product }) => `/products/${product}`,
    isOver: true,
    act: async (page) => {
      await press(page, /^(Add to Cart|কার্টে রাখুন)$/);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'product-login-first',
    path: ({ product }) => `/products/${product}`,
    isOver: true,
    act: async (page) => {
      await press(page, /^(Order Now|এখনই কিনুন)$/);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'new-arrivals', path: '/new-arrivals' },
  { name: 'category-collection', path: '/category-collection' },
  { name: 'category', path: '/category/men' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: `/no-such-page/${UNKNOWN}` },
  {
    name: 'error-page',
    path: '/no-such-page',
    before: (page) => page.route('**/assets/about-page-*.js', (route) => route.abort()),
    arrange: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'About' }).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    },
  },
];
