import { asOf, catalogueEntryOf } from '@nargisus/domain/catalogue';
import { collectionListSchema, membersOf, storedCollections } from '@nargisus/domain/collections';
import { expect, test } from 'vitest';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { withPrices } from './catalogue/prices.ts';
import { makeSeedCollections } from './collections.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const now = new Date('2026-11-26T00:00:00Z');
const products = CATALOGUE.map((it) => withPrices(productRecord(it, renditionsAt(it.id)), now));
const list = makeSeedCollections(products, 'uid-of-admin', now);

test('the collections are preserved by storing, and have texts in both languages and a drawn picture', () => {
  expect(collectionListSchema.parse(storedCollections(list))).toEqual(list);
  for (const { nameBn, descriptionBn, renditions } of list.collections)
    expect([nameBn, descriptionBn, renditions?.pattern].every(Boolean)).toBe(true);
});

test('each collection has products, and those of the rule cost a thousand taka at most', () => {
  const entries = products.map((product) => asOf(catalogueEntryOf(product), now));
  const [eid, cheap] = list.collections.map(({ membership }) => membersOf(membership, entries, now));
  expect(eid).toHaveLength(8);
  expect(cheap!.length).toBeGreaterThan(8);
  expect(Math.max(...cheap!.map(({ price }) => price))).toBeLessThanOrEqual(1000_00);
});
