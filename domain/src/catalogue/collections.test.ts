import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from './categories.ts';
import { buildProduct } from './product-form.ts';
import {
  ASSIGNABLE_COLLECTIONS,
  COLLECTIONS,
  COLLECTION_IDS,
  isInCollection,
  type AssignableCollection,
} from './collections.ts';
import { collectionsOf, suggestedCollections } from './suggest-collections.ts';

test('has the eight collections of the specification', () => {
  expect(COLLECTIONS.map(({ id }) => id)).toEqual([...COLLECTION_IDS]);
  expect(COLLECTION_IDS.join(' ')).toBe('summer women men teen kids nargisus home-decor accessories');
  expect([...ASSIGNABLE_COLLECTIONS, 'nargisus'].sort()).toEqual([...COLLECTION_IDS].sort());
});

test("shows the products of a collection, and the featured ones in 'nargisus'", () => {
  const product = { featured: true, collections: ['men', 'summer'] as AssignableCollection[] };
  expect(COLLECTION_IDS.filter((id) => isInCollection(id, product))).toEqual(['summer', 'men', 'nargisus']);
  expect(isInCollection('nargisus', { featured: false, collections: [...ASSIGNABLE_COLLECTIONS] })).toBe(
    false,
  );
});

describe('suggested collections', () => {
  const cases: [name: string, category: Category, on: AssignableCollection[]][] = [
    ['Shonar Bangla Jamdani Panjabi', 'clothing', ['men']],
    ['সুতি পাঞ্জাবি', 'clothing', ['summer', 'men']],
    ['Tangail Jamdani Saree, Garnet', 'clothing', ['women']],
    ['টাঙ্গাইল শাড়ি', 'clothing', ['women']],
    ['Chhoto Shona Panjabi Set, Kids', 'clothing', ['kids']],
    ['Jhumjhumi Dotted Frock', 'clothing', ['kids']],
    ['Mirpur Slim Jeans', 'clothing', ['men', 'teen']],
    ['Bhairab Leather Sandals', 'shoes', ['summer', 'men']],
    ['Fantastic Plate', 'home', ['home-decor']],
    ['Nakshi Kantha Quilt', 'home', ['home-decor']],
    ['Noor Jhumka', 'jewelry', ['women', 'accessories']],
    ['Bifold Wallet', 'bags', ['men', 'accessories']],
    ['Power Bank', 'electronics', []],
  ];
  test.each(cases)('suggests for %s (%s) the collections %j', (name, category, on) => {
    expect(suggestedCollections({ name, category })).toEqual(on);
  });

  test('stores a new product with its suggested collections, unless staff chose, even none', () => {
    const form = { name: 'Linen Panjabi', category: 'clothing' as const, description: 'x', image: '/a.webp' };
    const build = (collections?: AssignableCollection[]) =>
      buildProduct(
        { ...form, price: 1 as never, inStock: true, featured: false, ...(collections && { collections }) },
        { now: new Date(0), random: 0 },
      ).collections;
    expect(build()).toEqual(['summer', 'men']);
    expect(build(['teen'])).toEqual(['teen']);
    expect(build([])).toEqual([]);
    expect(collectionsOf({ ...form, collections: [] })).toEqual([]);
    expect(collectionsOf(form)).toEqual(['summer', 'men']);
  });

  test('works for every category', () => {
    for (const category of CATEGORIES) {
      expect(suggestedCollections({ name: '(a+b)* [x', category })).toBeInstanceOf(Array);
    }
  });
});
