/** docs/reference/specification.md 2, Sidebar tabs. */
export const DASHBOARD_TABS = ['overview', 'orders', 'delivery', 'products', 'customers', 'reports'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/**
 * Every address of the shop (docs/reference/specification.md 2). `pattern` values are what the router matches; the
 * functions make links.
 */
export const paths = {
  home: () => '/',
  products: () => '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  newArrivals: () => '/new-arrivals',
  categoryCollection: () => '/category-collection',
  category: (id: string) => `/category/${id}`,
  about: () => '/about',
  contact: () => '/contact',
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  checkout: () => '/checkout',
  paymentSuccess: () => '/payment/success',
  paymentFailed: () => '/payment/failed',
  paymentCancelled: () => '/payment/cancelled',
  userProfile: () => '/user-profile',
  /** Leads to userProfile() (docs/reference/specification.md 2, Route table). */
  profile: () => '/profile',
  updateProfile: () => '/update-profile',
  orders: () => '/orders',
  /** By its human id (ORD-…) or its document's. */
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  dashboard: (tab: DashboardTab = 'overview') => (tab === 'overview' ? '/dashboard' : `/dashboard/${tab}`),
  dashboardOrder: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  addProduct: () => '/add-products',
  updateProduct: (id: string) => `/update-products/${encodeURIComponent(id)}`,
} as const;
