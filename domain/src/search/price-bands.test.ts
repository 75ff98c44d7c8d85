import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { bandsOfPrice, bandsOfRange } from './price-bands.ts';

const matches = (price: number, least: number | null, most: number | null) => {
  const bands = bandsOfRange(least === null ? null : taka(least), most === null ? null : taka(most));
  return bandsOfPrice(taka(price)).some((band) => bands.includes(band));
};

test.each([
  [500, 500, 500],
  [1999.99, null, 2000],
  [2000, null, 2000],
  [81_910, 500, null],
  [1_250_000, 500, null],
  [0, null, 10],
])('a price of %d is within %o and %o', (price, least, most) => {
  expect(matches(price, least, most)).toBe(true);
});

test.each([
  [2000.01, null, 2000],
  [490, 500, null],
  [600, 700, 650],
])('a price of %d is not within %o and %o', (price, least, most) => {
  expect(matches(price, least, most)).toBe(false);
});

test('agrees with a comparison for every whole step, in at most 30 bands', () => {
  for (let least = 0; least < 3000; least += 370) {
    for (let most = least; most < 90_000; most += 4_110) {
      expect(bandsOfRange(taka(least), taka(most)).length).toBeLessThanOrEqual(30);
      for (let price = 0; price < 80_000; price += 1_130) {
        expect(matches(price, least, most)).toBe(price >= least && price <= most);
      }
    }
  }
});
