import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/* POST /api/product-rows: the rows of an import and of a bulk edit. */
const testData = openTestData();
const { db } = testData;
let admin: Account;
let token: string;
beforeAll(async () => {
  admin = await testData.account('admin');
  token = await tokenOf(admin);
});
afterAll(() => testData.close());

interface Result {
  readonly row: number;
  readonly outcome: string;
  readonly id?: string;
  readonly version?: number;
  readonly changed: string[];
  readonly files: string[];
  readonly errors?: Record<string, string>;
}
const send = async (
  rows: object[],
  { isDryRun = false, example }: { isDryRun?: boolean; example?: Example } = {},
) => {
  const answer = await call('/api/product-rows', {
    method: 'POST',
    token,
    body: { isDryRun, rows },
    example,
  });
  expect(answer.status).toBe(200);
  return answer.body.data as unknown as Result[];
};
const product = {
  name: 'Cotton panjabi',
  price: '1,250.50',
  description: 'Soft cotton.',
  category: 'clothing',
  sizing: 'letters',
  sizes: ['M', 'L'],
  pictures: [{ url: '/pictures/category-men-640.webp' }],
};
let count = 0;
const newSku = () => `BATCH-${Date.now()}-${++count}`;
const stored = async (id: string) => (await db.doc(`products/${id}`).get()).data();
const stock = async (id: string, size: string) => (await db.doc(`stock/${id}_${size}`).get()).data();
const costs = async (id: string) =>
  (await db.doc(`productCosts/${id}`).get()).data()?.costs as { cost: number | null }[] | undefined;

describe('a row', () => {
  test('adds a product under an id made of its SKU, with stock and cost', async () => {
    const sku = newSku();
    const row = { row: 2, product: { ...product, sku }, stock: { M: 10, L: 0 }, cost: '700' };
    expect(await send([row], { isDryRun: true, example: 'saveProducts: dry run' })).toEqual([
      { row: 2, outcome: 'created', id: sku, changed: [], files: [] },
    ]);
    expect(await stored(sku)).toBeUndefined();
    expect(await send([row], { example: 'saveProducts' })).toMatchObject([{ outcome: 'created', id: sku }]);
    expect(await stored(sku)).toMatchObject({
      name: 'Cotton panjabi',
      price: 1250.5,
      sizes: ['M', 'L'],
      version: 1,
      updatedBy: admin.uid,
    });
    expect([await stock(sku, 'M'), await stock(sku, 'L')]).toMatchObject([{ onHand: 10 }, { onHand: 0 }]);
    expect(await costs(sku)).toMatchObject([{ cost: 700 }]);
    const moves = await db.collection('stockMoves').where('stock', '==', `${sku}_M`).get();
    expect(moves.docs.map((it) => it.data())).toMatchObject([
      { why: 'count', by: admin.uid, to: { onHand: 10 } },
    ]);
  });

  test('that is repeated writes nothing', async () => {
    const sku = newSku();
    const row = { row: 2, product: { ...product, sku }, stock: { M: 10 }, cost: 700 };
    await send([row]);
    // Without the fields that a trigger updates from the counted stock.
    const written = async () => {
      const { availability: _shown, availabilityAt: _at, ...saved } = (await stored(sku))!;
      return [saved, await stock(sku, 'M'), await costs(sku)];
    };
    const before = await written();
    expect(await send([row])).toMatchObject([{ outcome: 'unchanged', version: 1 }]);
    expect(await written()).toEqual(before);
    const audit = await db.collection('audit').where('subject.id', '==', `${sku}_M`).get();
    expect(audit.size).toBe(1);
  });

  test('changes only the fields that it names, and stock of uncounted sizes alone', async () => {
    const sku = newSku();
    await send([{ row: 2, product: { ...product, sku, fabric: 'Cotton' }, stock: { M: 10 } }]);
    const results = await send([
      { row: 2, id: sku, product: { price: 990 }, stock: { M: 3, L: 4 }, cost: 500 },
    ]);
    expect(results).toMatchObject([{ outcome: 'updated', changed: ['price', 'cost', 'stock'] }]);
    expect(await stored(sku)).toMatchObject({ price: 990, fabric: 'Cotton', version: 2 });
    expect([await stock(sku, 'M'), await stock(sku, 'L')]).toMatchObject([{ onHand: 10 }, { onHand: 4 }]);
  });

  test('that is rejected does not stop the others', async () => {
    const [one, two] = [newSku(), newSku()];
    const results = await send([
      { row: 2, product: { ...product, sku: one, category: 'cloths', price: 'cheap' } },
      { row: 3, product: { ...product, sku: two } },
      { row: 4, product: { ...product, sku: newSku(), sizes: ['43'] } },
      { row: 5, product },
      { row: 6, product: { ...product, sku: newSku() }, stock: { XL: 1 } },
      { row: 7, product: { ...product, sku: newSku(), pictures: [{ url: `file:${'a'.repeat(64)}` }] } },
      { row: 8, id: two, product: { compareAtPrice: 5 } },
    ]);
    expect(results.map(({ row, outcome, errors }) => [row, outcome, errors])).toEqual([
      [2, 'rejected', { price: 'Please enter a valid price', category: 'Please select a category' }],
      [3, 'created', undefined],
      [4, 'rejected', { sizes: expect.any(String) }],
      [5, 'rejected', { id: 'Please give a product ID or an SKU' }],
      [6, 'rejected', { stock: 'The product is not made in a size that has stock here' }],
      [7, 'rejected', { pictures: 'Please upload the picture first' }],
      [8, 'rejected', { compareAtPrice: 'The struck-through price must be above the price' }],
    ]);
    expect(await stored(one)).toBeUndefined();
  });

  test('that starts from an older version is a conflict, unless nothing is left to change', async () => {
    const sku = newSku();
    await send([{ row: 2, product: { ...product, sku } }]);
    await send([{ row: 2, id: sku, fromVersion: 1, product: { price: 990 } }]);
    const late = await send([{ row: 2, id: sku, fromVersion: 1, product: { price: 980 } }]);
    expect(late).toMatchObject([
      { outcome: 'rejected', version: 2, errors: { id: expect.stringContaining('colleague') } },
    ]);
    expect(await send([{ row: 2, id: sku, fromVersion: 1, product: { price: 990 } }])).toMatchObject([
      { outcome: 'unchanged' },
    ]);
  });

  test('finds the file that a picture of the product was made of', async () => {
    const sku = newSku();
    const hash = 'b'.repeat(64);
    await send([
      { row: 2, product: { ...product, sku, pictures: [{ url: `/products/${hash}.webp`, alt: 'Front' }] } },
    ]);
    const files = (name: string) =>
      send([{ row: 2, id: sku, product: { pictures: [{ url: `file:${name}` }] } }], { isDryRun: true });
    expect(await files(hash)).toMatchObject([{ outcome: 'unchanged', files: [] }]);
    expect(await files('c'.repeat(64))).toMatchObject([{ outcome: 'updated', files: ['c'.repeat(64)] }]);
  });

  test('with an SKU that two products have needs the id', async () => {
    const sku = newSku();
    await send([
      { row: 2, id: `${sku}-1`, product: { ...product, sku } },
      { row: 3, id: `${sku}-2`, product: { ...product, sku } },
    ]);
    expect(await send([{ row: 2, product: { sku, price: 5 } }])).toMatchObject([
      { outcome: 'rejected', errors: { sku: 'Several products have this SKU: please give the product ID' } },
    ]);
  });

  test('saved at the same time from two windows adds one product', async () => {
    const sku = newSku();
    const row = { row: 2, product: { ...product, sku }, stock: { M: 1 }, cost: 7 };
    const outcomes = (await Promise.all([send([row]), send([row]), send([row])])).map(([it]) => it!.outcome);
    expect(outcomes.toSorted()).toEqual(['created', 'unchanged', 'unchanged']);
    expect(await costs(sku)).toHaveLength(1);
  });
});

