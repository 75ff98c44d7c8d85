import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { selectRelatedProducts } from './select-related-products.ts';

test('selects other products of the category that are in stock, nearest in price first', () => {
  const product = aProduct({ id: 'SHOWN', price: taka(1000) });
  const candidates = [
    product,
    aProduct({ id: 'FAR', price: taka(5000) }),
    aProduct({ id: 'SOLD', price: taka(1000), inStock: false }),
    aProduct({ id: 'NEAR', price: taka(900) }),
    aProduct({ id: 'SHOE', price: taka(1000), category: 'shoes' }),
    aProduct({ id: 'NEXT', price: taka(1300) }),
  ];
  expect(selectRelatedProducts(product, candidates, 2).map(({ id }) => id)).toEqual(['NEAR', 'NEXT']);
});
