import { describe, expect, test } from 'vitest';
import type { Availability } from './availability.ts';
import {
  fewPiecesLeft,
  isSizeSoldOut,
  isSoldOut,
  startingSizeOf,
  type Stocked,
} from './product-availability.ts';

const made = (availability?: Availability, inStock = true): Stocked => ({
  sizing: 'letters',
  sizes: ['S', 'M'],
  inStock,
  ...(availability && { availability }),
});
const [out, low, plenty] = [{ state: 'out' }, { state: 'low', left: 2 }, { state: 'in' }] as const;

test.each([
  ['without counted sizes', made(), false, undefined, 'M'],
  ['with one size sold out, the other uncounted', made({ M: out }), false, undefined, undefined],
  ['with all sizes sold out', made({ S: out, M: out }), true, undefined, undefined],
  ['with few pieces', made({ S: low, M: low }), false, 4, 'M'],
  ['with few pieces of one size', made({ S: low, M: out }), false, 2, undefined],
  ['with plenty of one size', made({ S: low, M: plenty }), false, undefined, 'M'],
  ['that staff took out of stock', made({ S: low, M: low }, false), true, undefined, 'M'],
  ['with a sold-out size that is no longer made', made({ XL: out }), false, undefined, 'M'],
] as const)('a product %s', (_what, product, soldOut, left, size) => {
  expect(isSoldOut(product)).toBe(soldOut);
  expect(fewPiecesLeft(product)).toBe(left);
  expect(startingSizeOf(product)).toBe(size);
});

describe('a size', () => {
  test('is sold out only where its stock says so', () => {
    expect(isSizeSoldOut(made({ M: out }), 'M')).toBe(true);
    expect(isSizeSoldOut(made({ M: out }), 'S')).toBe(false);
    expect(isSizeSoldOut(made({ M: low }), 'M')).toBe(false);
  });
});
