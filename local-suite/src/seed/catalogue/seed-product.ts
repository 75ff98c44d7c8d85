import type { Category, AssignableCollection } from '@nargisus/domain/catalogue';

/** A product as listed by staff; ids, dates and picture URLs derive from it. */
export interface SeedProduct {
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

/** Returns products of one category. */
export const inCategory = (
  category: Category,
  products: readonly Omit<SeedProduct, 'category'>[],
): readonly SeedProduct[] => products.map((product) => ({ ...product, category }));
