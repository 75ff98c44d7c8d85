import type { Category, AssignableCollection } from '@nargisus/domain/catalogue';

/** A product as a person lists it: everything else (ids, dates, addresses of pictures) is made from this. */
export interface SeedProduct {
  readonly name: string;
  /** Taka. */
  readonly price: number;
  readonly description: string;
  readonly category: Category;
  readonly featured?: true;
  readonly soldOut?: true;
  /** Shelves of /category, where the suggested ones would not do. */
  readonly collections?: readonly AssignableCollection[];
}

/** A list of one category's products. */
export const inCategory = (
  category: Category,
  products: readonly Omit<SeedProduct, 'category'>[],
): readonly SeedProduct[] => products.map((product) => ({ ...product, category }));
