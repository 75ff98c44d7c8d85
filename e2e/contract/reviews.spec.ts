import { addresses } from '@nargisus/local-suite/launcher';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { DOT, plainPng } from '../fixtures/data/pictures.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* Reviews: written by customers who received the product, approved, hidden and answered by staff. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
const { db } = testData;
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

interface Bought {
  order: PlacedOrder;
  productId: string;
}
interface SentReview {
  _id: string;
  status: string;
  answer: { text: string } | null;
}

/** Places an order of a new product in size M and stores it as delivered. */
async function delivered(token = callers.tokens.user!): Promise<Bought> {
  const product = await testData.product();
  const order = await placeOrder(token, product);
  await db.doc(`orders/${order._id}`).update({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  return { order, productId: product.id };
}

const sizeOf = async ({ order }: Bought) =>
  ((await db.doc(`orders/${order._id}`).get()).get('items') as { size: string }[])[0]!.size;

async function write(bought: Bought, review: object = {}, token = callers.tokens.user, example?: Example) {
  const line = { orderId: bought.order._id, productId: bought.productId, size: await sizeOf(bought) };
  const body = { ...line, stars: 5, text: 'Good cloth', ...review };
  return call('/api/reviews', { method: 'POST', token, body, example });
}

const put = (path: string, body: object, example?: Example, token = callers.tokens.admin) =>
  call(`/api/reviews/${path}`, { method: 'PUT', token, body, example });
const decide = (id: string, from: string, to: string, example?: Example) =>
  put(`${id}/status`, { status: { from, to } }, example);
const sent = ({ body }: ApiResponse) => body.data as unknown as SentReview;
const ratingOf = async (id: string): Promise<unknown> => (await db.doc(`products/${id}`).get()).get('rating');
const published = async (id: string) =>
  (await call(`/api/products/${id}/reviews`)).body.data as unknown as { text: string }[];

describe('a review', () => {
  test('waits for staff, is edited by a second call until then, and is published once approved', async () => {
    const bought = await delivered();
    const first = await write(bought, {}, callers.tokens.user, 'writeReview');
    expect(statusAndBody(first)).toMatchObject([
      201,
      { data: { author: 'Rahima', stars: 5, text: 'Good cloth', status: 'pending', answer: null } },
    ]);
    expect(await published(bought.productId)).toEqual([]);
    const second = await write(bought, { stars: 3, text: 'Shrank a little' });
    expect([second.status, sent(second)._id]).toEqual([200, sent(first)._id]);

    const { _id } = sent(first);
    const before = (await db.doc(`products/${bought.productId}`).get()).data();
    expect((await decide(_id, 'pending', 'approved', 'decideReview')).status).toBe(200);
    const shown = await call(`/api/products/${bought.productId}/reviews`, { example: 'listProductReviews' });
    expect(statusAndBody(shown)).toMatchObject([
      200,
      { data: [{ author: 'Rahima', stars: 3, answer: null }] },
    ]);
    expect(JSON.stringify(shown.body)).not.toMatch(
      new RegExp(`${bought.order._id}|${callers.user.uid}|"_id"`),
    );
    expect(shown.headers.get('cache-control')).toMatch(/public.*s-maxage=\d+/);
    const after = (await db.doc(`products/${bought.productId}`).get()).data();
    expect(after).toEqual({ ...before, rating: { count: 1, total: 3 } });

    const late = await write(bought, { stars: 1 });
    expect([late.status, late.body.message]).toEqual([
      409,
      'The shop has already decided about this review, so it can no longer be changed',
    ]);
  });

  test('is only in its author’s list of the order', async () => {
    const bought = await delivered();
    await write(bought);
    const path = `/api/me/reviews?orderId=${bought.order._id}`;
    const own = await call(path, { token: callers.tokens.user, example: 'listMyReviews' });
    expect(own.body.data).toMatchObject([{ productId: bought.productId, status: 'pending' }]);
    expect((await call(path, { token: callers.tokens.other })).body.data).toEqual([]);
  });

  test.each([
    ['another person’s order', async () => write(await delivered(), {}, callers.tokens.other), 404],
    ['an order of an admin’s customer', async () => write(await delivered(), {}, callers.tokens.admin), 404],
    ['an unknown order', async () => write({ ...(await delivered()) }, { orderId: 'NO_SUCH_ORDER' }), 404],
    ['a product that is not in the order', async () => write(await delivered(), { productId: 'NONE' }), 404],
    ['a size that is not in the order', async () => write(await delivered(), { size: 'XXL' }), 404],
    [
      'an order that has not arrived',
      async () => {
        const bought = await delivered();
        await db.doc(`orders/${bought.order._id}`).update({ orderStatus: 'shipped' });
        return write(bought);
      },
      409,
    ],
    ['no stars', async () => write(await delivered(), { stars: 0 }), 400],
    ['a long text', async () => write(await delivered(), { text: 'x'.repeat(1501) }), 400],
    ['a picture that was not uploaded', async () => write(await delivered(), { pictures: ['a.webp'] }), 400],
    ['a picture elsewhere', async () => write(await delivered(), { pictures: ['../x/a.webp'] }), 400],
  ] as const)('is rejected for %s', async (_what, send, status) => {
    expect((await send()).status).toBe(status);
  });

  test('decides nothing itself: forged fields are ignored', async () => {
    const bought = await delivered();
    const forged = {
      status: 'approved',
      answer: { text: 'Best shop' },
      author: 'Shop',
      uid: callers.other.uid,
    };
    expect(sent(await write(bought, forged))).toMatchObject({
      ...{ status: 'pending', answer: null, author: 'Rahima', uid: callers.user.uid },
    });
    expect(await ratingOf(bought.productId)).toBeUndefined();
  });

  test('shows pictures that its author has uploaded', async () => {
    const bought = await delivered();
    const bucket = getStorage(testData.app).bucket(`${addresses.projectId}.appspot.com`);
    const path = `reviews/${callers.user.uid}/photo-1.png`;
    const metadata = { metadata: { firebaseStorageDownloadTokens: 'token-1' } };
    await bucket.file(path).save(DOT, { contentType: 'image/png', metadata });
    const { body } = await write(bought, { pictures: ['photo-1.png'] });
    expect(body.data).toMatchObject({ pictures: [{ name: 'photo-1.png' }] });
    const [{ url }] = (body.data as unknown as { pictures: [{ url: string }] }).pictures;
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(DOT);
    const of = (token: string | undefined) => write(bought, { pictures: ['photo-1.png'] }, token);
    expect((await of(callers.tokens.other)).status).toBe(404);
  });
});

describe('staff', () => {
  test('list waiting reviews, hide and approve them; each decision changes the rating once', async () => {
    const bought = await delivered();
    const { _id } = sent(await write(bought, { stars: 4 }));
    const listed = await call('/api/reviews?status=pending&limit=100', {
      token: callers.tokens.admin,
      example: 'listReviews',
    });
    expect((listed.body.data as unknown as SentReview[]).map((it) => it._id)).toContain(_id);

    const both = await Promise.all([decide(_id, 'pending', 'approved'), decide(_id, 'pending', 'approved')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ratingOf(bought.productId)).toEqual({ count: 1, total: 4 });
    expect((await decide(_id, 'approved', 'hidden')).status).toBe(200);
    expect(await ratingOf(bought.productId)).toBeUndefined();
    expect((await decide(_id, 'hidden', 'approved')).status).toBe(200);
    expect(await ratingOf(bought.productId)).toEqual({ count: 1, total: 4 });
    const entries = await db.collection('audit').where('subject.id', '==', _id).get();
    expect(entries.docs.map((it) => it.get('action') as string).sort()).toEqual([
      'review.approved',
      'review.approved',
      'review.hidden',
    ]);
  });

  test('answer a review, and a stale answer is rejected', async () => {
    const bought = await delivered();
    const { _id } = sent(await write(bought));
    await decide(_id, 'pending', 'approved');
    const answer = (from: string, to: string, example?: Example) =>
      put(`${_id}/answer`, { answer: { from, to } }, example);
    expect(sent(await answer('', 'Thank you', 'answerReview')).answer?.text).toBe('Thank you');
    expect((await answer('', 'Something else')).status).toBe(409);
    expect(await published(bought.productId)).toMatchObject([{ answer: 'Thank you' }]);
    expect(sent(await answer('Thank you', '')).answer).toBeNull();
  });

  test('cannot decide about a review that does not exist, or set it back to pending', async () => {
    expect((await decide('0'.repeat(40), 'pending', 'approved')).status).toBe(404);
    const { _id } = sent(await write(await delivered()));
    expect((await decide(_id, 'pending', 'pending')).status).toBe(400);
    expect((await put(`${_id}/status`, {}, undefined, callers.tokens.user)).status).toBe(403);
  });

  test('cannot write the rating with a product’s form', async () => {
    const { productId } = await delivered();
    const { body } = await call(`/api/products/${productId}`);
    const form = { ...(body.data as unknown as object), rating: { count: 1000, total: 5000 } };
    const saved = await call(`/api/products/${productId}`, {
      method: 'PUT',
      token: callers.tokens.admin,
      body: form,
    });
    expect([saved.status, await ratingOf(productId)]).toEqual([200, undefined]);
  });
});

test('deleting the account removes its reviews and takes them out of the rating; the export contains them', async () => {
  const person = await testData.account('user', 'Shirin Akter');
  const token = await tokenOf(person);
  const bought = await delivered(token);
  const { _id } = sent(await write(bought, { stars: 2 }, token));
  await decide(_id, 'pending', 'approved');
  const exported = await fetch(`${addresses.shop}/api/me/export`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await exported.json()).toMatchObject({ reviews: [{ _id, stars: 2 }] });
  expect((await call(`/api/me?uid=${person.uid}`, { method: 'DELETE', token })).status).toBe(200);
  expect((await db.doc(`reviews/${_id}`).get()).exists).toBe(false);
  expect(await ratingOf(bought.productId)).toBeUndefined();
});

test('a picture of a published review gets a small rendition, and goes with the account', async () => {
  const person = await testData.account('user', 'Shirin Akter');
  const token = await tokenOf(person);
  const bought = await delivered(token);
  const bucket = getStorage(testData.app).bucket(`${addresses.projectId}.appspot.com`);
  const folder = `reviews/${person.uid}/`;
  const metadata = { metadata: { firebaseStorageDownloadTokens: 'token-1' } };
  await bucket.file(`${folder}photo.png`).save(plainPng(400, 500), { contentType: 'image/png', metadata });
  const { _id } = sent(await write(bought, { pictures: ['photo.png'] }, token));
  expect((await decide(_id, 'pending', 'approved')).status).toBe(200);

  const renditions = async () =>
    (
      (await published(bought.productId)) as unknown as {
        pictures: [{ url: string; renditions?: { pattern: string; sizes: string } }];
      }[]
    )[0]!.pictures[0].renditions;
  await expect.poll(renditions, { timeout: 60_000, interval: 300 }).toMatchObject({ sizes: '320x400' });
  const { pattern } = (await renditions())!;
  const answer = await fetch(pattern.replace('{width}.{format}', '320.webp'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(pattern.replace('{width}.{format}', '320.webp').replace(/token=.*/, ''))).status).toBe(
    403,
  );

  expect((await call(`/api/me?uid=${person.uid}`, { method: 'DELETE', token })).status).toBe(200);
  const names = async () => (await bucket.getFiles({ prefix: folder }))[0].map(({ name }) => name);
  await expect.poll(names, { timeout: 60_000, interval: 300 }).toEqual([]);
});
