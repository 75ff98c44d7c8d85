import { FieldPath, FieldValue, Filter } from 'firebase-admin/firestore';
import type { Query } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { all, firestore, ids, useProducts } from './use-products.ts';

useProducts();

describe('filters', () => {
  test.each<[string, (all: Query) => Query, string[]]>([
    ['equal', (q) => q.where('price', '==', 1800), ['kurta', 'shirt']],
    ['less', (q) => q.where('price', '<', 1200), ['cap', 'belt']],
    ['less or equal', (q) => q.where('price', '<=', 1200), ['cap', 'belt', 'vase']],
    ['greater', (q) => q.where('price', '>', 1800), ['panjabi']],
    ['greater or equal', (q) => q.where('price', '>=', 1800), ['kurta', 'shirt', 'panjabi']],
    ['between', (q) => q.where('price', '>', 350).where('price', '<', 1800), ['belt', 'vase']],
    ['not equal', (q) => q.where('category', '!=', 'men'), ['belt', 'cap', 'vase']],
    ['in', (q) => q.where('category', 'in', ['home', 'accessories']), ['belt', 'cap', 'vase']],
    ['not in', (q) => q.where('category', 'not-in', ['men', 'home']), ['belt', 'cap']],
    ['array contains', (q) => q.where('sizes', 'array-contains', 'XL'), ['kurta', 'panjabi']],
    [
      'array contains any',
      (q) => q.where('sizes', 'array-contains-any', ['S', 'L']),
      ['cap', 'kurta', 'panjabi', 'shirt'],
    ],
    ['is null', (q) => q.where('rating', '==', null), ['cap']],
    ['is not null', (q) => q.where('rating', '!=', null), ['kurta', 'shirt', 'belt', 'panjabi']],
    ['is not a number', (q) => q.where('rating', '==', NaN), ['kurta']],
    ['is not NaN', (q) => q.where('rating', '!=', NaN), ['shirt', 'belt', 'panjabi']],
    ['two equalities', (q) => q.where('category', '==', 'men').where('stock', '==', 0), ['shirt']],
    [
      'equality and inequality',
      (q) => q.where('category', '==', 'men').where('price', '<', 2000),
      ['kurta', 'shirt'],
    ],
    ['two inequalities', (q) => q.where('price', '>', 500).where('stock', '>', 1), ['kurta', 'panjabi']],
    [
      'equality and array contains',
      (q) => q.where('category', '==', 'men').where('sizes', 'array-contains', 'S'),
      ['kurta', 'shirt'],
    ],
    [
      'by document id',
      (q) => q.where(FieldPath.documentId(), 'in', ['vase', 'cap', 'nothing']),
      ['cap', 'vase'],
    ],
    ['above a document id', (q) => q.where(FieldPath.documentId(), '>', 'panjabi'), ['shirt', 'vase']],
    [
      'or',
      (q) => q.where(Filter.or(Filter.where('price', '<', 500), Filter.where('category', '==', 'home'))),
      ['cap', 'vase'],
    ],
    [
      'and inside or inside and',
      (q) =>
        q
          .where('stock', '>=', 1)
          .where(
            Filter.or(
              Filter.and(Filter.where('category', '==', 'men'), Filter.where('price', '>', 2000)),
              Filter.where('category', '==', 'accessories'),
            ),
          ),
      ['cap', 'panjabi'],
    ],
  ])('%s', async (_form, form, expected) => {
    expect(await ids(form(all()))).toEqual(expected);
  });
});

