import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatTaka, formatTakaInWords, plainTaka } from './format-taka.ts';
import { paisa } from './paisa.ts';
import { percentOf } from './percent.ts';
import { nonNegativeTakaSchema, paisaFromTaka, taka, takaFromPaisa, takaSchema } from './taka.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_000 }).map(paisa);

describe('parsing taka', () => {
  test.each([
    ['1250.5', 125050],
    [1250.5, 125050],
    ['৳1,25,000.00', 12500000],
    ['৳১,২৫,০০০.৫০', 12500050],
    ['-৳250.50', -25050],
    [19.99, 1999],
    [0, 0],
    ['-3.05', -305],
    [' 7 ', 700],
  ])('%s is %i paisa', (text, expected) => {
    expect(paisaFromTaka(text)).toBe(expected);
  });

  test.each(['', 'abc', '1.005', '1e3', 0.1 + 0.2, Number.NaN, Infinity, '12,34.567', '--1', '999999999999'])(
    'rejects %s, which is not taka',
    (text) => {
      expect(paisaFromTaka(text)).toBeUndefined();
    },
  );

  test('encodes and decodes every amount without change', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(z.decode(takaSchema, z.encode(takaSchema, amount))).toBe(amount);
        expect(paisaFromTaka(takaFromPaisa(amount))).toBe(amount);
      }),
    );
  });

  test('parses every formatted amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(paisaFromTaka(formatTaka(amount))).toBe(amount);
        expect(paisaFromTaka(formatTaka(amount, { digits: 'bangla' }))).toBe(amount);
      }),
    );
  });

  test('rejects a negative price', () => {
    expect(nonNegativeTakaSchema.safeParse(-1).success).toBe(false);
    expect(nonNegativeTakaSchema.safeParse(0).success).toBe(true);
  });

  test('rejects fractions of a paisa', () => {
    expect(() => paisa(0.5)).toThrow(RangeError);
    expect(() => taka(1.005)).toThrow(RangeError);
  });
});

describe('formatting money', () => {
  test.each([
    [0, '৳0.00'],
    [5, '৳0.05'],
    [99999, '৳999.99'],
    [100000, '৳1,000.00'],
    [12500000, '৳1,25,000.00'],
    [1234567890, '৳1,23,45,678.90'],
    [-25050, '-৳250.50'],
  ])('%i paisa is %s', (amount, shown) => {
    expect(formatTaka(paisa(amount))).toBe(shown);
  });

  test('groups the last three digits, then pairs, whatever the amount', () => {
    const any = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(paisa);
    fc.assert(
      fc.property(any, (amount) => {
        const shown = formatTaka(amount);
        expect(shown).toMatch(/^-?৳([0-9]{1,2},)?([0-9]{2},)*[0-9]{3}\.[0-9]{2}$|^-?৳[0-9]{1,3}\.[0-9]{2}$/);
        expect(Number(shown.replace(/[৳,]/g, ''))).toBe(amount / 100);
        const lakh = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
        expect(shown.replace('৳', '')).toBe(lakh.format(amount === 0 ? 0 : amount / 100));
      }),
    );
  });

  test('formats the same amount in Bangla digits', () => {
    expect(formatTaka(taka(125000), { digits: 'bangla' })).toBe('৳১,২৫,০০০.০০');
    expect(formatTaka(paisa(-25050), { digits: 'bangla' })).toBe('-৳২৫০.৫০');
  });

  test('drops empty decimals only, in sentences', () => {
    expect(formatTakaInWords(taka(500))).toBe('৳500');
    expect(formatTakaInWords(taka(500.5))).toBe('৳500.50');
  });
});

test('formats an amount without grouping, for machines', () => {
  expect([0, 5, 70, 131_000, -9].map((it) => plainTaka(paisa(it)))).toEqual([
    '0.00',
    '0.05',
    '0.70',
    '1310.00',
    '-0.09',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (amount) => {
      expect(paisaFromTaka(plainTaka(paisa(amount)))).toBe(amount);
    }),
  );
});

test('rounds a percentage half up and never above the amount', () => {
  expect(percentOf(paisa(105), 10)).toBe(11);
  expect(percentOf(paisa(104), 10)).toBe(10);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const part = percentOf(amount, percent);
      expect(part).toBeLessThanOrEqual(amount);
      expect(part).toBeGreaterThanOrEqual(0);
    }),
  );
});
