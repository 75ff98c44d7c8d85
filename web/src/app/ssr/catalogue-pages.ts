/**
 * The pages that are drawn from the catalogue: made when they are asked for, by the function `pages` behind the CDN. As the
 * router writes their addresses, with the name of their code (app/pages/{page}-page.tsx).
 */
export const cataloguePages = [
  { route: '/products', page: 'products' },
  { route: '/products/:id', page: 'product' },
  { route: '/new-arrivals', page: 'new-arrivals' },
  { route: '/category/:id', page: 'category' },
] as const;
