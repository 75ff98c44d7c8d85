import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aCartItem, aProduct } from '#testing/builders.ts';
import { updatedLine, availableTotal, unavailableReason } from './current-line.ts';

const line = aCartItem({ quantity: 2 });
const ready = (over: Parameters<typeof aProduct>[0] = {}) =>
  ({ state: 'ready', value: aProduct(over) }) as const;

test('updates the price of a line and keeps its quantity', () => {
  expect(updatedLine(line, ready({ price: taka(3000) }))).toMatchObject({
    price: taka(3000),
    quantity: 2,
  });
  expect(updatedLine(line, ready())).toBeNull();
});

test('does not update a line whose product is out of stock or deleted, because the rules reject it', () => {
  expect(updatedLine(line, ready({ price: taka(3000), inStock: false }))).toBeNull();
  expect(unavailableReason(ready({ inStock: false }))).toBe('out-of-stock');
  expect(unavailableReason({ state: 'missing' })).toBe('gone');
});

test('counts a product that could not be loaded as available', () => {
  expect(unavailableReason({ state: 'failed', retry: () => {} })).toBeNull();
  expect(unavailableReason(undefined)).toBeNull();
});

test('leaves unavailable lines out of the total', () => {
  const mug = aCartItem({ productId: 'MUG', price: taka(100) });
  expect(availableTotal([line, mug], (it) => it === mug)).toBe(taka(4900));
});
