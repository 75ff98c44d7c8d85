import { expect, test } from 'vitest';
import { catalogueEntryOf } from '../catalogue/catalogue-entry.ts';
import { collectionsOf } from '../catalogue/suggest-collections.ts';
import { makeSearchIndex } from './search-index.ts';
import { suggestLarge } from './suggest-large.ts';
import { makeSuggestions } from './suggest-searches.ts';
import { MemorySource } from './testing/memory-source.ts';
import { sampleProducts } from './testing/sample-catalogue.ts';

const all = sampleProducts(1_000).map((product, nth) => {
  // A popular search that is one name of two words.
  const name = nth % 100 === 7 ? `Comilla T-shirt ${nth}` : product.name;
  return catalogueEntryOf({ ...product, name, collections: [...collectionsOf(product)] });
});
const newest = [...all].reverse();
const source = new MemorySource(all);
const small = new MemorySource(all.slice(-200));
const exact = makeSuggestions(newest, makeSearchIndex(newest));
const now = new Date('2026-11-24');

const TYPED = [
  ...['', ' ', 'p', 'pan', 'Panjabi', 'sar', 'shoe', 'men', 'wom', 'home', 'kids pan', 'garnet', 'zzqqxx'],
  ...['শ', 'শাড়', 'পাঞ্জাবি', 'ছেলে', 'জুতা', 'shrit'],
];

test.each(TYPED)('suggestions for "%s" are those of a shop in memory', async (typed) => {
  for (const language of ['en', 'bn'] as const) {
    expect(await suggestLarge(source, { typed, language, now })).toEqual(exact(typed, language));
  }
});

test.each(TYPED)(
  'suggestions for "%s" read at most 30 entries, in a shop of five times as many no more',
  async (typed) => {
    const readsOf = async (from: MemorySource) => {
      const before = from.reads;
      await suggestLarge(from, { typed, language: 'en', now });
      return from.reads - before;
    };
    const [few, many] = [await readsOf(small), await readsOf(source)];
    expect(Math.max(few, many)).toBeLessThanOrEqual(30);
    expect(many).toBeLessThanOrEqual(few + 2);
  },
);
