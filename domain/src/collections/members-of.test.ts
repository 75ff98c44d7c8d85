import { describe, expect, test } from 'vitest';
import { catalogueEntryOf, type CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { buildProduct } from '../catalogue/product-form.ts';
import { taka } from '../money/taka.ts';
import { membersOf } from './members-of.ts';
import { membershipSchema, type MembershipRule } from './membership.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const entry = (id: string, price: number, changes: Partial<CatalogueEntry> = {}): CatalogueEntry => {
  const form = {
    id,
    ...{ name: id, price: taka(price), description: 'Cotton', image: '/pictures/a.webp' },
    ...{ category: 'clothing' as const, inStock: true, featured: false },
  };
  const product = buildProduct(form, { now: daysAgo(90), random: 0 });
  return { ...catalogueEntryOf(product), collections: [], ...changes };
};

const PRODUCTS = [
  entry('tee', 450, { createdAt: daysAgo(29) }),
  entry('saree', 4200, { collections: ['women'], featured: true }),
  entry('vase', 1000, { category: 'home', compareAtPrice: taka(1200) }),
  entry('shirt', 1600, {
    collections: ['men'],
    sale: { price: taka(999), from: daysAgo(1), until: new Date(NOW.getTime() + 1) },
  }),
];
const RULE: MembershipRule = {
  ...{ by: 'rule', categories: [], collections: [], from: null, to: null },
  ...{ onSale: false, isNew: false, featured: false },
};
const idsOf = (rule: Partial<MembershipRule>, now = NOW) =>
  membersOf({ ...RULE, ...rule }, PRODUCTS, now).map(({ id }) => id);

describe('a collection by rule', () => {
  test.each<[string, Partial<MembershipRule>, string[]]>([
    ['any of the categories', { categories: ['home', 'shoes'] }, ['vase']],
    ['any of the collections', { collections: ['men', 'women'] }, ['saree', 'shirt']],
    ['the price that counts now, limits included', { from: taka(999), to: taka(1000) }, ['vase', 'shirt']],
    ['a highest price', { to: taka(998) }, ['tee']],
    ['a struck-through price or a running sale', { onSale: true }, ['vase', 'shirt']],
    ['products of the last 30 days', { isNew: true }, ['tee']],
    ['featured products', { featured: true }, ['saree']],
    ['every condition together', { onSale: true, categories: ['clothing'], to: taka(999) }, ['shirt']],
  ])('has %s', (_what, rule, ids) => {
    expect(idsOf(rule)).toEqual(ids);
  });

  test('loses a product when its sale ends', () => {
    expect(idsOf({ to: taka(999) })).toEqual(['tee', 'shirt']);
    expect(idsOf({ to: taka(999) }, new Date(NOW.getTime() + 1))).toEqual(['tee']);
  });
});

test('a collection by hand has the picked products in their order, without deleted ones', () => {
  const picked = { by: 'hand' as const, products: ['shirt', 'DELETED', 'tee'] };
  expect(membersOf(picked, PRODUCTS, NOW).map(({ id }) => id)).toEqual(['shirt', 'tee']);
});

describe('a membership', () => {
  const isValid = (membership: object) => membershipSchema.safeParse(membership).success;
  const wire = { ...RULE, from: null, to: null };

  test.each([
    [{ by: 'hand', products: [] }, true],
    [{ by: 'hand', products: Array.from({ length: 200 }, (_, n) => `P${n}`) }, true],
    [{ by: 'hand', products: Array.from({ length: 201 }, (_, n) => `P${n}`) }, false],
    [{ by: 'hand', products: ['P1', 'P1'] }, false],
    [{ by: 'hand', products: ['not an id'] }, false],
    [{ ...wire, featured: true }, true],
    [{ ...wire, from: 500, to: 500 }, true],
    [{ ...wire, from: 501, to: 500 }, false],
    [{ ...wire, categories: ['food'] }, false],
    [{ ...wire, categories: ['home', 'home'] }, false],
    [wire, false],
    [{ by: 'magic' }, false],
  ])('%o is valid: %s', (membership, expected) => {
    expect(isValid(membership)).toBe(expected);
  });
});
