import { describe, expect, test } from 'vitest';
import { catalogueEntryOf } from '../catalogue/catalogue-entry.ts';
import { collectionsOf } from '../catalogue/suggest-collections.ts';
import { taka } from '../money/taka.ts';
import { makeSearchIndex } from './search-index.ts';
import { listLarge, MOST_READ, searchLarge, type LargeList, type LargeSearch } from './search-large.ts';
import { MemorySource } from './testing/memory-source.ts';
import { sampleProducts } from './testing/sample-catalogue.ts';

const NOW = new Date('2026-11-24');
const LIMIT = 24;
const all = sampleProducts(2_000).map((product) =>
  catalogueEntryOf({ ...product, collections: [...collectionsOf(product)] }),
);
const newest = [...all].reverse();
const source = new MemorySource(all);
const small = new MemorySource(all.slice(-400));
const exact = makeSearchIndex(newest);

const search = (query: string, options: Partial<LargeSearch> = {}, from = source) =>
  searchLarge(from, { ...ANY, query, ...options });
const ANY: LargeSearch = { query: '', filter: {}, least: null, most: null, limit: LIMIT, now: NOW };
const readsOf = async (query: string, from: MemorySource) => {
  const before = from.reads;
  await search(query, {}, from);
  return from.reads - before;
};

test.each(['panjabi', 'saree', 'শাড়ি', 'eid', 'pan', 'shrit', 'garnet', 'lal'])(
  '"%s" has the results of the index in memory, in its order',
  async (query) => {
    const { results, ignored, total, isMore } = await search(query);
    const expected = exact.search(query);
    expect(results.map(({ id }) => id)).toEqual(
      expected.results.slice(0, LIMIT).map(({ entry }) => entry.id),
    );
    expect(ignored).toEqual(expected.ignored);
    expect(isMore ? 1_000 : expected.results.length).toBe(total);
  },
);

test.each([
  'saree garnet',
  'tangail panjabi',
  'black saree',
  'panjabi zebra',
  'panjabi under 2000',
  'under 500',
])('"%s" has results that the index in memory has, and ignores the same words', async (query) => {
  const { results, ignored, used } = await search(query);
  const expected = exact.search(query);
  const known = new Set(expected.results.map(({ entry }) => entry.id));
  expect(results.length).toBe(Math.min(LIMIT, known.size));
  expect(results.filter(({ id }) => !known.has(id))).toEqual([]);
  expect([ignored, [...used].sort()]).toEqual([expected.ignored, [...expected.used].sort()]);
});

test('filters apply to what the words find, and never change the words', async () => {
  const filter = { category: 'shoes', inStock: true } as const;
  const { results, used } = await search('saree', { filter, least: taka(1000), most: taka(5000) });
  expect(results.length).toBeGreaterThan(5);
  for (const entry of results) expect(entry).toMatchObject({ category: 'shoes', inStock: true });
  for (const { price } of results) expect([price >= taka(1000), price <= taka(5000)]).toEqual([true, true]);
  expect(used).toEqual(['saree']);
  const none = await search('saree', { most: taka(1) });
  expect(none).toMatchObject({ results: [], total: 0, used: ['saree'], ignored: [] });
});

test.each(['', '!?', 'asdf qwerty', 'hijab', 'under 1 taka'])('"%s" finds nothing', async (query) => {
  expect(await search(query)).toMatchObject({ results: [], total: 0, isMore: false, ignored: [] });
});

describe('what a search reads', () => {
  test.each([
    ['panjabi', LIMIT + 3],
    ['saree garnet', 2 * LIMIT + 3],
    ['panjabi under 2000', 2 * LIMIT + 3],
    ['hijab', 2],
    ['olive turag vase zebra giraffe', MOST_READ(LIMIT)],
    ['blazer frock lungi vase necklace sandals mugs shirt', MOST_READ(LIMIT)],
    ['asdfgh qwerty zxcvbn uiopjk fghjkl vbnmas tyuizx hjklqw', MOST_READ(LIMIT)],
  ])('"%s" is at most %i entries, in a shop of five times as many no more', async (query, most) => {
    const [few, many] = [await readsOf(query, small), await readsOf(query, source)];
    expect(Math.max(few, many)).toBeLessThanOrEqual(most);
    expect(many).toBeLessThanOrEqual(Math.max(few, LIMIT) * 2);
  });
});

describe('a list without words', () => {
  const list = (options: Partial<LargeList> = {}, from = source) => listLarge(from, { ...ANY, ...options });
  const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

  test('has the newest products of all filters, as a list in memory has them', async () => {
    const filter = { category: 'home', inStock: true } as const;
    const { results } = await list({ filter, least: taka(1000), most: taka(5000) });
    const expected = newest.filter(
      (entry) =>
        entry.category === 'home' && entry.inStock && entry.price >= taka(1000) && entry.price <= taka(5000),
    );
    expect(idsOf(results)).toEqual(idsOf(expected).slice(0, LIMIT));
  });

  test('counts one filter, up to a thousand, and says of several whether there are more', async () => {
    const homes = newest.filter(({ category }) => category === 'home').length;
    expect(await list({ filter: { category: 'home' } })).toMatchObject({ total: homes, isMore: false });
    expect(await list({ filter: { inStock: true } })).toMatchObject({ total: 1_000, isMore: true });
    expect(await list({ filter: { category: 'home', inStock: true } })).toMatchObject({
      ...{ total: LIMIT, isMore: true },
    });
    expect(await list({ most: taka(1) })).toMatchObject({ results: [], total: 0, isMore: false });
  });

  test.each<Partial<LargeList>>([
    {},
    { filter: { inStock: true } },
    { filter: { category: 'home', inStock: true }, most: taka(5000) },
  ])('of %j reads two entries more than it shows', async (options) => {
    const before = source.reads;
    await list(options);
    expect(source.reads - before).toBeLessThanOrEqual(LIMIT + 2);
  });
});

test('several words are not counted: their number costs what the shop is large', async () => {
  expect(await search('saree garnet')).toMatchObject({ total: LIMIT, isMore: true });
});
