/**
 * The pages that show the catalogue or the settings, which the function `pages` renders on request behind the CDN: their
 * routes, and their names (app/pages/{page}-page.tsx).
 */
export const cataloguePages = [
  { route: '/products', page: 'products' },
  { route: '/products/:id', page: 'product' },
  { route: '/new-arrivals', page: 'new-arrivals' },
  { route: '/category/:id', page: 'category' },
  { route: '/contact', page: 'contact' },
] as const;
