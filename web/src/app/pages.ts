import { POLICIES } from '@nargisus/domain/policies';
import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import type { AccountPage } from './account-pages.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** A page that is imported by account-pages.ts. */
const accountPage = (name: AccountPage) =>
  lazyPage(async () => (await import('./account-pages.ts')).accountPages[name]());

/**
 * The pages, one chunk each (docs/architecture.md#how-a-public-page-loads). Separate from the router, so that links
 * can preload them.
 */
export const pages = {
  home: lazyPage(() => import('./pages/home-page.tsx').then((m) => m.HomePage)),
  products: lazyPage(() => import('./pages/products-page.tsx').then((m) => m.ProductsPage)),
  product: lazyPage(() => import('./pages/product-page.tsx').then((m) => m.ProductPage)),
  category: lazyPage(() => import('./pages/category-page.tsx').then((m) => m.CategoryPage)),
  newArrivals: lazyPage(() => import('./pages/new-arrivals-page.tsx').then((m) => m.NewArrivalsPage)),
  categoryCollection: lazyPage(() =>
    import('./pages/category-collection-page.tsx').then((m) => m.CategoryCollectionPage),
  ),
  about: lazyPage(() => import('./pages/about-page.tsx').then((m) => m.AboutPage)),
  contact: lazyPage(() => import('./pages/contact-page.tsx').then((m) => m.ContactPage)),
  policy: lazyPage(() => import('./pages/policy-page.tsx').then((m) => m.PolicyPage)),
  login: accountPage('login'),
  signup: accountPage('signup'),
  forgotPassword: accountPage('forgotPassword'),
  resetPassword: accountPage('resetPassword'),
  checkout: accountPage('checkout'),
  paymentSuccess: accountPage('paymentSuccess'),
  paymentFailed: accountPage('paymentFailed'),
  paymentCancelled: accountPage('paymentCancelled'),
  userProfile: accountPage('userProfile'),
  wishlist: lazyPage(() => import('./pages/wishlist-page.tsx').then((m) => m.WishlistPage)),
  tracking: accountPage('tracking'),
  orders: accountPage('orders'),
  order: accountPage('order'),
  updateProfile: accountPage('updateProfile'),
  dashboard: accountPage('dashboard'),
  addProduct: accountPage('addProduct'),
  importProducts: accountPage('importProducts'),
  updateProduct: accountPage('updateProduct'),
  join: accountPage('join'),
  notFound: lazyPage(() => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage)),
};

/** The routes in the shop's layout (docs/reference/specification.md 2, Route table). */
export const shopRoutes: readonly { path: string; page: LazyPage }[] = [
  { path: paths.home(), page: pages.home },
  { path: paths.products(), page: pages.products },
  { path: '/products/:id', page: pages.product },
  { path: paths.newArrivals(), page: pages.newArrivals },
  { path: paths.categoryCollection(), page: pages.categoryCollection },
  { path: '/category/:id', page: pages.category },
  { path: paths.about(), page: pages.about },
  { path: paths.contact(), page: pages.contact },
  ...POLICIES.map((id) => ({ path: paths.policy(id), page: pages.policy })),
  { path: paths.login(), page: pages.login },
  { path: paths.signup(), page: pages.signup },
  { path: paths.forgotPassword(), page: pages.forgotPassword },
  { path: paths.resetPassword(), page: pages.resetPassword },
  { path: paths.checkout(), page: pages.checkout },
  { path: paths.paymentSuccess(), page: pages.paymentSuccess },
  { path: paths.paymentFailed(), page: pages.paymentFailed },
  { path: paths.paymentCancelled(), page: pages.paymentCancelled },
  { path: paths.userProfile(), page: pages.userProfile },
  { path: paths.wishlist(), page: pages.wishlist },
  { path: paths.track(), page: pages.tracking },
  { path: paths.orders(), page: pages.orders },
  { path: '/orders/:id', page: pages.order },
  { path: paths.addProduct(), page: pages.addProduct },
  { path: paths.importProducts(), page: pages.importProducts },
  { path: '/update-products/:id', page: pages.updateProduct },
  { path: paths.updateProfile(), page: pages.updateProfile },
  { path: paths.join(), page: pages.join },
];

/** The routes outside it. */
const otherRoutes: typeof shopRoutes = [
  { path: `${paths.dashboard()}/*`, page: pages.dashboard },
  { path: '*', page: pages.notFound },
];

/** Returns the route of a path, as the router matches it. */
export const routeAt = (pathname: string) =>
  [...shopRoutes, ...otherRoutes].find(({ path }) => matchPath(path, pathname))!;
