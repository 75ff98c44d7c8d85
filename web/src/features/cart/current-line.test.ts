import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aCartItem, aProduct } from '#testing/builders.ts';
import { availableTotal, lineUnavailableReason, piecesShortOf, updatedLine } from './current-line.ts';

const now = new Date('2026-11-23T18:00:00Z');
const line = aCartItem({ quantity: 2 });
const ready = (over: Parameters<typeof aProduct>[0] = {}) =>
  ({ state: 'ready', value: aProduct(over) }) as const;

test('updates the price of a line and keeps its quantity', () => {
  expect(updatedLine(line, ready({ price: taka(3000) }), now)).toMatchObject({
    price: taka(3000),
    quantity: 2,
  });
  expect(updatedLine(line, ready(), now)).toBeNull();
});

test('takes the price of a sale while it lasts', () => {
  const until = new Date(now.getTime() + 1);
  const product = ready({ sale: { price: taka(2000), from: now, until } });
  expect(updatedLine(line, product, now)).toMatchObject({ price: taka(2000) });
  expect(updatedLine(line, product, until)).toBeNull();
});

test('does not update a line whose product is out of stock or deleted, because the rules reject it', () => {
  expect(updatedLine(line, ready({ price: taka(3000), inStock: false }), now)).toBeNull();
  expect(lineUnavailableReason(line, ready({ inStock: false }))).toBe('out-of-stock');
  expect(lineUnavailableReason(line, { state: 'missing' })).toBe('gone');
});

test('finds a size that the product is no longer made in, and does not update its line', () => {
  const product = ready({ sizes: ['S', 'L'], price: taka(3000) });
  expect(lineUnavailableReason(line, product)).toBe('size-not-made');
  expect(lineUnavailableReason(aCartItem({ size: 'L' }), product)).toBeNull();
  expect(updatedLine(line, product, now)).toBeNull();
});

test('updates the size system of a line, so that its size is shown as the product shows it', () => {
  const product = ready({ sizing: 'one-size' });
  expect(updatedLine(line, product, now)).toMatchObject({ size: 'M', sizing: 'one-size' });
  expect(updatedLine(aCartItem({ sizing: 'one-size' }), product, now)).toBeNull();
  expect(updatedLine(aCartItem({ sizing: 'one-size' }), ready(), now)).toEqual(aCartItem());
});

test('counts a product that could not be loaded as available', () => {
  expect(lineUnavailableReason(line, { state: 'failed', retry: () => {} })).toBeNull();
  expect(lineUnavailableReason(line, undefined)).toBeNull();
});

test('leaves unavailable lines out of the total', () => {
  const mug = aCartItem({ productId: 'MUG', price: taka(100) });
  expect(availableTotal([line, mug], (it) => it === mug)).toBe(taka(4900));
});

test.each([
  [{ state: 'out' }, 1, 0],
  [{ state: 'low', left: 2 }, 3, 2],
  [{ state: 'low', left: 2 }, 2, undefined],
  [{ state: 'in' }, 9, undefined],
  [undefined, 9, undefined],
] as const)('names the pieces left where a line wants more: %o, %i', (stock, quantity, expected) => {
  const product = ready({ availability: stock && { M: stock } });
  expect(piecesShortOf({ size: 'M', quantity }, product)).toBe(expected);
  expect(piecesShortOf({ size: 'M', quantity }, undefined)).toBeUndefined();
});