describe('purchase costs', () => {
  test('are kept with the day from which they count, and answered to staff alone', async () => {
    const id = newSku();
    await send([{ row: 2, id, product, cost: 700 }]);
    await send([{ row: 2, id, cost: 650.25 }]);
    expect(await costs(id)).toMatchObject([{ cost: 700 }, { cost: 650.25 }]);
    const path = `/api/product-costs?ids=${id},NO_SUCH_PRODUCT`;
    const answer = await call(path, { token, example: 'listProductCosts' });
    expect(answer.body.data).toEqual([{ id, cost: 650.25 }]);
    const history = await call(`/api/products/${id}/cost`, { token, example: 'readProductCost' });
    expect(history.body.data).toMatchObject({ cost: 650.25, history: [{ cost: 700 }, { cost: 650.25 }] });
    const shopper = await tokenOf(await testData.account('user'));
    expect([(await call(path, { token: shopper })).status, (await call(path)).status]).toEqual([403, 401]);
    expect(JSON.stringify((await call(`/api/products/${id}`)).body)).not.toContain('650.25');
    await send([{ row: 2, id, cost: null }]);
    expect((await call(path, { token })).body.data).toEqual([]);
    expect((await call(`/api/products/${id}/cost`, { token })).body.data).toMatchObject({
      cost: null,
      history: [{ cost: 700 }, { cost: 650.25 }, { cost: null }],
    });
  });
});

test('rejects a request of more than 25 rows', async () => {
  const rows = Array.from({ length: 26 }, (_, at) => ({ row: at + 1, id: 'X' }));
  const answer = await call('/api/product-rows', { method: 'POST', token, body: { rows } });
  expect([answer.status, answer.body.message]).toEqual([400, 'At most 25']);
});
