import type { Category } from '../catalogue/categories.ts';
import type { AssignableCollection } from '../catalogue/collections.ts';
import { asOf, percentOff, type Priced } from '../catalogue/price-at.ts';
import type { Membership, MembershipRule } from './membership.ts';

/** The fields of a product, or of its entry in the catalogue, that a membership reads. */
interface Listed extends Priced {
  readonly id: string;
  readonly category: Category;
  readonly featured: boolean;
  readonly collections?: readonly AssignableCollection[] | undefined;
  readonly isNew?: true | undefined;
  readonly createdAt: Date;
}

/**
 * Returns the products of a collection at a moment: the picked ones in their order, without those that no longer exist; those
 * that meet the rule in the order of `products`. Prices and "new" are those of the moment (docs/adr/0054).
 */
export function membersOf<Product extends Listed>(
  membership: Membership,
  products: readonly Product[],
  now: Date,
): Product[] {
  if (membership.by === 'rule') return products.filter((product) => meets(membership, product, now));
  const byId = new Map(products.map((product) => [product.id, product]));
  return membership.products.flatMap((id) => byId.get(id) ?? []);
}

function meets(rule: MembershipRule, product: Listed, now: Date): boolean {
  const { categories, collections, from, to, onSale, isNew, featured } = rule;
  if (categories.length > 0 && !categories.includes(product.category)) return false;
  if (collections.length > 0 && !collections.some((it) => product.collections?.includes(it))) return false;
  if (featured && !product.featured) return false;
  const shown = asOf(product, now);
  if (from !== null && shown.price < from) return false;
  if (to !== null && shown.price > to) return false;
  if (onSale && percentOff(shown) === 0) return false;
  return !isNew || shown.isNew === true;
}
