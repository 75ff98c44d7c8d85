import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { expect, test } from 'vitest';
import { quoteOrder } from '../checkout/quote.ts';
import { paisa, taka } from '../money/index.ts';
import { isOnSameTerms } from './same-terms.ts';

const products = ['A', 'B'].map((id) => ({
  id,
  name: id,
  price: taka(500),
  image: '/a.webp',
  inStock: true,
}));
const items = [
  { productId: 'A', size: 'M', quantity: 1 },
  { productId: 'B', size: 'L', quantity: 2 },
] as const;
const quote = quoteOrder({ delivery: DEFAULT_DELIVERY, products, lines: items, deliveryOption: 'standard' });
const draft = { items: [...items], deliveryOption: 'standard' as const, totalAmount: quote.total };

test('accepts the same items for the same total, in any order', () => {
  expect(isOnSameTerms({ quote }, draft)).toBe(true);
  expect(isOnSameTerms({ quote }, { ...draft, items: [...items].reverse() })).toBe(true);
});

test.each([
  ['total', { totalAmount: paisa(quote.total + 1) }],
  ['delivery', { deliveryOption: 'express' as const }],
  ['quantity', { items: [items[0], { ...items[1], quantity: 3 }] }],
  ['size', { items: [items[0], { ...items[1], size: 'XL' as const }] }],
  ['line less', { items: [items[0]] }],
])('rejects another %s', (_what, change) => {
  expect(isOnSameTerms({ quote }, { ...draft, ...change })).toBe(false);
});
