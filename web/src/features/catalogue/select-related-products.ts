import type { Product } from '@nargisus/domain/catalogue';

/** Of its kind what can be bought, nearest in price first: whoever looks at one looks at the others. */
export function selectRelatedProducts(
  product: Product,
  others: readonly Product[],
  count: number,
): Product[] {
  const distance = (other: Product) => Math.abs(other.price - product.price);
  return others
    .filter((other) => other.id !== product.id && other.inStock && other.category === product.category)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
