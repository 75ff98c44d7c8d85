import { catalogueEntryOf, collectionsOf } from '@nargisus/domain/catalogue';
import { searchLarge, suggestLarge } from '@nargisus/domain/search';
import { sampleProducts } from '@nargisus/domain/testing';
import { MemorySource } from '@nargisus/domain/testing/search';
import { expect, test } from 'vitest';
import { PostingsSource } from './postings-source.ts';
import { QUERIES } from './queries.ts';

/** More than a period of the sample products. */
const PRODUCTS = 3_000;
const now = new Date('2026-11-24');
const memory = new MemorySource(
  sampleProducts(PRODUCTS).map((it) => catalogueEntryOf({ ...it, collections: [...collectionsOf(it)] })),
);
const postings = new PostingsSource(PRODUCTS);

test.each(QUERIES)('"$name" is answered as the source of the unit tests answers it', async (query) => {
  const ask = async (source: MemorySource | PostingsSource) => {
    if (query.isTyped)
      return (await suggestLarge(source, { typed: query.q, language: query.language, now })).products;
    const list = { filter: {}, least: null, most: null, limit: 24, now };
    return (await searchLarge(source, { ...list, query: query.q })).results;
  };
  expect((await ask(postings)).map(({ id }) => id)).toEqual((await ask(memory)).map(({ id }) => id));
});