describe('order, limits and cursors', () => {
  test.each<[string, (all: Query) => Query, string[]]>([
    [
      'ascending, ties by id',
      (q) => q.orderBy('price'),
      ['cap', 'belt', 'vase', 'kurta', 'shirt', 'panjabi'],
    ],
    [
      'descending, ties by id backwards',
      (q) => q.orderBy('price', 'desc'),
      ['panjabi', 'shirt', 'kurta', 'vase', 'belt', 'cap'],
    ],
    [
      'by two fields',
      (q) => q.orderBy('category').orderBy('price', 'desc'),
      ['belt', 'cap', 'vase', 'panjabi', 'shirt', 'kurta'],
    ],
    [
      'documents without the field are left out',
      (q) => q.orderBy('rating'),
      ['cap', 'kurta', 'shirt', 'belt', 'panjabi'],
    ],
    ['limit', (q) => q.orderBy('price').limit(2), ['cap', 'belt']],
    ['limit to last', (q) => q.orderBy('price').limitToLast(2), ['shirt', 'panjabi']],
    ['offset and limit', (q) => q.orderBy('price').offset(1).limit(2), ['belt', 'vase']],
    ['start at', (q) => q.orderBy('price').startAt(1800), ['kurta', 'shirt', 'panjabi']],
    ['start after', (q) => q.orderBy('price').startAfter(1800), ['panjabi']],
    ['end at', (q) => q.orderBy('price').endAt(1200), ['cap', 'belt', 'vase']],
    ['end before', (q) => q.orderBy('price').endBefore(1200), ['cap', 'belt']],
    [
      'a cursor on value and id',
      (q) => q.orderBy('price').orderBy(FieldPath.documentId()).startAfter(1800, 'kurta'),
      ['shirt', 'panjabi'],
    ],
    [
      'of a category by id backwards',
      (q) => q.where('category', '==', 'men').orderBy(FieldPath.documentId(), 'desc').limit(2),
      ['shirt', 'panjabi'],
    ],
  ])('%s', async (_form, form, expected) => {
    expect(await ids(form(all()))).toEqual(expected);
  });

  test('pages with startAfter without gaps or repetitions', async () => {
    const byPrice = all().orderBy('price').limit(2);
    const seen: string[] = [];
    let page = await byPrice.get();
    while (!page.empty) {
      seen.push(...page.docs.map(({ id }) => id));
      page = await byPrice.startAfter(page.docs.at(-1)!).get();
    }
    expect(seen).toEqual(['cap', 'belt', 'vase', 'kurta', 'shirt', 'panjabi']);
  });
});

test('returns the projected fields, or the name alone', async () => {
  const named = await all().where('category', '==', 'home').select('price', 'missing').get();
  expect(named.docs[0]!.data()).toEqual({ price: 1200 });
  const bare = await all().where('category', '==', 'home').select().get();
  expect(bare.docs[0]!.data()).toEqual({});
});

test('finds the collections of a group at every depth', async () => {
  const group = await firestore.collectionGroup('items').orderBy('n').get();
  expect(group.docs.map(({ ref }) => ref.path)).toEqual([
    'items/i0',
    'carts/c1/items/i1',
    'carts/c2/items/i2',
  ]);
});

test('partitions a collection group so that each document is read once', async () => {
  const writer = firestore.bulkWriter();
  for (let n = 0; n < 300; n += 1) void writer.set(firestore.doc(`shelves/s${n % 7}/boxes/b${n}`), { n });
  await writer.close();
  const seen: string[] = [];
  for await (const partition of firestore.collectionGroup('boxes').getPartitions(4)) {
    seen.push(...(await partition.toQuery().get()).docs.map(({ id }) => id));
  }
  expect(seen).toHaveLength(300);
  expect(new Set(seen).size).toBe(300);
});

test('returns the nearest vectors first', async () => {
  const colours = firestore.collection('colours');
  await colours.doc('red').set({ rgb: FieldValue.vector([1, 0, 0]) });
  await colours.doc('pink').set({ rgb: FieldValue.vector([1, 0.5, 0.5]) });
  await colours.doc('blue').set({ rgb: FieldValue.vector([0, 0, 1]) });
  const nearest = await colours
    .findNearest({ vectorField: 'rgb', queryVector: [1, 0.1, 0], limit: 2, distanceMeasure: 'EUCLIDEAN' })
    .get();
  expect(nearest.docs.map(({ id }) => id)).toEqual(['red', 'pink']);
});

test('streams results', async () => {
  const seen: string[] = [];
  for await (const document of all().orderBy('price').stream()) {
    seen.push((document as unknown as { id: string }).id);
  }
  expect(seen).toHaveLength(6);
});

test.each<[string, (all: Query) => Query]>([
  [
    'too many alternatives',
    (q) =>
      q.where(
        'price',
        'in',
        Array.from({ length: 31 }, (_, n) => n),
      ),
  ],
  [
    'too many exclusions',
    (q) =>
      q.where(
        'price',
        'not-in',
        Array.from({ length: 11 }, (_, n) => n),
      ),
  ],
  [
    'too many combinations',
    (q) => q.where('price', 'in', [1, 2, 3, 4, 5, 6]).where('stock', 'in', [1, 2, 3, 4, 5, 6]),
  ],
])('rejects %s', async (_what, form) => {
  await expect(form(all()).get()).rejects.toMatchObject({ code: 3 });
});
