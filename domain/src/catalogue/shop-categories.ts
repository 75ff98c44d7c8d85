/** docs/reference/specification.md 2, Shop By Category: the eight shelves, in the strip's order. */
export const SHOP_CATEGORY_IDS = [
  'summer',
  'women',
  'men',
  'teen',
  'kids',
  'nargisus',
  'home-decor',
  'accessories',
] as const;

export type ShopCategoryId = (typeof SHOP_CATEGORY_IDS)[number];

export interface ShopCategory {
  readonly id: ShopCategoryId;
  readonly label: string;
  readonly description: string;
}

export const SHOP_CATEGORIES = [
  { id: 'summer', label: 'Summer', description: 'Airy cottons and open shoes for long, hot days.' },
  { id: 'women', label: 'Women', description: 'Clothes, jewelry and care, from everyday to celebration.' },
  { id: 'men', label: 'Men', description: 'Panjabis, shirts and shoes, cut to be worn often.' },
  { id: 'teen', label: 'Teen', description: 'Easy layers, good shoes and things that go along.' },
  { id: 'kids', label: 'Kids', description: 'Made to be played in, washed, and handed on.' },
  { id: 'nargisus', label: 'Nargisus', description: 'The pieces we would show you first.' },
  {
    id: 'home-decor',
    label: 'Home & Decor',
    description: 'Cloth, clay and brass for the rooms you live in.',
  },
  {
    id: 'accessories',
    label: 'Accessories',
    description: 'Bags, belts, watches and jewelry that finish the look.',
  },
] as const satisfies readonly ShopCategory[];

/** The shelves that staff put a product on. The house's own shelf is not among them: it shows what is featured. */
export const COLLECTIONS = [
  'summer',
  'women',
  'men',
  'teen',
  'kids',
  'home-decor',
  'accessories',
] as const satisfies readonly Exclude<ShopCategoryId, 'nargisus'>[];

export type Collection = (typeof COLLECTIONS)[number];

/** Whether a product is shown on a shelf. */
export function standsOn(
  shelf: ShopCategoryId,
  product: { readonly featured: boolean; readonly collections: readonly Collection[] },
): boolean {
  return shelf === 'nargisus' ? product.featured : product.collections.includes(shelf);
}
