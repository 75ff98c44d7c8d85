import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueEntryOf, type CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Category } from '../catalogue/categories.ts';
import { normalizeTerm } from './normalize-term.ts';
import { taka } from '../money/taka.ts';
import { readQueryPrice } from './query-price.ts';
import { makeSearchIndex } from './search-index.ts';
import { makeSuggestions, suggestStaffCollections } from './suggest-searches.ts';
import { sampleProducts } from './testing/sample-catalogue.ts';
import { editsAllowed, editDistance } from './edit-distance.ts';

const [pattern] = sampleProducts(1);
const entry = (name: string, category: Category, description = 'x'): CatalogueEntry =>
  catalogueEntryOf({ ...pattern!, id: name, name, category, description, collections: undefined });

const shop = [
  entry('Shonar Bangla Jamdani Panjabi', 'clothing', 'Handwoven in maroon. ঈদ ও বিয়ের জন্য।'),
  entry('নকশি কাঁথা', 'home'),
  entry('Tangail Jamdani Saree, Garnet', 'clothing', 'Six yards of Tangail cotton.'),
  entry('Sirajganj Checked Lungi', 'clothing'),
  entry('Dhanmondi Striped Oxford Shirt', 'clothing', 'Blue and white.'),
  entry('সুতি পাঞ্জাবি ২০২৬', 'clothing'),
  entry('Hatirjheel Court Sneakers', 'shoes'),
  entry('White Cotton Pajama', 'clothing', 'The partner of every panjabi.'),
  entry('Bijoy Power Bank 20,000 mAh', 'electronics'),
  entry('Chhoto Shona Panjabi Set, Kids', 'clothing'),
  entry('Three-Piece, Teal', 'clothing'),
  entry('Classic T-Shirt', 'clothing'),
  entry('Noor Jhumka', 'jewelry'),
];
const index = makeSearchIndex(shop);
const names = (query: string) => index.search(query).results.map((found) => found.entry.name);

