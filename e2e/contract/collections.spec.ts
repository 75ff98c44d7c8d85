import { taka } from '@nargisus/domain/money';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';

/*
 * The collections that staff keep (docs/adr/0054). All are in one document, which other test files change too: a test looks at its
 * own collections only.
 */
const testData = openTestData();
const { db } = testData;
let callers: Callers;
const made: string[] = [];
beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(async () => {
  for (const id of made) await send('DELETE', `/${id}`);
  await testData.close();
});

interface Collection {
  id: string;
  name: string;
  isVisible: boolean;
  count: number;
  membership: object;
}
interface List {
  collections: Collection[];
  version: number;
  updatedBy: string;
}
interface Sent {
  body?: unknown;
  example?: Example;
  token?: string;
}

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  { body, example, token = callers.tokens.admin }: Sent = {},
) => call(`/api/staff-collections${path}`, { method, token, body, example });
const listOf = ({ body }: ApiResponse) => body.data as unknown as List;
const staffList = async () => listOf(await send('GET'));
const ownOf = ({ collections }: List, id: string) => collections.find((it) => it.id === id);

const RULE = { by: 'rule', categories: [], collections: [], from: null, to: null };
const CONDITIONS = { onSale: false, isNew: false, featured: false };
const byRule = (conditions: object) => ({ ...RULE, ...CONDITIONS, ...conditions });
const byHand = (...products: string[]) => ({ by: 'hand', products });

let count = 0;
/** Adds a visible collection with a new id. */
async function added(membership: object, changes: object = {}, example?: Example): Promise<string> {
  const id = `test-${Date.now().toString(36)}-${(count += 1)}`;
  const texts = {
    name: `Test ${id}`,
    nameBn: `পরীক্ষা ${id}`,
    description: 'For tests',
    descriptionBn: 'পরীক্ষার',
  };
  const body = {
    id,
    ...texts,
    image: '/pictures/category-men-640.webp',
    isVisible: true,
    membership,
    ...changes,
  };
  const answer = await send('POST', '', { body, example });
  expect(answer.status).toBe(201);
  made.push(id);
  return id;
}

const edit = (id: string, changes: object, sent: Sent = {}) =>
  send('PUT', `/${id}`, { body: { changes }, ...sent });
const publicList = async (example?: Example) => {
  const { status, body, headers } = await call('/api/collections', { example });
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/s-maxage=60/)]);
  return body.data as unknown as Collection[];
};
const page = (id: string, example?: Example) => call(`/api/collections/${id}`, { example });
const productsOf = (id: string, query = '') => call(`/api/products?collection=${id}${query}`);
const idsOf = ({ body }: ApiResponse) => (body.data as unknown as { id: string }[]).map(({ id }) => id);

