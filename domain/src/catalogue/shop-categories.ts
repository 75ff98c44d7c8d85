import type { Category } from './categories.ts';
import type { Product } from './product.ts';

export interface ShopCategory {
  id: string;
  label: string;
  description: string;
  /** Product categories it gathers; 'featured' gathers the house's own choice instead. */
  holds: readonly Category[] | 'featured';
}

/**
 * SPEC 2, Shop By Category: eight shelves over the ten product categories, in the strip's order. Which category stands
 * on which shelf is not in the specification; every category stands on one at least, so that no product is out of reach.
 */
export const SHOP_CATEGORIES = [
  {
    id: 'summer',
    label: 'Summer',
    description: 'Airy cottons and open shoes for long, hot days.',
    holds: ['clothing', 'shoes', 'sports'],
  },
  {
    id: 'women',
    label: 'Women',
    description: 'Clothes, jewelry and care, from everyday to celebration.',
    holds: ['clothing', 'jewelry', 'beauty', 'bags'],
  },
  {
    id: 'men',
    label: 'Men',
    description: 'Panjabis, shirts and shoes, cut to be worn often.',
    holds: ['clothing', 'shoes', 'accessories'],
  },
  {
    id: 'teen',
    label: 'Teen',
    description: 'Easy layers, good shoes and things that go along.',
    holds: ['clothing', 'shoes', 'sports', 'electronics'],
  },
  {
    id: 'kids',
    label: 'Kids',
    description: 'Made to be played in, washed, and handed on.',
    holds: ['general', 'sports', 'shoes'],
  },
  {
    id: 'nargisus',
    label: 'Nargisus',
    description: 'The pieces we would show you first.',
    holds: 'featured',
  },
  {
    id: 'home-decor',
    label: 'Home & Decor',
    description: 'Cloth, clay and brass for the rooms you live in.',
    holds: ['home'],
  },
  {
    id: 'accessories',
    label: 'Accessories',
    description: 'Bags, belts, watches and jewelry that finish the look.',
    holds: ['accessories', 'bags', 'jewelry'],
  },
] as const satisfies readonly ShopCategory[];

/** The products of one shelf, in the order they came in. */
export function productsOn(shelf: ShopCategory, products: readonly Product[]): Product[] {
  const { holds } = shelf;
  return products.filter((product) =>
    holds === 'featured' ? product.featured : holds.includes(product.category),
  );
}
