import type { AssignableCollection, Category, Sized } from '@nargisus/domain/catalogue';

/** A product as listed by staff; ids, dates and picture URLs derive from it. */
export interface SeedProduct extends Sized {
  readonly name: string;
  /** Taka. */
  readonly price: number;
  readonly description: string;
  readonly category: Category;
  readonly featured?: true;
  readonly soldOut?: true;
  /** Collections of /category, where the suggested ones do not fit. */
  readonly collections?: readonly AssignableCollection[];
}

export const ONE_SIZE: Sized = { sizing: 'one-size', sizes: ['M'] };
const MENS_SHOES: Sized = { sizing: 'shoes', sizes: ['40', '41', '42', '43', '44'] };
export const WOMENS_SHOES: Sized = { sizing: 'shoes', sizes: ['36', '37', '38', '39', '40'] };
export const TROUSERS: Sized = { sizing: 'waist', sizes: ['28', '30', '32', '34', '36', '38'] };
export const BELTS: Sized = { sizing: 'waist', sizes: ['32', '34', '36', '38', '40', '42'] };

/** The sizes of products that name none themselves. */
const SIZES_OF_CATEGORY = {
  general: ONE_SIZE,
  /** In letters. */
  clothing: {},
  accessories: ONE_SIZE,
  shoes: MENS_SHOES,
  bags: ONE_SIZE,
  jewelry: ONE_SIZE,
  electronics: ONE_SIZE,
  home: ONE_SIZE,
  beauty: ONE_SIZE,
  sports: ONE_SIZE,
} as const satisfies Readonly<Record<Category, Sized>>;

/** Returns products of one category, in its sizes unless they name others. */
export const inCategory = (
  category: Category,
  products: readonly Omit<SeedProduct, 'category'>[],
): readonly SeedProduct[] =>
  products.map((product) => ({ ...SIZES_OF_CATEGORY[category], ...product, category }));
