import { dhakaDay } from '@nargisus/domain/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYWHERE, findPlace, type Bracket } from './find-place.ts';
import { OrderCalendar } from './order-calendar.ts';
import { cutAt } from './order-cut.ts';

/** Orders as numbers: moment and the first digits of an id, as an OrderCut has them. */
const now = new Date('2026-11-21T06:00:00Z');
const key = (ms: number, id: number) => cutAt(now.getTime() + ms) + BigInt(id);

type Days = Record<string, { orders: number; revenue: number }>;

function daysOf(keys: readonly bigint[]): Days {
  const days: Days = {};
  for (const it of keys) {
    (days[dhakaDay(new Date(Number(it >> 32n)))] ??= { orders: 0, revenue: 0 }).orders += 1;
  }
  return days;
}

interface Search {
  readonly keys: readonly bigint[];
  readonly skip: number;
  readonly limit: number;
  readonly days?: Days;
  readonly share?: number;
  readonly bracket?: Bracket;
}

/** The page that is read around the place, and what finding it and reading it costs. */
async function pageOf({ keys, skip, limit, days = daysOf(keys), share = 1, bracket = ANYWHERE }: Search) {
  const sorted = [...keys].sort((a, b) => (a < b ? 1 : -1));
  const calendar = new OrderCalendar(days, { now, share });
  let reads = 0;
  const place = await findPlace({ skip, limit }, bracket, calendar, async (newer, older, upTo) => {
    const counted = Math.min(upTo, sorted.filter((it) => it < newer && it >= older).length);
    reads += Math.max(1, Math.ceil(counted / 1000));
    return counted;
  });
  const expected = sorted.slice(skip, skip + limit);
  if (!place) return { page: [], expected, reads, passedOver: 0 };
  const passedOver = Math.max(0, skip - place.newer);
  const ofNewer = Math.max(0, place.newer - skip);
  const before = sorted.filter((it) => it >= place.cut).slice(sorted.length);
  before.push(...sorted.filter((it) => it >= place.cut).slice(place.newer - ofNewer));
  const after = sorted.filter((it) => it < place.cut).slice(passedOver, passedOver + limit - ofNewer);
  return { page: [...before, ...after], expected, reads, passedOver };
}

const HOURS = 3_600_000;
const moments = fc.oneof(
  fc.integer({ min: -80 * HOURS, max: 0 }), // spread over days
  fc.integer({ min: -3, max: 0 }), // a rush within milliseconds
  fc.constant(-30 * HOURS), // an import
  fc.integer({ min: 0, max: HOURS }), // by a machine whose clock is ahead
);
const ids = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const shops = fc
  .uniqueArray(fc.tuple(moments, ids), { selector: String, minLength: 1, maxLength: 200 })
  .map((orders) => orders.map(([ms, id]) => key(ms, id)));
/** What counters may say that have nothing to do with the orders. */
const wrongDays = fc.dictionary(
  fc.integer({ min: -5, max: 2 }).map((days) => dhakaDay(new Date(now.getTime() + days * 24 * HOURS))),
  fc.record({ orders: fc.integer({ min: -10, max: 100_000 }), revenue: fc.constant(0) }),
);

describe('a page is exactly its orders', () => {
  const asked = { skip: fc.nat(220), limit: fc.integer({ min: 1, max: 100 }) };

  test('however they are spread', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ keys: shops, ...asked }), async (search) => {
        const { page, expected, passedOver } = await pageOf(search);
        expect(page).toEqual(expected);
        expect(passedOver).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('whatever the counters say', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ keys: shops, days: wrongDays, ...asked, share: fc.constantFrom(1, 0.1) }),
        async (search) => {
          const { page, expected } = await pageOf(search);
          expect(page).toEqual(expected);
        },
      ),
    );
  });

  test('between two cuts that are known', async () => {
    const around = (keys: readonly bigint[], skip: number): Bracket => {
      const count = (cut: bigint) => keys.filter((it) => it >= cut).length;
      const cuts = [-100, -54, -30, -6, 18].map((hours) => cutAt(now.getTime() + hours * HOURS));
      const older = Math.max(...cuts.map((cut, at) => (count(cut) > skip ? at : 0)));
      const [from, to] = [cuts[older + 1]!, cuts[older]!];
      return {
        newer: { cut: from, newer: count(from) },
        older: { cut: to, newer: count(to), isExact: true },
      };
    };
    await fc.assert(
      fc.asyncProperty(fc.record({ keys: shops, ...asked }), async ({ keys, skip, limit }) => {
        fc.pre(skip < keys.length);
        const { page, expected } = await pageOf({ keys, skip, limit, bracket: around(keys, skip) });
        expect(page).toEqual(expected);
      }),
    );
  });
});

describe('finding a page costs', () => {
  const minute = 60_000;
  /** Of each ten orders a shard sees about one. */
  const seen = (keys: readonly bigint[]) => daysOf(keys.filter((it) => (it * 2_654_435_761n) % 97n < 10n));
  const costs = async (keys: bigint[], days: Days, share: number, pages: number[]) => {
    const all = await Promise.all(
      pages.map((page) => pageOf({ keys, skip: page * 20, limit: 20, days, share })),
    );
    for (const { page, expected } of all) expect(page).toEqual(expected);
    return all.map(({ reads, passedOver }) => reads + passedOver).sort((a, b) => a - b);
  };
  const pages = Array.from({ length: 49 }, (_, at) => at + 1);

  test('two to four reads where a shard says how many orders a day has', async () => {
    const keys = Array.from({ length: 3000 }, (_, n) => key(-n * minute - ((n * 7919) % minute), n * 7919));
    const reads = await costs(keys, seen(keys), 10 / 97, pages);
    expect(reads[24]).toBeLessThanOrEqual(3);
    expect(reads.at(-1)).toBeLessThanOrEqual(5);
  });

  test('a few more where days are thin at night and rushes come at noon', async () => {
    const keys = Array.from({ length: 3000 }, (_, n) => {
      const spread = ((n * 7919) % 3001) / 3001;
      return key(-Math.round(spread * spread * 96 * HOURS) - (n % 5 === 0 ? 0 : minute), n * 7919);
    });
    const reads = await costs(keys, seen(keys), 10 / 97, pages);
    expect(reads[24]).toBeLessThanOrEqual(6);
    expect(reads.at(-1)).toBeLessThanOrEqual(14);
  });

  test('a dozen at most while a sale brings more orders in ten minutes than the day before', async () => {
    const usual = Array.from({ length: 3000 }, (_, n) => key(-n * minute - ((n * 7919) % minute), n * 7919));
    const sale = Array.from({ length: 2000 }, (_, n) => key(-((n * 7919) % (10 * minute)), n * 104_729));
    const keys = [...usual, ...sale];
    const reads = await costs(keys, seen(keys), 10 / 97, pages);
    expect(reads[24]).toBeLessThanOrEqual(8);
    expect(reads.at(-1)).toBeLessThanOrEqual(12);
  });

  test('no more than some thirty where the counters know of nothing at all', async () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => key(-n * 10 * minute, n * 7919));
    const reads = await costs(keys, {}, 0.1, [1, 2, 10, 49, 150]);
    expect(reads.at(-1)).toBeLessThanOrEqual(30);
  });
});

test('beyond the last order there is nothing', async () => {
  expect((await pageOf({ keys: [key(0, 1)], skip: 5, limit: 20 })).page).toEqual([]);
  expect((await pageOf({ keys: [], skip: 5, limit: 20 })).page).toEqual([]);
});
