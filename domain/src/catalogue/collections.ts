/**
 * The eight collections of the shop in the order of the strip (docs/reference/specification.md 2, Shop By Category).
 */
export const COLLECTION_IDS = [
  'summer',
  'women',
  'men',
  'teen',
  'kids',
  'nargisus',
  'home-decor',
  'accessories',
] as const;

export type CollectionId = (typeof COLLECTION_IDS)[number];

export interface Collection {
  readonly id: CollectionId;
  readonly label: string;
  readonly description: string;
}

export const COLLECTIONS = [
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
] as const satisfies readonly Collection[];

/** The collections that staff assign to products. 'nargisus' is not one of them: it shows the featured products. */
export const ASSIGNABLE_COLLECTIONS = [
  'summer',
  'women',
  'men',
  'teen',
  'kids',
  'home-decor',
  'accessories',
] as const satisfies readonly Exclude<CollectionId, 'nargisus'>[];

export type AssignableCollection = (typeof ASSIGNABLE_COLLECTIONS)[number];

/** Returns whether a collection shows a product. */
export function isInCollection(
  collection: CollectionId,
  product: { readonly featured: boolean; readonly collections: readonly AssignableCollection[] },
): boolean {
  return collection === 'nargisus' ? product.featured : product.collections.includes(collection);
}
