import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aCartItem, aProduct } from '#testing/builders.ts';
import { broughtUpToDate, totalOf, unavailable } from './line-now.ts';

const line = aCartItem({ quantity: 2 });
const ready = (over: Parameters<typeof aProduct>[0] = {}) =>
  ({ state: 'ready', value: aProduct(over) }) as const;

test('a line whose product has another price takes it over and keeps its quantity', () => {
  expect(broughtUpToDate(line, ready({ price: taka(3000) }))).toMatchObject({
    price: taka(3000),
    quantity: 2,
  });
  expect(broughtUpToDate(line, ready())).toBeNull();
});

test('what is sold out or gone is not brought up to date: the rules would refuse it', () => {
  expect(broughtUpToDate(line, ready({ price: taka(3000), inStock: false }))).toBeNull();
  expect(unavailable(ready({ inStock: false }))).toBe('out-of-stock');
  expect(unavailable({ state: 'missing' })).toBe('gone');
});

test('a product that could not be asked for is taken for sold', () => {
  expect(unavailable({ state: 'failed', retry: () => {} })).toBeNull();
  expect(unavailable(undefined)).toBeNull();
});

test('what cannot be bought is not in the total', () => {
  const mug = aCartItem({ productId: 'MUG', price: taka(100) });
  expect(totalOf([line, mug], (it) => it === mug)).toBe(taka(4900));
});
