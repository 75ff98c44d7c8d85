import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { takaFromPaisa } from '../money/taka.ts';
import { sampleProducts } from '../search/testing/sample-catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { catalogueEntryOf } from './catalogue-entry.ts';
import {
  filterEntries,
  isFirstPage,
  LIST_STEP,
  readListQuery,
  SORTS,
  sortEntries,
  WHOLE_LIST,
  writeListQuery,
  type ListQuery,
} from './list-query.ts';
import { readPriceRange } from './price-range.ts';
import { COLLECTION_IDS, isInCollection } from './collections.ts';

const entries = sampleProducts(300).map(catalogueEntryOf);
const price = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }).map((amount) => String(takaFromPaisa(paisa(amount)))),
  fc.constantFrom('', 'abc', '-5', '১,২০০'),
);
const queries: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim().slice(0, 100)),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  inStock: fc.boolean(),
  from: price,
  to: price,
  sort: fc.constantFrom(...SORTS),
  show: fc.constantFrom(LIST_STEP, 48, 500),
});
const read = (values: Record<string, string>) =>
  readListQuery((name) => new Map(Object.entries(values)).get(name) ?? null);

test('reads the query that it wrote to the URL', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(writeListQuery(query))).toEqual(query);
    }),
  );
  expect(writeListQuery(WHOLE_LIST)).toEqual({});
});

test('ignores invalid values in the URL', () => {
  const strange = {
    q: 'x'.repeat(500),
    category: 'weapons',
    stock: 'maybe',
    min: '-5',
    max: ` ${'free'.repeat(500)}`,
    sort: 'up',
    show: '1e9',
  };
  expect(read(strange)).toEqual({
    ...WHOLE_LIST,
    search: 'x'.repeat(100),
    from: '-5',
    to: 'free'.repeat(4),
    show: 5_000,
  });
  expect(read({ min: '১,২০০', show: '-3', category: 'home' })).toEqual({
    ...WHOLE_LIST,
    from: '১,২০০',
    category: 'home',
  });
  const anything = fc.dictionary(
    fc.constantFrom('q', 'category', 'min', 'max', 'sort', 'show', 'stock'),
    fc.string(),
  );
  fc.assert(
    fc.property(anything, (values) => {
      const query = read(values);
      expect(read(writeListQuery(query))).toEqual({
        ...query,
        search: query.search.trim() ? query.search : '',
      });
      expect(query.show).toBeGreaterThanOrEqual(LIST_STEP);
    }),
  );
});

test('filters exactly the matching entries', () => {
  const collections = fc.option(fc.constantFrom(...COLLECTION_IDS), { nil: undefined });
  fc.assert(
    fc.property(queries, collections, (query, collection) => {
      const found = new Set(filterEntries(entries, query, collection));
      const { least, most } = readPriceRange(query);
      for (const entry of entries) {
        const fits =
          (collection === undefined || isInCollection(collection, entry)) &&
          (query.category === null || query.category === entry.category) &&
          !(query.inStock && !entry.inStock) &&
          entry.price >= (least ?? 0) &&
          entry.price <= (most ?? Infinity);
        expect(found.has(entry)).toBe(fits);
      }
    }),
  );
});

test("'best' keeps the order of the entries", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(entries), (some) => {
      expect(sortEntries(some, 'best')).toEqual(some);
    }),
    { numRuns: 40 },
  );
});

test('sorts without adding or dropping entries', () => {
  const ORDERED = SORTS.filter((sort) => sort !== 'best');
  fc.assert(
    fc.property(fc.shuffledSubarray(entries), fc.constantFrom(...ORDERED), (some, sort) => {
      const sorted = sortEntries(some, sort);
      expect(new Set(sorted)).toEqual(new Set(some));
      const key = (at: number) =>
        ({
          newest: -Number(sorted[at]!.createdAt),
          'price-up': sorted[at]!.price,
          'price-down': -sorted[at]!.price,
          name: 0,
        })[sort];
      for (let at = 1; at < sorted.length; at += 1) expect(key(at)).toBeGreaterThanOrEqual(key(at - 1));
      // In any order of the input.
      expect(sortEntries(some.toReversed(), sort)).toEqual(sorted);
    }),
    { numRuns: 40 },
  );
  expect(isFirstPage(WHOLE_LIST)).toBe(true);
  expect(isFirstPage({ ...WHOLE_LIST, show: 48 })).toBe(false);
  expect(isFirstPage({ ...WHOLE_LIST, sort: 'name' })).toBe(false);
});
