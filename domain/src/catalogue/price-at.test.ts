import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import {
  asOf,
  compareAtPriceOf,
  nextPriceChange,
  percentOff,
  priceAt,
  priceConflict,
  regularPriceOf,
  type Priced,
} from './price-at.ts';

/** Midnight in Dhaka. */
const from = new Date('2026-11-23T18:00:00Z');
const until = new Date('2026-11-25T18:00:00Z');
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const createdAt = new Date('2026-01-01T00:00:00Z');
const product: Priced & { createdAt: Date; isNew?: true } = {
  createdAt,
  price: taka(2000),
  sale: { price: taka(1500), from, until },
};

describe('priceAt', () => {
  test.each([
    ['a millisecond before it begins', later(from, -1), 2000],
    ['when it begins', from, 1500],
    ['a millisecond before it ends', later(until, -1), 1500],
    ['when it ends', until, 2000],
  ])('%s', (_when, now, price) => {
    expect(priceAt(product, now)).toBe(taka(price));
  });

  test('ignores a sale that is not below the price, which a bulk change may have caused', () => {
    expect(priceAt({ ...product, price: taka(1400) }, from)).toBe(taka(1400));
  });
});

describe('asOf', () => {
  test('strikes the regular price through during a sale, and nothing before it', () => {
    expect(asOf(product, later(from, -1))).toEqual(product);
    expect(asOf(product, from)).toEqual({
      ...product,
      price: taka(1500),
      compareAtPrice: taka(2000),
      regularPrice: taka(2000),
    });
  });

  test('keeps the struck-through price that staff have chosen', () => {
    expect(asOf({ ...product, compareAtPrice: taka(2400) }, from)).toMatchObject({
      price: taka(1500),
      compareAtPrice: taka(2400),
      regularPrice: taka(2000),
    });
  });

  test('says new for thirty days', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(asOf(product, later(createdAt, 30 * day - 1)).isNew).toBe(true);
    expect(asOf(product, later(createdAt, 30 * day))).not.toHaveProperty('isNew');
  });

  const moments = fc.date({ min: later(from, -1e9), max: later(until, 1e9), noInvalidDate: true });
  const prices = fc.integer({ min: 1, max: 5000 }).map((it) => it as Paisa);
  const products = fc.record({
    createdAt: fc.constant(createdAt),
    price: prices,
    compareAtPrice: fc.option(prices, { nil: undefined }),
    sale: fc.option(fc.record({ price: prices, from: moments, until: moments }), { nil: undefined }),
  });

  test('can be applied again at any other moment: the stored prices are not lost', () => {
    fc.assert(
      fc.property(products, moments, moments, (stored, first, second) => {
        fc.pre(priceConflict(stored) === undefined);
        expect(asOf(asOf(stored, first), second)).toEqual(asOf(stored, second));
        const shown = asOf(stored, first);
        expect(shown.price).toBe(priceAt(stored, first));
        expect(regularPriceOf(shown)).toBe(stored.price);
        expect(compareAtPriceOf(shown)).toBe(stored.compareAtPrice);
        expect(priceConflict(shown)).toBeUndefined();
      }),
    );
  });
});

test.each([
  ['before the sale', later(from, -1), from],
  ['during it', from, until],
  ['after it', until, undefined],
])('finds the next change of the price %s', (_when, now, next) => {
  expect(nextPriceChange(product, now)).toEqual(next);
});

test.each([
  [undefined, 0],
  [2000, 0],
  [2400, 16],
  [2500, 20],
  [2000.01, 0],
])('compares with %s taka: %s percent', (compareAt, percent) => {
  const compareAtPrice = compareAt === undefined ? undefined : taka(compareAt);
  expect(percentOff({ price: taka(2000), compareAtPrice })).toBe(percent);
});

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ compareAtPrice: taka(2000.01) }, undefined],
  [{ compareAtPrice: taka(2000) }, 'compareAtTooLow'],
  [{ sale: { price: taka(2000), from, until } }, 'salePriceTooHigh'],
  [{ sale: { price: taka(1), from, until: from } }, 'saleEndsTooEarly'],
])('checks that prices agree: %j', (change, message) => {
  expect(priceConflict({ price: taka(2000), ...change })?.message).toBe(message);
});
