export interface CataloguePage {
  readonly route: string;
  readonly page: string;
  readonly descriptionLength?: number;
}

/** In characters: two lines of a card on the widest screen. */
const TWO_LINES = 100;

/**
 * The pages that show the catalogue or texts and settings of staff, which the function `pages` renders on request behind
 * the CDN: their routes, their names (app/pages/{page}-page.tsx), and how many characters of a listed product's
 * description they show.
 */
export const cataloguePages: readonly CataloguePage[] = [
  { route: '/', page: 'home' },
  { route: '/products', page: 'products' },
  { route: '/products/:id', page: 'product' },
  { route: '/new-arrivals', page: 'new-arrivals', descriptionLength: TWO_LINES },
  { route: '/category-collection', page: 'category-collection' },
  { route: '/category/:id', page: 'category' },
  { route: '/contact', page: 'contact' },
  { route: '/terms', page: 'policy' },
  { route: '/privacy', page: 'policy' },
  { route: '/returns', page: 'policy' },
  { route: '/delivery', page: 'policy' },
];
