import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { selectRelatedProducts } from './select-related-products.ts';

test('what is of its kind and in stock, nearest in price first, never itself', () => {
  const product = aProduct({ id: 'IT', price: taka(1000) });
  const others = [
    product,
    aProduct({ id: 'FAR', price: taka(5000) }),
    aProduct({ id: 'SOLD', price: taka(1000), inStock: false }),
    aProduct({ id: 'NEAR', price: taka(900) }),
    aProduct({ id: 'SHOE', price: taka(1000), category: 'shoes' }),
    aProduct({ id: 'NEXT', price: taka(1300) }),
  ];
  expect(selectRelatedProducts(product, others, 2).map(({ id }) => id)).toEqual(['NEAR', 'NEXT']);
});
