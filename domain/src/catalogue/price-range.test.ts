import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { taka, takaFromPaisa } from '../money/taka.ts';
import { readPriceRange } from './price-range.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 });
const typed = (amount: number) => String(takaFromPaisa(paisa(amount)));

test('reads both ends in either digits, with separators and the taka sign', () => {
  expect(readPriceRange({ from: ' ১,২০০ ', to: '৳1,25,000.50' })).toEqual({
    least: taka(1200),
    most: taka(125_000.5),
    errors: {},
  });
});

test('leaves an empty end open', () => {
  expect(readPriceRange({ from: '', to: '  ' })).toEqual({ least: null, most: null, errors: {} });
});

test('accepts zero at both ends', () => {
  expect(readPriceRange({ from: '0', to: '0' })).toEqual({ least: taka(0), most: taka(0), errors: {} });
});

test.each(['abc', '-5', '-৫', '12.345', '1e3', '5 to 10', '৳', '--'])('rejects %j at either end', (text) => {
  expect(readPriceRange({ from: text, to: '900' })).toEqual({
    least: null,
    most: taka(900),
    errors: { from: 'not-a-price' },
  });
  expect(readPriceRange({ from: '900', to: text })).toEqual({
    least: taka(900),
    most: null,
    errors: { to: 'not-a-price' },
  });
});

test('rejects an upper end below the lower one, also down to zero, and keeps the lower one', () => {
  for (const to of ['1000', '0']) {
    expect(readPriceRange({ from: '5000', to })).toEqual({
      least: taka(5000),
      most: null,
      errors: { to: 'below-from' },
    });
  }
});

test('uses every typed end or names why not', () => {
  const texts = fc.oneof(fc.string({ maxLength: 16 }), amounts.map(typed));
  fc.assert(
    fc.property(texts, texts, (from, to) => {
      const { least, most, errors } = readPriceRange({ from, to });
      expect(least === null).toBe(from.trim() === '' || errors.from !== undefined);
      expect(most === null).toBe(to.trim() === '' || errors.to !== undefined);
      expect(most ?? Infinity).toBeGreaterThanOrEqual(least ?? 0);
    }),
  );
});
