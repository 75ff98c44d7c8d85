import { ACCOUNT_PAGES } from './chunks-of.ts';

interface SizeBudget {
  what: string;
  /** Modules that the visit loads, with their static imports. */
  fetches: string[];
  /** Modules that an earlier page has loaded. */
  there?: string[];
  /** KB, brotli (docs/reference/performance.md, "JS before interaction"). */
  budget: number;
}

const SHOP = 'index.html';
const page = (name: string) => `src/app/pages/${name}-page.tsx`;
const accountPage = (name: string) => [SHOP, ACCOUNT_PAGES, page(name)];
/** Firebase Auth verifies a stored session. */
const AUTH = 'src/data/auth/firebase-auth-observer.ts';
const CART = 'src/data/cart/cart-documents.ts';
const LIGHT_FIRESTORE = 28;

export const sizeBudgets: readonly SizeBudget[] = [
  { what: 'Home', fetches: [SHOP, page('home')], budget: 105 },
  { what: 'Products', fetches: [SHOP, page('products')], budget: 107 },
  { what: 'Category', fetches: [SHOP, page('category')], budget: 108 },
  { what: 'Product', fetches: [SHOP, page('product')], budget: 108.5 },
  { what: 'About', fetches: [SHOP, page('about')], budget: 101 },
  { what: 'Contact', fetches: [SHOP, page('contact')], budget: 104 },
  { what: 'Policies', fetches: [SHOP, page('policy')], budget: 104 },
  { what: 'Wishlist', fetches: [SHOP, page('wishlist')], budget: 104 },
  { what: 'Not found', fetches: [SHOP, page('not-found')], budget: 101 },
  {
    what: 'Bangla on Home',
    fetches: ['src/locales/bn/shop-bangla.ts'],
    there: [SHOP, page('home')],
    budget: 40,
  },
  {
    what: 'Cart panel opened by a guest',
    fetches: ['src/app/layouts/cart-drawer-panel.tsx', CART],
    there: [SHOP, page('home')],
    budget: 120,
  },
  { what: 'Login', fetches: accountPage('login'), budget: 163 },
  { what: 'Signup', fetches: accountPage('signup'), budget: 165 },
  { what: 'Checkout', fetches: [...accountPage('checkout'), AUTH, CART], budget: 170 + LIGHT_FIRESTORE },
  { what: 'Payment success', fetches: [...accountPage('payment-success'), AUTH], budget: 194 },
  { what: 'Profile', fetches: [...accountPage('user-profile'), AUTH], budget: 300 },
  { what: 'Orders', fetches: [...accountPage('orders'), AUTH], budget: 300 },
  {
    what: 'One order',
    fetches: [...accountPage('order'), AUTH, 'src/data/orders/observe-own-order.ts'],
    budget: 300,
  },
  { what: 'Dashboard', fetches: [...accountPage('dashboard'), AUTH], budget: 320 },
  {
    what: 'Bangla on the dashboard',
    fetches: ['src/locales/bn/staff/bangla.ts'],
    there: [...accountPage('dashboard'), AUTH],
    budget: 75,
  },
];