describe('a typed query finds the intended products:', () => {
  const cases: [typed: string, first: string][] = [
    ['panjabi', 'Shonar Bangla Jamdani Panjabi'],
    ['PANJABI', 'Shonar Bangla Jamdani Panjabi'],
    ['panj', 'Shonar Bangla Jamdani Panjabi'],
    ['panjbai', 'Shonar Bangla Jamdani Panjabi'],
    ['punjabi', 'Shonar Bangla Jamdani Panjabi'],
    ['পাঞ্জাবি', 'Shonar Bangla Jamdani Panjabi'],
    ['পানজাবি', 'Shonar Bangla Jamdani Panjabi'],
    ['kurta', 'Shonar Bangla Jamdani Panjabi'],
    ['saree', 'Tangail Jamdani Saree, Garnet'],
    ['sari', 'Tangail Jamdani Saree, Garnet'],
    ['শাড়ি', 'Tangail Jamdani Saree, Garnet'],
    ['শাড়ি', 'Tangail Jamdani Saree, Garnet'],
    ['জামদানি শাড়ি', 'Tangail Jamdani Saree, Garnet'],
    ['jamdnai saree', 'Tangail Jamdani Saree, Garnet'],
    ['লুঙ্গি', 'Sirajganj Checked Lungi'],
    ['longi', 'Sirajganj Checked Lungi'],
    ['nakshi kantha', 'নকশি কাঁথা'],
    ['nokshi katha', 'নকশি কাঁথা'],
    ['2026', 'সুতি পাঞ্জাবি ২০২৬'],
    ['২০,০০০', 'Bijoy Power Bank 20,000 mAh'],
    ['shoes', 'Hatirjheel Court Sneakers'],
    ['জুতা', 'Hatirjheel Court Sneakers'],
    ['snekers', 'Hatirjheel Court Sneakers'],
    ['kids', 'Chhoto Shona Panjabi Set, Kids'],
    ['বাচ্চা', 'Chhoto Shona Panjabi Set, Kids'],
    ['গহনা', 'Noor Jhumka'],
    ['three piece', 'Three-Piece, Teal'],
    ['থ্রি পিস', 'Three-Piece, Teal'],
    ['tshirt', 'Classic T-Shirt'],
    ['t-shirt', 'Classic T-Shirt'],
    ['শার্ট', 'Dhanmondi Striped Oxford Shirt'],
  ];
  test.each(cases)('%s', (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  test('ranks a match in the name above one in the description', () => {
    const found = names('panjabi');
    expect(found).toContain('White Cotton Pajama');
    expect(found.indexOf('White Cotton Pajama')).toBeGreaterThan(found.indexOf('সুতি পাঞ্জাবি ২০২৬'));
  });

  test('requires every word that finds something, and does not mix exact matches with similar words', () => {
    expect(names('jamdani saree')).toEqual(['Tangail Jamdani Saree, Garnet']);
    expect(index.search('jamdani zebra')).toMatchObject({ used: ['jamdani'], ignored: ['zebra'] });
    expect(names('shirt')).not.toContain('Sirajganj Checked Lungi');
    for (const nothing of ['', '  ', '!?', '\u09cd', 'zebra', 'zebra giraffe'])
      expect(index.search(nothing)).toMatchObject({ results: [], ignored: [] });
  });

  test('finds a product by its Bangla name, which weighs as much as the English one', () => {
    const named = makeSearchIndex([...shop, { ...entry('Noor', 'jewelry'), nameBn: 'নূর টিকলি' }]);
    expect(named.search('টিকলি').results[0]).toMatchObject({ entry: { name: 'Noor' } });
    expect(named.search('tikli').results[0]).toMatchObject({ entry: { name: 'Noor' } });
  });
});

describe('a price in the query', () => {
  test.each([
    ['panjabi under 2000', 'panjabi', null, 2000],
    ['panjabi under 2000 taka', 'panjabi', null, 2000],
    ['panjabi below ৳2,000', 'panjabi', null, 2000],
    ['panjabi within 2k', 'panjabi', null, 2000],
    ['panjabi up to 1.5k', 'panjabi', null, 1500],
    ['2000 takar moddhe panjabi', 'panjabi', null, 2000],
    ['2000 er niche panjabi', 'panjabi', null, 2000],
    ['২০০০ টাকার মধ্যে পাঞ্জাবি', 'পাঞ্জাবি', null, 2000],
    ['২ হাজার টাকার মধ্যে পাঞ্জাবি', 'পাঞ্জাবি', null, 2000],
    ['পাঞ্জাবি ৫০০ টাকার নিচে', 'পাঞ্জাবি', null, 500],
    ['১,২০০ টাকার কমে শার্ট', 'শার্ট', null, 1200],
    ['saree 1000 tk', 'saree', null, 1000],
    ['saree tk 1000', 'saree', null, 1000],
    ['saree above 5000', 'saree', 5000, null],
    ['saree over tk 1,25,000', 'saree', 125_000, null],
    ['saree 5000+', 'saree', 5000, null],
    ['৫০০০ টাকার বেশি শাড়ি', 'শাড়ি', 5000, null],
    ['shirt 1000-1500', 'shirt', 1000, 1500],
    ['shirt 1000 to 1500 taka', 'shirt', 1000, 1500],
    ['between 1000 and 1500 shirt', 'shirt', 1000, 1500],
    ['১০০০ থেকে ২০০০ টাকার মধ্যে শার্ট', 'শার্ট', 1000, 2000],
  ])('%s', (query, rest, least, most) => {
    const price = readQueryPrice(query);
    expect(price.rest.trim()).toBe(rest);
    expect(price).toMatchObject({ least: least && taka(least), most: most && taka(most) });
  });

  test.each(['power bank 20,000 mah', 'size 40', '3 piece', 'frock 2 to 8 years', 'fan 12 inch', 'eid 2026'])(
    'is none in "%s"',
    (query) => {
      expect(readQueryPrice(query)).toMatchObject({ rest: query, typed: '', least: null, most: null });
    },
  );

  test('can be anything without an error', () => {
    const piece = fc.constantFrom(
      'under',
      '২০০০',
      'টাকার',
      'মধ্যে',
      '99999999999',
      '1.999',
      'k',
      '-',
      'to',
      '৳',
      ',',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { least, most } = readQueryPrice(pieces.join(' '));
        expect(least ?? 0).toBeLessThanOrEqual(most ?? Infinity);
      }),
    );
  });
});

describe('suggestions', () => {
  const suggest = makeSuggestions(shop, index);

  test('complete what is typed, in the language of the page, and skip what the shop does not have', () => {
    expect(suggest('pan', 'en').searches).toContain('Panjabi');
    expect(suggest('pan', 'bn').searches).toContain('পাঞ্জাবি');
    expect(suggest('পা', 'bn').searches).toContain('পাঞ্জাবি');
    expect(suggest('genji', 'en').searches).toEqual(['T-shirt']);
    expect(suggest('sher', 'en').searches).toEqual([]);
  });

  test('name products in the order of the search, and collections with products', () => {
    expect(suggest('sar', 'en').products[0]?.name).toBe('Tangail Jamdani Saree, Garnet');
    expect(suggest('gen', 'en').collections).toEqual(['men']);
    expect(suggest('গ্রী', 'bn').collections).toEqual(['summer']);
    expect(suggest('zzqqxx', 'en')).toEqual({ searches: [], collections: [], products: [] });
  });

  test('name the collections of staff in both languages, with products, by a word or its meaning', () => {
    const collection = (name: string, nameBn: string, count = 1) => ({ name, nameBn, count });
    const eid = collection('Eid Panjabis', 'ঈদের পাঞ্জাবি');
    const winter = collection('Winter', '');
    const kept = [winter, eid, collection('Eid for kids', '', 0)];
    const found = (typed: string) => suggestStaffCollections(typed, kept);
    expect(found('eid')).toEqual([eid]);
    expect(found('পান')).toEqual([eid]);
    expect(found('পাঞ্জ')).toEqual([eid]);
    expect(found('WIN')).toEqual([winter]);
    expect(found('saree')).toEqual([]);
    expect(found(' ')).toEqual([]);
    expect(suggestStaffCollections('w', [winter, winter, winter])).toHaveLength(2);
  });

  test('are popular searches for an empty field', () => {
    expect(suggest(' ', 'en')).toMatchObject({ collections: [], products: [] });
    expect(suggest('', 'en').searches.slice(0, 2)).toEqual(['Panjabi', 'Saree']);
    expect(suggest('', 'bn').searches).toContain('শাড়ি');
    expect(suggest('', 'en').searches).not.toContain('Sherwani');
  });
});

