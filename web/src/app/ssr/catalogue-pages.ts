/**
 * The pages that show the catalogue or texts and settings of staff, which the function `pages` renders on request behind
 * the CDN: their routes, and their names (app/pages/{page}-page.tsx).
 */
export const cataloguePages = [
  { route: '/', page: 'home' },
  { route: '/products', page: 'products' },
  { route: '/products/:id', page: 'product' },
  { route: '/new-arrivals', page: 'new-arrivals' },
  { route: '/category-collection', page: 'category-collection' },
  { route: '/category/:id', page: 'category' },
  { route: '/contact', page: 'contact' },
  { route: '/terms', page: 'policy' },
  { route: '/privacy', page: 'policy' },
  { route: '/returns', page: 'policy' },
  { route: '/delivery', page: 'policy' },
] as const;
