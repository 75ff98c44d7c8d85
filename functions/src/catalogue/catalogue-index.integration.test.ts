import {
  buildProduct,
  catalogueChunkOf,
  productFormSchema,
  catalogueEntryOf,
  CATALOGUE_CHUNKS,
  productSchema,
  storedEntry,
  type Product,
} from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { CatalogueIndexRepository } from './catalogue-index.repository.ts';

/* On the Firestore emulator, in an isolated project, where no trigger follows the products. */
const PRODUCTS = 400;
const { db, readsOf } = openIsolatedProject('catalogue');
const index = new CatalogueIndexRepository(db);
const products = Array.from({ length: PRODUCTS }, (_, n) => productOf(n));

beforeAll(async () => {
  const batch = db.batch();
  for (const product of products) batch.set(at(product.id), stored(product));
  await batch.commit();
});

const at = (id: string) => db.doc(`products/${id}`);
const stored = (product: Product) => toDocument(productSchema, product);
const known = async (id: string) => (await index.entries()).find((entry) => entry.id === id);

function productOf(n: number): Product {
  const form = {
    name: `Panjabi ${n}`,
    price: 350 + n,
    description: 'Soft.',
    image: '/a.webp',
    category: 'clothing',
  };
  const now = new Date(Date.parse('2026-01-01') + n * 61_000);
  return buildProduct(productFormSchema.parse(form), { now, random: (n % 100) / 100 });
}

describe('the index of an existing shop', () => {
  test('is built by a rebuild, which finds no difference the second time', async () => {
    expect(await index.rebuild({ repair: false })).toMatchObject({ products: PRODUCTS });
    expect(await index.entries()).toEqual([]);
    expect((await index.rebuild({ repair: true })).different).toHaveLength(PRODUCTS);
    expect((await index.rebuild({ repair: true })).different).toEqual([]);
    expect((await index.entries()).map(({ id }) => id)).toEqual(products.map(({ id }) => id).reverse());
  });

  test('is read in a few documents, however many products there are', async () => {
    expect(await readsOf(() => index.entries())).toBe(CATALOGUE_CHUNKS);
  });

  test('is repaired where it differs from the products', async () => {
    const [gone, changed, strange] = products as [Product, Product, Product];
    await at(gone.id).delete();
    await at(changed.id).update({ price: 5 });
    await db
      .doc('catalogueIndex/0')
      .set({ entries: { NEVER_WAS: storedEntry(catalogueEntryOf(strange)) } }, { merge: true });
    await db.doc('catalogueIndex/0').update({ 'entries.NEVER_WAS.id': 'NEVER_WAS' });
    const found = (await index.rebuild({ repair: false })).different.sort();
    expect(found).toEqual(['NEVER_WAS', changed.id, gone.id].sort());
    await index.rebuild({ repair: true });
    expect(await known(gone.id)).toBeUndefined();
    expect(await known(changed.id)).toMatchObject({ price: taka(5) });
  });
});

test('rebuilds collections of products that have none, and keeps those that were chosen', async () => {
  const [old, chosen] = [
    { ...productOf(500), id: 'OLD_ONE', _id: 'OLD_ONE' },
    { ...productOf(501), id: 'CHOSEN_ONE', _id: 'CHOSEN_ONE', collections: ['kids' as const] },
  ];
  const { collections: suggested, ...before } = stored(old);
  expect(suggested).toContain('men');
  await at(old.id).set(before);
  await at(chosen.id).set(stored(chosen));
  expect((await index.rebuild({ repair: false })).withoutCollections).toEqual(['OLD_ONE']);
  expect((await index.rebuild({ repair: true })).withoutCollections).toEqual(['OLD_ONE']);
  expect((await at(old.id).get()).get('collections')).toEqual(suggested);
  expect((await at(chosen.id).get()).get('collections')).toEqual(['kids']);
  const again = await index.rebuild({ repair: true });
  expect(again.withoutCollections).toEqual([]);
  expect(again.different).not.toContain(old.id);
});

test('reports that it is full and keeps its content', async () => {
  const newcomer = { ...productOf(600), id: 'NEWCOMER', _id: 'NEWCOMER', name: 'ক'.repeat(100) };
  const chunk = catalogueChunkOf(newcomer.id);
  const document = db.doc(`catalogueIndex/${chunk}`);
  const kept = (await document.get()).data()!;
  const entry = storedEntry(catalogueEntryOf(newcomer));
  // As large as the entries of two thousand products.
  await document.set({
    entries: { PADDING: { ...entry, id: 'PADDING', name: '', words: 'x'.repeat(2 ** 20 - 500) } },
  });
  await at(newcomer.id).set(stored(newcomer));
  expect(await index.refresh(chunk, [newcomer.id])).toBe(false);
  expect(Object.keys((await document.get()).get('entries') as object)).toEqual(['PADDING']);
  await document.set(kept);
  expect(await index.refresh(chunk, [newcomer.id])).toBe(true);
  expect(await known(newcomer.id)).toEqual(catalogueEntryOf(newcomer));
  await at(newcomer.id).delete();
  await index.refresh(chunk, [newcomer.id]);
});

describe('events of products', () => {
  const follow = (id: string) => index.refresh(catalogueChunkOf(id), [id]);

  test('leave a readable catalogue when a deletion arrives before all others', async () => {
    const chunk = db.doc(`catalogueIndex/${catalogueChunkOf('UNHEARD_OF')}`);
    const kept = await chunk.get();
    await chunk.delete();
    await follow('UNHEARD_OF');
    expect((await chunk.get()).exists).toBe(true);
    expect(await known('UNHEARD_OF')).toBeUndefined();
    await chunk.set(kept.data()!);
  });

  test('may arrive late, twice and out of order', async () => {
    const product = { ...productOf(1), id: 'EVENTFUL', _id: 'EVENTFUL' };
    await at(product.id).set(stored(product));
    await Promise.all([follow(product.id), follow(product.id)]);
    expect(await known(product.id)).toEqual(catalogueEntryOf(product));
    await at(product.id).update({ price: 42 });
    await at(product.id).delete();
    // The events of the deletion, then of the change, then of the creation.
    for (let event = 0; event < 3; event += 1) await follow(product.id);
    expect(await known(product.id)).toBeUndefined();
    await follow(product.id);
    expect(await known(product.id)).toBeUndefined();
  });

  test('are all applied when many products change at once', async () => {
    const some = products.slice(100, 160);
    await Promise.all(
      some.map(({ id }, n) =>
        at(id)
          .update({ price: 1000 + n })
          .then(() => follow(id)),
      ),
    );
    const entries = new Map((await index.entries()).map((entry) => [entry.id, entry.price]));
    expect(some.map(({ id }) => entries.get(id))).toEqual(some.map((_, n) => taka(1000 + n)));
  });

  test('cost two operations each: the read of the product and the write of its index document', async () => {
    expect(await readsOf(() => follow(products[7]!.id))).toBe(1);
  });
});