describe('a word', () => {
  test.each([
    ['পাঞ্জাবি', 'panjabi'],
    ['শাড়ি', 'saree'],
    ['লুঙ্গি', 'lungi'],
    ['কুর্তা', 'kurta'],
    ['জামদানি', 'jamdani'],
    ['নকশি', 'nakshi'],
    ['ব্যাগ', 'bag'],
    ['১২', '12'],
    ['jewellery', 'jewelery'],
  ])('%s sounds like %s', (one, other) => {
    expect(normalizeTerm(one)).toBe(normalizeTerm(other));
  });

  const bangla = fc.string({
    unit: fc.integer({ min: 0x980, max: 0x9ff }).map((code) => String.fromCodePoint(code)),
    maxLength: 20,
  });
  test('has one normal form in every encoding, at most three times as long', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), bangla), (word) => {
        expect(normalizeTerm(word)).toBe(normalizeTerm(word.normalize('NFD')));
        expect(normalizeTerm(word).length).toBeLessThanOrEqual(3 * word.normalize('NFKD').length);
      }),
    );
  });
});

describe('typing errors', () => {
  const words = fc.stringMatching(/^[a-z]{4,12}$/);

  test('accepts one typing error in a word of four letters or more', () => {
    const slip = fc.record({
      word: words,
      at: fc.nat(),
      kind: fc.constantFrom('drop', 'swap', 'other', 'more'),
    });
    fc.assert(
      fc.property(slip, ({ word, at, kind }) => {
        const place = at % (word.length - 1);
        const [before, letter, after] = [word.slice(0, place), word[place]!, word.slice(place + 1)];
        const typed = {
          drop: before + after,
          swap: before + after[0]! + letter + after.slice(1),
          other: `${before}x${after}`,
          more: `${before}x${letter}${after}`,
        }[kind];
        const edits = editDistance(typed, word, { most: 1 });
        expect(edits).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('has a symmetric edit distance, zero for equal words and never above the limit', () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom(1, 2), (one, other, most) => {
        const there = editDistance(one, other, { most });
        expect(there).toBe(editDistance(other, one, { most }));
        expect(there === 0).toBe(one === other);
        expect(there ?? 0).toBeLessThanOrEqual(most);
        expect(editDistance(one, one + other, { most, asBeginning: true })).toBe(0);
      }),
    );
    expect([3, 4, 7, 8].map(editsAllowed)).toEqual([0, 1, 1, 2]);
  });
});

describe('five thousand products', () => {
  const entries = sampleProducts(5_000).map(catalogueEntryOf).reverse();
  const large = makeSearchIndex(entries);

  test('are each found first by their own name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_999 }), (at) => {
        expect(large.search(entries[at]!.name).results[0]?.entry.id).toBe(entries[at]!.id);
      }),
      { numRuns: 40 },
    );
  });

  test('match every word that is used, by descending score and at most once', () => {
    const word = fc.constantFrom(
      'panjabi',
      'tangail',
      'gar',
      'শাড়ি',
      'জুতা',
      'bidding',
      '12',
      'rajshai',
      'zzz',
    );
    const idsOf = (query: string) => large.search(query).results.map(({ entry }) => entry.id);
    fc.assert(
      fc.property(word, word, (one, other) => {
        const { results, used, ignored } = large.search(`${one} ${other}`);
        expect(new Set(idsOf(`${one} ${other}`)).size).toBe(results.length);
        expect(results.every((it, at) => at === 0 || it.score <= results[at - 1]!.score)).toBe(true);
        for (const typed of used) {
          const ids = new Set(idsOf(typed));
          expect(results.every(({ entry }) => ids.has(entry.id))).toBe(true);
        }
        const typed = results.length ? [one, other] : [];
        expect(new Set([...used, ...ignored])).toEqual(new Set(typed));
      }),
      { numRuns: 30 },
    );
  });
});
