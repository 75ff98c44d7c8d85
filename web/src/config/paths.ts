import type { PolicyId } from '@nargisus/domain/policies';
import type { DashboardTab } from './dashboard-tabs.ts';

/** Every URL of the shop (docs/reference/specification.md 2), as functions that return a link. */
export const paths = {
  home: () => '/',
  products: () => '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  newArrivals: () => '/new-arrivals',
  categoryCollection: () => '/category-collection',
  category: (id: string) => `/category/${id}`,
  about: () => '/about',
  contact: () => '/contact',
  policy: (id: PolicyId) => `/${id}`,
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  checkout: () => '/checkout',
  paymentSuccess: () => '/payment/success',
  paymentFailed: () => '/payment/failed',
  paymentCancelled: () => '/payment/cancelled',
  userProfile: () => '/user-profile',
  /** Redirects to userProfile() (docs/reference/specification.md 2, Route table). */
  profile: () => '/profile',
  updateProfile: () => '/update-profile',
  wishlist: () => '/wishlist',
  /** Accepts an invitation to work for the shop; its e-mail has the token. */
  join: () => '/join',
  /** An order without an account; trackingPath() of the domain makes the links to one. */
  track: () => '/track',
  orders: () => '/orders',
  /** `id` is the order id (ORD-…) or the document id. */
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  dashboard: (tab: DashboardTab = 'overview') => (tab === 'overview' ? '/dashboard' : `/dashboard/${tab}`),
  addProduct: () => '/add-products',
  importProducts: () => '/import-products',
  updateProduct: (id: string) => `/update-products/${encodeURIComponent(id)}`,
} as const;
