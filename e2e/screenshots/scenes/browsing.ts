import { POLICIES } from '@nargisus/domain/policies';
import { blockRequest, openBy, press, type Scene } from '../scene.ts';

const UNKNOWN = 'ORD-20260101-AAAAA';

/** Public pages. */
export const BROWSING: readonly Scene[] = [
  // Before a scene saves a product.
  { name: 'wishlist-empty', path: '/wishlist' },
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    path: '/',
    onlyWidths: [360, 768],
    isOverlay: true,
    arrange: (page) => openBy(page, 'Open menu'),
  },
  {
    name: 'home-offline',
    path: '/',
    isOverlay: true,
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
    isOverlay: true,
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
    name: 'search-suggestions',
    path: '/products',
    isOverlay: true,
    arrange: async (page) => {
      await page.getByRole('combobox').first().fill('pan');
      await page.getByRole('option', { name: /৳/ }).first().waitFor();
    },
  },
  {
    name: 'search-popular',
    path: '/products',
    isOverlay: true,
    arrange: async (page) => {
      await page.getByRole('combobox').first().focus();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'search-note',
    path: '/products?q=zebra+shirt+under+1500',
    isOverlay: true,
    arrange: (page) => page.getByText(/Nothing fits/).waitFor(),
  },
  {
    name: 'products-none',
    path: '/products?q=zzqqxx',
    arrange: (page) => page.getByText('Nothing matches').waitFor(),
  },
  {
    name: 'products-waiting',
    path: '/about',
    beforeOpen: (page) => blockRequest(page, '**/api/products**'),
    arrange: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click(),
    isLoading: true,
  },
  { name: 'product', path: ({ product }) => `/products/${product}` },
  { name: 'product-sold-out', path: ({ soldOut }) => `/products/${soldOut}` },
  { name: 'product-missing', path: '/products/NO_SUCH_PRODUCT' },
  {
    name: 'product-waiting',
    path: ({ product }) => `/products/${product}`,
    beforeOpen: (page) => blockRequest(page, '**/api/products**'),
    isLoading: true,
  },
  {
    name: 'product-added',
    path: ({ product }) => `/products/${product}`,
    isOverlay: true,
    actInEach: async (page) => {
      await press(page, /^(Add to Cart|কার্টে রাখুন)$/);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'product-login-first',
    path: ({ product }) => `/products/${product}`,
    isOverlay: true,
    actInEach: async (page) => {
      await press(page, /^(Order Now|এখনই কিনুন)$/);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'product-saved',
    path: ({ product }) => `/products/${product}`,
    isOverlay: true,
    actInEach: async (page) => {
      await page.locator('main button[aria-pressed=false]').first().click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'track', path: '/track' },
  {
    name: 'wishlist',
    path: '/wishlist',
    beforeOpen: async (page, { product, soldOut }) => {
      const stored = JSON.stringify({ productIds: ['NO_SUCH_PRODUCT', soldOut, product] });
      await page.addInitScript((text) => localStorage.setItem('nargisus.wishlist', text), stored);
    },
  },
  { name: 'new-arrivals', path: '/new-arrivals' },
  { name: 'category-collection', path: '/category-collection' },
  { name: 'category', path: '/category/men' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  ...POLICIES.map((id) => ({ name: id, path: `/${id}` })),
  { name: 'not-found', path: `/no-such-page/${UNKNOWN}` },
  {
    name: 'error-page',
    path: '/no-such-page',
    beforeOpen: (page) => page.route('**/assets/about-page-*.js', (route) => route.abort()),
    arrange: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'About' }).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    },
  },
];
