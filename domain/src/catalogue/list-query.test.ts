import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { takaFromPaisa } from '../money/taka.ts';
import { sampleProducts } from '../search/testing/sample-catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { catalogueEntryOf } from './catalogue-entry.ts';
import { COLOUR_FAMILIES } from './colour-families.ts';
import {
  activeFilters,
  isFirstPage,
  readListQuery,
  SORTS,
  WHOLE_LIST,
  WITHOUT_FILTERS,
  withoutFilter,
  writeListQuery,
  type ListQuery,
} from './list-query.ts';
import type { Product } from './product.ts';
import { filterEntries, filtersToRemove, sortEntries } from './filter-entries.ts';
import { LIST_STEP } from './list-step.ts';
import { readPriceRange } from './price-range.ts';
import { SIZE_FILTERS, sizeFiltersOf, type SizeFilter } from './size-filter.ts';
import { COLLECTION_IDS, isInCollection } from './collections.ts';

const HEXES = ['#6d1f2c', '#2f5d4a', '#1d1c1e'];
const sized = ({ id, availability }: Product, n: number): Partial<Product> => {
  if (n % 5 === 0) return { availability: { ...availability, M: { state: 'out' } } };
  if (n % 5 === 1) return { sizing: 'shoes', sizes: ['40', '42'] };
  if (n % 5 === 2) return { sizing: 'one-size' };
  return n % 5 === 3 ? { sizing: 'own', sizes: ['42', id.slice(-2)] } : {};
};
const products = sampleProducts(300).map((product, n): Product => {
  const hex = HEXES[n % 4];
  return { ...product, ...sized(product, n), ...(hex && { colour: { name: 'Dyed', hex } }) };
});
const entries = products.map(catalogueEntryOf);
const price = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }).map((amount) => String(takaFromPaisa(paisa(amount)))),
  fc.constantFrom('', 'abc', '-5', '১,২০০'),
);
const queries: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim().slice(0, 100)),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  size: fc.option(fc.constantFrom(...SIZE_FILTERS)),
  colour: fc.option(fc.constantFrom(...COLOUR_FAMILIES)),
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
    size: 'letters-XXXS',
    colour: 'infrared',
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
    fc.constantFrom('q', 'category', 'size', 'colour', 'min', 'max', 'sort', 'show', 'stock'),
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
          (query.size === null || (entry.inStock && sizeFiltersOf(entry).includes(query.size))) &&
          (query.colour === null || query.colour === entry.colour) &&
          !(query.inStock && !entry.inStock) &&
          entry.price >= (least ?? 0) &&
          entry.price <= (most ?? Infinity);
        expect(found.has(entry)).toBe(fits);
      }
    }),
  );
});

test('filters by the sizes that are not sold out, and knows a shoe from a waist and from a size of its own', () => {
  const of = (size: SizeFilter) =>
    filterEntries(entries, { ...WHOLE_LIST, size }).map(({ id }) => products.findIndex((it) => it.id === id));
  expect(new Set(of('shoes-42').map((n) => n % 5))).toEqual(new Set([1]));
  expect(of('shoes-41')).toEqual([]);
  expect(of('waist-42')).toEqual([]);
  expect(new Set(of('letters-M').map((n) => n % 5))).toEqual(new Set([4]));
  expect(new Set(of('letters-L').map((n) => n % 5))).toEqual(new Set([0, 4]));
  for (const n of of('letters-L')) expect(products[n]!.inStock).toBe(true);
});

test('removes one filter or all of them, and keeps search and order', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const active = activeFilters(query);
      for (const filter of active) {
        const rest = activeFilters({ ...query, ...withoutFilter(filter) });
        expect(rest).toEqual(active.filter((it) => it !== filter));
      }
      const cleared = { ...query, ...WITHOUT_FILTERS };
      expect(cleared).toEqual({ ...WHOLE_LIST, search: query.search, sort: query.sort, show: query.show });
    }),
  );
});

test('names the filters without which a list shows something, the most telling first', () => {
  const query: ListQuery = { ...WHOLE_LIST, size: 'shoes-42', colour: 'green', from: '99999999' };
  expect(filterEntries(entries, query)).toEqual([]);
  const found = filtersToRemove(entries, query);
  expect(found.map(({ filter }) => filter)).toEqual(['price']);
  expect(found[0]!.count).toBe(filterEntries(entries, { ...query, from: '' }).length);
  const two: ListQuery = { ...WHOLE_LIST, category: 'home', size: 'kids-2Y', colour: 'purple' };
  expect(filtersToRemove(entries, two)).toEqual([]);
  const either = filtersToRemove(entries, { ...WHOLE_LIST, size: 'kids-2Y', inStock: true });
  expect(either.map(({ filter }) => filter)).toEqual(['size']);
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
