import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
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
import { SHOP_CATEGORY_IDS, standsOn } from './shop-categories.ts';

const entries = sampleProducts(300).map(catalogueEntryOf);
const price = fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((amount) => paisa(amount)));
const queries: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim().slice(0, 100)),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  inStock: fc.boolean(),
  least: price,
  most: price,
  sort: fc.constantFrom(...SORTS),
  show: fc.constantFrom(LIST_STEP, 48, 500),
});
const read = (values: Record<string, string>) =>
  readListQuery((name) => new Map(Object.entries(values)).get(name) ?? null);

test('what is wanted survives the address bar', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(writeListQuery(query))).toEqual(query);
    }),
  );
  expect(writeListQuery(WHOLE_LIST)).toEqual({});
});

test('an address that nobody could have made shows what can be read of it', () => {
  const strange = {
    q: 'x'.repeat(500),
    category: 'weapons',
    stock: 'maybe',
    min: '-5',
    max: 'free',
    sort: 'up',
    show: '1e9',
  };
  expect(read(strange)).toEqual({ ...WHOLE_LIST, search: 'x'.repeat(100), show: 5_000 });
  expect(read({ min: '১,২০০', show: '-3', category: 'home' })).toEqual({
    ...WHOLE_LIST,
    least: taka(1200),
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

test('a filtered list has all that fits and nothing else', () => {
  const shelves = fc.option(fc.constantFrom(...SHOP_CATEGORY_IDS), { nil: undefined });
  fc.assert(
    fc.property(queries, shelves, (query, shelf) => {
      const found = new Set(filterEntries(entries, query, shelf));
      for (const entry of entries) {
        const fits =
          (shelf === undefined || standsOn(shelf, entry)) &&
          (query.category === null || query.category === entry.category) &&
          !(query.inStock && !entry.inStock) &&
          entry.price >= (query.least ?? 0) &&
          entry.price <= (query.most ?? Infinity);
        expect(found.has(entry)).toBe(fits);
      }
    }),
  );
});

test('a sorted list is the same list, in order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(entries), fc.constantFrom(...SORTS), (some, sort) => {
      const sorted = sortEntries(some, sort);
      expect(new Set(sorted)).toEqual(new Set(some));
      if (sort === 'best') {
        expect(sorted).toEqual(some);
        return;
      }
      const key = (at: number) =>
        ({
          newest: -Number(sorted[at]!.createdAt),
          'price-up': sorted[at]!.price,
          'price-down': -sorted[at]!.price,
          name: 0,
        })[sort];
      for (let at = 1; at < sorted.length; at += 1) expect(key(at)).toBeGreaterThanOrEqual(key(at - 1));
      // Whatever order they came in.
      expect(sortEntries(some.toReversed(), sort)).toEqual(sorted);
    }),
    { numRuns: 40 },
  );
  expect(isFirstPage(WHOLE_LIST)).toBe(true);
  expect(isFirstPage({ ...WHOLE_LIST, show: 48 })).toBe(false);
  expect(isFirstPage({ ...WHOLE_LIST, sort: 'name' })).toBe(false);
});