describe('staff', () => {
  test('add, edit and delete a collection, each with the next version and an audit entry', async () => {
    const id = await added(byHand(), {}, 'addCollection');
    const before = listOf(await send('GET', '', { example: 'listStaffCollections' }));
    const name = ownOf(before, id)!.name;
    const answer = await edit(id, { name: { from: name, to: 'Eid 2027' } }, { example: 'editCollection' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Collection saved']);
    const after = listOf(answer);
    expect(ownOf(after, id)).toMatchObject({ name: 'Eid 2027', membership: byHand() });
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.updatedBy).toBe(callers.admin.uid);
    const deleted = await send('DELETE', `/${id}`, { example: 'deleteCollection' });
    expect(deleted.status).toBe(200);
    expect(ownOf(listOf(deleted), id)).toBeUndefined();
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
    const entries = await db.collection('audit').where('subject.id', '==', `collections/${id}`).get();
    const recorded = entries.docs
      .map((it) => it.data() as { action: string; at: { toMillis(): number }; after: unknown; by: object })
      .sort((a, b) => a.at.toMillis() - b.at.toMillis());
    expect(recorded.map(({ action }) => action)).toEqual([
      'collection.created',
      'collection.edited',
      'collection.deleted',
    ]);
    expect(recorded[1]).toMatchObject({ after: { name: 'Eid 2027' }, by: { uid: callers.admin.uid } });
  });

  test('learn the stored value and the name of the colleague who was faster', async () => {
    const id = await added(byHand());
    const colleague = await tokenOf(await testData.account('admin', 'Parveen Akhter'));
    const { name } = ownOf(await staffList(), id)!;
    await edit(id, { name: { from: name, to: 'Puja' } }, { token: colleague });
    // All collections are one document: who changed another one since is not who is named.
    await added(byHand());
    const mine = { name: { from: name, to: 'Boishakh' }, isVisible: { from: true, to: false } };
    const answer = await edit(id, mine, { example: 'editCollection: a colleague was faster' });
    expect(statusAndBody(answer)).toEqual([
      409,
      {
        success: false,
        message: 'Parveen Akhter changed this collection in the meantime. Nothing of yours was saved.',
        data: { stale: [{ field: 'name', from: name, is: 'Puja' }], by: 'Parveen Akhter' },
      },
    ]);
    expect(ownOf(await staffList(), id)).toMatchObject({ name: 'Puja', isVisible: true });
  });

  test('of two concurrent edits of one field, one is stored', async () => {
    const id = await added(byHand());
    const { name } = ownOf(await staffList(), id)!;
    const answers = await Promise.all(['A', 'B'].map((to) => edit(id, { name: { from: name, to } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('see invalid fields by name, and keep the stored collection', async () => {
    const id = await added(byHand());
    const answer = await edit(id, {
      name: { from: '', to: ' ' },
      membership: { from: byHand(), to: byRule({}) },
    });
    expect(statusAndBody(answer)).toMatchObject([
      400,
      { errors: { name: 'The collection needs a name', membership: 'Please choose at least one condition' } },
    ]);
    expect((await edit('no-such-collection', { name: { from: '', to: 'A' } })).status).toBe(404);
  });

  test.each(['men', 'jewelry', 'Eid', 'a b', 'x'.repeat(41)])('cannot add a collection at %s', async (id) => {
    const texts = { name: 'A', nameBn: '', description: '', descriptionBn: '', image: '' };
    const body = { id, ...texts, isVisible: true, membership: byHand() };
    const answer = await send('POST', '', { body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['id']]);
  });

  test('cannot add two collections at one address', async () => {
    const id = await added(byHand());
    const { count: _count, ...stored } = ownOf(await staffList(), id)!;
    const answer = await send('POST', '', { body: stored });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'There is a collection with this address already',
    ]);
  });

  test('put collections into another order, which the shop shows; a stale order is rejected', async () => {
    const first = await added(byHand());
    const second = await added(byHand());
    let from: string[] = [];
    const swap = async () => {
      from = (await staffList()).collections.map(({ id }) => id);
      const to = [second, first, ...from.filter((id) => id !== first && id !== second)];
      return (await send('PUT', '', { body: { order: { from, to } }, example: 'orderCollections' })).status;
    };
    // Other files add collections too, which makes an order stale.
    await expect.poll(swap, { timeout: 30_000 }).toBe(200);
    expect((await publicList()).map(({ id }) => id).filter((id) => [first, second].includes(id))).toEqual([
      second,
      first,
    ]);
    const stale = await send('PUT', '', { body: { order: { from, to: [...from].reverse() } } });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'A colleague changed the order of the collections in the meantime. Nothing of yours was saved.',
    ]);
    const incomplete = await send('PUT', '', { body: { order: { from, to: from.slice(1) } } });
    expect(incomplete.status).toBe(400);
  });
});

describe('shoppers', () => {
  test('see picked products in the order of staff, in pages, without deleted ones', async () => {
    const products = [await testData.product(), await testData.product(), await testData.product()];
    const [a, b, c] = products.map(({ id }) => id) as [string, string, string];
    const id = await added(byHand(b, 'DELETED', c, a));
    const whole = await productsOf(id);
    expect([idsOf(whole), whole.body.total, whole.body.nextCursor]).toEqual([[b, c, a], 3, null]);
    const first = await productsOf(id, '&limit=2');
    expect([idsOf(first), first.body.total]).toEqual([[b, c], 3]);
    const second = await productsOf(id, `&limit=2&cursor=${first.body.nextCursor}`);
    expect([idsOf(second), second.body.nextCursor]).toEqual([[a], null]);
    await testData.removeProduct(c);
    await expect.poll(async () => idsOf(await productsOf(id)), { timeout: 30_000 }).toEqual([b, a]);
  });

  test('see what meets a rule now, newest first', async () => {
    const marker = taka(1733);
    const older = await testData.product({ price: marker });
    const newer = await testData.product({ price: marker, category: 'home' });
    await testData.product({ price: taka(1734) });
    const id = await added(byRule({ from: 1733, to: 1733, isNew: true }));
    await expect
      .poll(async () => idsOf(await productsOf(id)), { timeout: 30_000 })
      .toEqual([newer.id, older.id]);
    expect(idsOf(await productsOf(id, '&category=home'))).toEqual([newer.id]);
    await testData.changeProduct(older.id, { price: 1800 });
    await expect.poll(async () => idsOf(await productsOf(id)), { timeout: 30_000 }).toEqual([newer.id]);
    const listed = (await publicList('listCollections')).find((it) => it.id === id);
    expect(listed).toMatchObject({ name: `Test ${id}`, nameBn: `পরীক্ষা ${id}`, count: 1 });
    expect(listed).not.toHaveProperty('membership');
    expect((await page(id, 'getCollection')).body.data).toMatchObject({
      id,
      membership: byRule({ from: 1733, to: 1733, isNew: true }),
    });
  });

  test('never see a hidden collection: list, page, products, HTML, sitemap', async () => {
    const product = await testData.product();
    const id = await added(byHand(product.id));
    const everywhere = async () => {
      const sitemap = await (await fetch(`${addresses.shop}/sitemap.xml`)).text();
      const cards = await (await fetch(`${addresses.shop}/category-collection`)).text();
      return {
        listed: (await publicList()).some((it) => it.id === id),
        page: (await page(id)).status,
        products: (await productsOf(id)).status,
        html: (await fetch(`${addresses.shop}/category/${id}`)).status,
        card: cards.includes(id),
        sitemap: sitemap.includes(`/category/${id}<`),
      };
    };
    const shown = { listed: true, page: 200, products: 200, html: 200, card: true, sitemap: true };
    await expect.poll(everywhere, { timeout: 30_000 }).toEqual(shown);
    await edit(id, { isVisible: { from: true, to: false } });
    const hidden = { listed: false, page: 404, products: 404, html: 404, card: false, sitemap: false };
    await expect.poll(everywhere, { timeout: 30_000 }).toEqual(hidden);
    expect((await productsOf(id)).body.message).toBe('Collection not found');
    expect(ownOf(await staffList(), id)).toMatchObject({ isVisible: false });
  });

  test('read a page with its texts, metadata and products before any script runs', async () => {
    const product = await testData.product();
    const id = await added(byHand(product.id), { name: 'Eid <b>2027</b>', description: 'For the holidays' });
    const response = await fetch(`${addresses.shop}/category/${id}`);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=60',
    ]);
    expect(html).toContain('<title>Eid &lt;b&gt;2027&lt;/b&gt; · Nargisus</title>');
    expect(html).toContain('content="For the holidays"');
    expect(html).toContain(`content="${addresses.shop}/pictures/category-men-640.webp"`);
    expect(html).toContain(`href="/products/${product.id}"`);
  });
});
