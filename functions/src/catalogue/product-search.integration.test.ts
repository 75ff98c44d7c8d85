import { catalogueEntryOf, collectionsOf, productSchema, type Product } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { MOST_READ, searchLarge } from '@nargisus/domain/search';
import { sampleProducts } from '@nargisus/domain/testing';
import { MemorySource } from '@nargisus/domain/testing/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { ProductSearchRepository } from './product-search.repository.ts';

/* On the Firestore emulator, in an isolated project, where no trigger follows the products. */
const PRODUCTS = 100;
const LIMIT = 5;
const { db, readsOf } = openIsolatedProject('search');
const search = new ProductSearchRepository(db);
const products = sampleProducts(PRODUCTS).map((it) => ({ ...it, collections: [...collectionsOf(it)] }));
const memory = new MemorySource(products.map(catalogueEntryOf));

const at = (id: string) => db.doc(`products/${id}`);
const stored = (product: Product) => toDocument(productSchema, product);
const answerOf = (query: string, source: ProductSearchRepository | MemorySource = search) =>
  searchLarge(source, {
    ...{ query, filter: {}, least: null, most: null },
    ...{ limit: LIMIT, now: new Date('2026-11-24') },
  });
const found = async (query: string) => (await answerOf(query)).results.map(({ id }) => id);

beforeAll(async () => {
  const batch = db.batch();
  for (const product of products) batch.set(at(product.id), stored(product));
  await batch.commit();
});

test('a rebuild finds every product of an existing shop, and no difference the second time', async () => {
  expect(await search.rebuild({ repair: false })).toHaveLength(PRODUCTS);
  expect(await found('panjabi')).toEqual([]);
  expect(await search.rebuild({ repair: true })).toHaveLength(PRODUCTS);
  expect(await search.rebuild({ repair: true })).toEqual([]);
});

const QUERIES = [
  ...[
    'panjabi',
    'শাড়ি',
    'eid',
    'pan',
    'shrit',
    'saree garnet',
    'black saree',
    'panjabi under 2000',
    'under 500',
  ],
  ...['tangail zebra', 'hijab', 'asdf qwerty', 'blazer frock lungi vase necklace sandals mugs shirt'],
];

test.each(QUERIES)('"%s" is answered as a source in memory answers it', async (query) => {
  expect(await answerOf(query)).toEqual(await answerOf(query, memory));
});

test.each(QUERIES)('"%s" reads what the source in memory counts, which is bounded', async (query) => {
  const before = memory.reads;
  await answerOf(query, memory);
  const counted = memory.reads - before;
  expect(await readsOf(() => answerOf(query))).toBe(counted);
  expect(counted).toBeLessThanOrEqual(MOST_READ(LIMIT));
});

describe('events of products', () => {
  const product: Product = {
    ...products[0]!,
    ...{ id: 'EVENTFUL', _id: 'EVENTFUL', name: 'Brocade Doublet' },
  };
  const version = stored(product);

  test('may arrive late, twice and out of order', async () => {
    await at(product.id).set(version);
    const created = await at(product.id).get();
    await Promise.all([search.refresh(product.id), search.refresh(product.id)]);
    expect(await found('doublet')).toEqual([product.id]);
    await at(product.id).update({ name: 'Brocade Tabard' });
    await search.refresh(product.id, [created.data()]);
    expect([await found('doublet'), await found('tabard')]).toEqual([[], [product.id]]);
    await at(product.id).delete();
    // The events of the deletion, then of the change, then of the creation.
    for (let event = 0; event < 3; event += 1) await search.refresh(product.id, [created.data()]);
    expect(await found('tabard')).toEqual([]);
  });

  test('leave one document of a product whose id is used again', async () => {
    await at(product.id).set(version);
    const first = await at(product.id).get();
    await search.refresh(product.id, [first.data()]);
    await at(product.id).set({ ...version, createdAt: new Date() });
    const second = await at(product.id).get();
    await search.refresh(product.id, [first.data(), second.data()]);
    expect(await found('doublet')).toEqual([product.id]);
    await at(product.id).delete();
    await search.refresh(product.id, [second.data()]);
    expect(await found('doublet')).toEqual([]);
  });

  test('remove a product with an invalid document', async () => {
    await at(product.id).set(version);
    await search.refresh(product.id);
    const valid = await at(product.id).get();
    await at(product.id).update({ price: 'free' });
    await search.refresh(product.id, [valid.data()]);
    expect(await found('doublet')).toEqual([]);
    await at(product.id).delete();
  });

  test('cost one read each', async () => {
    expect(await readsOf(() => search.refresh(products[7]!.id))).toBe(1);
  });
});

test('a rebuild repairs keys that differ and removes those of products that are gone', async () => {
  const [gone, changed] = products as [Product, Product];
  await at(gone.id).delete();
  await at(changed.id).update({ name: 'Brocade Doublet' });
  expect((await search.rebuild({ repair: false })).sort()).toEqual([gone.id, changed.id].sort());
  expect(await found('doublet')).toEqual([]);
  await search.rebuild({ repair: true });
  expect(await found('doublet')).toEqual([changed.id]);
  expect(await search.rebuild({ repair: false })).toEqual([]);
});
