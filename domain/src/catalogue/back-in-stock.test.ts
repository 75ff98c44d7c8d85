import { describe, expect, test } from 'vitest';
import { isSizeForSale, sizesBackInStock, waitableSizes } from './back-in-stock.ts';

const product = { inStock: true, sizes: ['S', 'M', 'L'] };
const [out, low, all] = [{ state: 'out' }, { state: 'low', left: 2 }, { state: 'in' }] as const;

describe('sizes to wait for', () => {
  test('are the sold-out ones, in the order of the page', () => {
    expect(waitableSizes({ ...product, availability: { L: out, M: low, S: out } })).toEqual(['S', 'L']);
  });

  test('are all of a product that staff took out of stock, whatever its stock says', () => {
    expect(waitableSizes({ ...product, inStock: false, availability: { M: all } })).toEqual(['S', 'M', 'L']);
  });

  test('are none of a product that is not counted', () => {
    expect(waitableSizes(product)).toEqual([]);
  });

  test('do not include a size that the product is not made in', () => {
    expect(isSizeForSale(product, 'XL')).toBe(false);
    expect(waitableSizes({ ...product, availability: { XL: out } })).toEqual([]);
  });
});

describe('sizes back in stock', () => {
  test.each([
    ['from out to in', { availability: { M: out } }, { availability: { M: all } }, ['M']],
    ['from out to low', { availability: { M: out } }, { availability: { M: low } }, ['M']],
    ['not counted any more', { availability: { M: out } }, {}, ['M']],
    ['by the switch', { inStock: false }, { inStock: true }, ['S', 'M', 'L']],
    ['by the switch, except the sold-out ones', { inStock: false }, { availability: { S: out } }, ['M', 'L']],
    ['from low to in', { availability: { M: low } }, { availability: { M: all } }, []],
    [
      'while the product is switched off',
      { inStock: false, availability: { M: out } },
      { inStock: false },
      [],
    ],
    ['sold out', { availability: { M: low } }, { availability: { M: out } }, []],
  ])('%s', (_, before, after, sizes) => {
    expect(sizesBackInStock({ ...product, ...before }, { ...product, ...after })).toEqual(sizes);
  });
});
