import { dhakaDay } from '@nargisus/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

/** Orders as numbers: moment and the first digits of an id, as an OrderCut has them. */
const noon = Date.parse('2026-11-21T06:00:00Z');
const key = (ms: number, id: number) => (BigInt(noon + ms) << 32n) + BigInt(id);

async function search(keys: bigint[], skip: number) {
  const days: Record<string, { orders: number; revenue: number }> = {};
  for (const it of keys) {
    const day = (days[dhakaDay(new Date(Number(it >> 32n)))] ??= { orders: 0, revenue: 0 });
    day.orders += 1;
  }
  let counts = 0;
  const place = await findPlace(skip, days, {
    newestAfter: async (newer) => {
      const older = keys.filter((it) => it < newer);
      const newest = older.reduce((a, b) => (a > b ? a : b), 0n);
      return older.length ? new Date(Number(newest >> 32n)) : undefined;
    },
    count: async (newer, older) => {
      counts += 1;
      return keys.filter((it) => it < newer && it >= older).length;
    },
  });
  return { place, counts };
}

/** What the page then begins with: the first order after the cut and the ones passed over. */
const firstOf = (keys: bigint[], { cut, left }: { cut: bigint; left: number }) =>
  keys.filter((it) => it < cut).sort((a, b) => (a < b ? 1 : -1))[left];

const HOURS = 3_600_000;
const moments = fc.oneof(
  fc.integer({ min: -80 * HOURS, max: 80 * HOURS }), // spread over days
  fc.integer({ min: 0, max: 3 }), // a rush within milliseconds
);
const ids = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('any order of any shop is found exactly, however its orders are spread', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(moments, ids), { selector: String, minLength: 1, maxLength: 200 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      async (orders, where) => {
        const keys = orders.map(([ms, id]) => key(ms, id));
        const skip = Math.floor(where * keys.length);
        const { place } = await search(keys, skip);
        expect(place!.left).toBeLessThanOrEqual(8);
        const sorted = [...keys].sort((a, b) => (a < b ? 1 : -1));
        expect(firstOf(keys, place!)).toBe(sorted[skip]);
      },
    ),
  );
});

test('beyond the last order there is nothing, and nothing is counted', async () => {
  expect(await search([key(0, 1)], 1)).toEqual({ place: undefined, counts: 0 });
  expect(await search([], 0)).toEqual({ place: undefined, counts: 0 });
});

test('a usual day takes a handful of counts, wherever the page is', async () => {
  // From noon to half past five; the counters say only that it was on that day.
  const keys = Array.from({ length: 5000 }, (_, n) => key(n * 4000 + ((n * 7919) % 3000), n * 7919));
  const searches = Array.from({ length: 100 }, (_, n) => search(keys, 9 + n * 49));
  const counts = (await Promise.all(searches)).map((it) => it.counts).sort((a, b) => a - b);
  expect(counts[50]).toBeLessThanOrEqual(9);
  expect(counts.at(-1)).toBeLessThanOrEqual(15);
});
