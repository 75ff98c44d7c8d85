export interface Pictured {
  readonly name: string;
  readonly path: string;
  readonly visitor: 'guest' | 'shopper' | 'admin';
}

/** Where {…} stands, the shop that runs is asked for one. */
export const PAGES: readonly Pictured[] = [
  { name: 'home', path: '/', visitor: 'guest' },
  { name: 'products', path: '/products', visitor: 'guest' },
  { name: 'products-found', path: '/products?q=panjabi&stock=in', visitor: 'guest' },
  { name: 'products-none', path: '/products?q=zzqqxx', visitor: 'guest' },
  { name: 'product', path: '/products/{product}', visitor: 'guest' },
  { name: 'product-missing', path: '/products/NO_SUCH_PRODUCT', visitor: 'guest' },
  { name: 'new-arrivals', path: '/new-arrivals', visitor: 'guest' },
  { name: 'category-collection', path: '/category-collection', visitor: 'guest' },
  { name: 'category', path: '/category/men', visitor: 'guest' },
  { name: 'about', path: '/about', visitor: 'guest' },
  { name: 'contact', path: '/contact', visitor: 'guest' },
  { name: 'not-found', path: '/no-such-page', visitor: 'guest' },
  { name: 'login', path: '/login', visitor: 'guest' },
  { name: 'signup', path: '/signup', visitor: 'guest' },
  { name: 'forgot-password', path: '/forgot-password', visitor: 'guest' },
  {
    name: 'payment-failed',
    path: '/payment/failed?tran_id=NG0123456789abcdef0123456789ab&error=validation_failed',
    visitor: 'guest',
  },
  {
    name: 'payment-cancelled',
    path: '/payment/cancelled?tran_id=NG0123456789abcdef0123456789ab',
    visitor: 'guest',
  },
  { name: 'checkout', path: '/checkout', visitor: 'shopper' },
  { name: 'profile', path: '/user-profile', visitor: 'shopper' },
  { name: 'update-profile', path: '/update-profile', visitor: 'shopper' },
  { name: 'orders', path: '/orders', visitor: 'shopper' },
  { name: 'order', path: '/orders/{order}', visitor: 'shopper' },
  { name: 'dashboard', path: '/dashboard', visitor: 'admin' },
  { name: 'dashboard-orders', path: '/dashboard/orders', visitor: 'admin' },
  { name: 'dashboard-delivery', path: '/dashboard/delivery', visitor: 'admin' },
  { name: 'dashboard-products', path: '/dashboard/products', visitor: 'admin' },
  { name: 'dashboard-customers', path: '/dashboard/customers', visitor: 'admin' },
  { name: 'dashboard-reports', path: '/dashboard/reports', visitor: 'admin' },
  { name: 'dashboard-order', path: '/dashboard/orders/{order}', visitor: 'admin' },
  { name: 'add-product', path: '/add-products', visitor: 'admin' },
  { name: 'update-product', path: '/update-products/{product}', visitor: 'admin' },
];

export const WIDTHS = { 360: 740, 768: 1024, 1280: 800 } as const;

export const LOOKS = [
  { language: 'en', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
  { language: 'bn', scheme: 'light' },
  { language: 'bn', scheme: 'dark' },
] as const;
