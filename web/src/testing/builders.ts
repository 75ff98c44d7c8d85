import type { CartItem } from '@nargisus/domain/cart';
import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';

/** Builds valid records; a test overrides the fields it is about. */
export function aProduct(over: Partial<Product> = {}): Product {
  const id = over.id ?? 'PROD_1763600000000_7';
  return {
    _id: id,
    id,
    name: 'Linen Panjabi',
    price: taka(2450),
    description: 'A long panjabi of washed linen.',
    image: '/pictures/panjabi-640.webp',
    category: 'clothing',
    inStock: true,
    featured: false,
    createdAt: new Date('2026-11-01T00:00:00Z'),
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    ...over,
  };
}

export function aCartItem(over: Partial<CartItem> = {}): CartItem {
  const { id: productId, name, price, image, createdAt: addedAt } = aProduct();
  const line = {
    productId,
    name,
    price,
    image,
    size: 'M' as const,
    quantity: 1,
    addedAt,
    updatedAt: addedAt,
    ...over,
  };
  return { ...line, _id: over._id ?? `${line.productId}_${line.size}` };
}
