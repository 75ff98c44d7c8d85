import type { Product } from '@nargisus/domain/catalogue';

/** Returns up to `count` other products of the same category that are in stock, nearest in price first. */
export function selectRelatedProducts(
  product: Product,
  candidates: readonly Product[],
  count: number,
): Product[] {
  const distance = (other: Product) => Math.abs(other.price - product.price);
  return candidates
    .filter((other) => other.id !== product.id && other.inStock && other.category === product.category)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
