import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { ANY_TIMESTAMP } from '../fixtures/assert/any-timestamp.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';

/* Counted stock as staff keep it, and what shoppers see of it. */
const testData = openTestData();
let [token, shopper]: [string, Account] = [] as never;

beforeAll(async () => {
  token = await tokenOf(await testData.account('admin'));
  shopper = await testData.account('user');
});
afterAll(() => testData.close());

const staff = (method: string, path: string, body?: object, example?: Example) =>
  call(path, { method, token, body, example });
const count = (id: string, onHand: number, was: number | null, example?: Example) =>
  staff('PUT', `/api/stock/${id}_M/count`, { onHand, was, reason: 'Shelf count' }, example);
async function countedProduct(onHand = 5) {
  const product = await testData.product();
  await count(product.id, onHand, null);
  return product;
}

describe('staff', () => {
  test('begin to count a size, and see it with the product', async () => {
    const { id } = await testData.product();
    const view = {
      _id: `${id}_M`,
      productId: id,
      size: 'M',
      isCounted: true,
      onHand: 5,
      committed: 0,
      held: 0,
      available: 5,
      lowAt: 3,
      updatedAt: ANY_TIMESTAMP,
    };
    expect(statusAndBody(await count(id, 5, null, 'countStock'))).toEqual([
      200,
      { success: true, message: 'Stock saved!', data: view },
    ]);
    const listed = await staff('GET', `/api/products/${id}/stock`, undefined, 'listProductStock');
    expect(statusAndBody(listed)).toEqual([200, { success: true, data: [view] }]);
  });

  test('are refused over the count of a colleague, who is not overwritten', async () => {
    const { id } = await countedProduct();
    await count(id, 7, 5);
    expect(statusAndBody(await count(id, 4, 5, 'countStock: a colleague was faster'))).toEqual([
      409,
      {
        success: false,
        message: 'A colleague changed this in the meantime: it is 7 now. Nothing of yours was saved.',
        data: { is: 7 },
      },
    ]);
  });

  test('receive a delivery once', async () => {
    const { id } = await countedProduct();
    const receive = (quantity: number, example?: Example) =>
      staff('POST', `/api/stock/${id}_M/deliveries`, { quantity, delivery: 'GRN-104' }, example);
    expect(await receive(12, 'receiveStock')).toMatchObject({ status: 201, body: { data: { onHand: 17 } } });
    expect(await receive(12)).toMatchObject({ status: 200, body: { data: { onHand: 17 } } });
    expect(await receive(13)).toMatchObject({
      status: 409,
      body: { message: 'Delivery GRN-104 was received already, with 12 pieces' },
    });
  });

  test('set from when a size is low, find it in the low-stock list, and stop counting it', async () => {
    const { id, name } = await countedProduct();
    const low = (example?: Example) => staff('GET', '/api/stock/low?limit=100', undefined, example);
    const ofIt = async (example?: Example) =>
      ((await low(example)).body.data as unknown as { productId: string }[]).filter(
        (it) => it.productId === id,
      );
    expect(await ofIt()).toEqual([]);
    const set = await staff('PUT', `/api/stock/${id}_M/low-at`, { lowAt: 5, was: 3 }, 'setStockLowAt');
    expect(set).toMatchObject({ status: 200, body: { data: { lowAt: 5 } } });
    expect(await ofIt('listLowStock')).toMatchObject([{ name, available: 5, lowAt: 5 }]);
    const stopped = await staff('POST', `/api/stock/${id}_M/stop`, { reason: 'Made to order' }, 'stopStock');
    expect(stopped).toMatchObject({ status: 200, body: { data: { isCounted: false } } });
    expect(await ofIt()).toEqual([]);
    expect((await staff('POST', `/api/stock/${id}_M/stop`, { reason: 'Again' })).status).toBe(409);
  });

  test('read the history of a size in pages', async () => {
    const product = await countedProduct();
    const { orderId } = await placeOrder(shopper, product);
    const path = `/api/stock/${product.id}_M/moves`;
    const newest = await staff('GET', `${path}?limit=1`, undefined, 'listStockMoves');
    expect(newest.body.data).toMatchObject([
      {
        why: 'order-placed',
        order: { orderId },
        by: null,
        from: { onHand: 5, committed: 0 },
        to: { onHand: 5, committed: 1 },
      },
    ]);
    const { nextCursor } = newest.body as unknown as { nextCursor: string };
    const older = await staff('GET', `${path}?cursor=${encodeURIComponent(nextCursor)}`);
    expect(older.body.data).toMatchObject([{ why: 'count', note: 'Shelf count' }]);
  });

  test('receive goods back', async () => {
    const product = await countedProduct();
    const { _id: id } = await placeOrder(shopper, product);
    const received = (restock: boolean, example?: Example) =>
      staff(
        'PUT',
        `/api/orders/${id}/received`,
        { lines: [{ productId: product.id, size: 'M', restock }] },
        example,
      );
    expect((await received(true)).status).toBe(409);
    await staff('PUT', `/api/delivery/status/${id}`, { deliveryStatus: 'returned' });
    expect(await received(true, 'receiveOrder')).toMatchObject({
      status: 200,
      body: { message: 'Goods received back!', data: { items: [{ stock: 'restocked' }] } },
    });
    expect((await received(true)).status).toBe(200);
    expect((await received(false)).status).toBe(409);
    expect((await staff('GET', `/api/products/${product.id}/stock`)).body.data).toMatchObject([
      { onHand: 5, committed: 0 },
    ]);
  });

  test('receive a part of a line back, and write the rest off', async () => {
    const product = await countedProduct();
    const { _id: id } = await placeOrder(shopper, product, {
      items: [{ productId: product.id, size: 'M', quantity: 3 }],
      totalAmount: (product.price * 3) / 100 + 60,
    });
    await staff('PUT', `/api/delivery/status/${id}`, { deliveryStatus: 'returned' });
    const received = (quantity: number, example?: Example) =>
      staff(
        'PUT',
        `/api/orders/${id}/received`,
        { lines: [{ productId: product.id, size: 'M', restock: true, quantity }] },
        example,
      );
    expect((await received(4)).body.message).toBe(`${product.name} in size M has fewer pieces in this order`);
    expect((await received(0)).status).toBe(400);
    expect(await received(2, 'receiveOrder: a part')).toMatchObject({
      status: 200,
      body: { data: { items: [{ stock: 'restocked', putBack: 2, quantity: 3 }] } },
    });
    expect((await received(2)).status).toBe(200);
    expect((await received(3)).status).toBe(409);
    expect((await staff('GET', `/api/products/${product.id}/stock`)).body.data).toMatchObject([
      { onHand: 4, committed: 0 },
    ]);
  });

  test.each([
    ['an unknown product', 'nothing_M', 404],
    ['no size', 'nothing', 400],
    ['a size in lower case', 'nothing_m', 400],
  ])('cannot count %s', async (_what, id, status) => {
    const body = { onHand: 1, was: null, reason: 'First' };
    expect((await staff('PUT', `/api/stock/${id}/count`, body)).status).toBe(status);
  });

  test.each([-1, 1.5, 100_001, '5'])('cannot count %s pieces', async (onHand) => {
    const { id } = await testData.product();
    const body = { onHand, was: null, reason: 'First' };
    expect(await staff('PUT', `/api/stock/${id}_M/count`, body)).toMatchObject({
      status: 400,
      body: { errors: { onHand: 'Please enter a whole number of pieces' } },
    });
  });
});

test('a shopper is told which size is not there, and how many pieces are left', async () => {
  const product = await countedProduct(1);
  const buyer = await tokenOf(shopper);
  const order = (quantity: number, example?: Example) =>
    call('/api/orders', {
      method: 'POST',
      token: buyer,
      headers: newIdempotencyKey(),
      body: orderDraft(product, {
        items: [{ productId: product.id, size: 'M', quantity }],
        totalAmount: (product.price * quantity) / 100 + 60,
      }),
      example,
    });
  expect(await order(2, 'placeOrder: too few left')).toMatchObject({
    status: 409,
    body: {
      message: `Only 1 left of ${product.name} in size M. Please review your order.`,
      data: { quote: { problems: [{ kind: 'not-enough', productId: product.id, size: 'M', left: 1 }] } },
    },
  });
  const placed = await order(1);
  expect(placed.status).toBe(201);
  expect(placed.body.data as unknown as PlacedOrder).toMatchObject({ items: [{ stock: 'committed' }] });
  expect((await order(1)).body.message).toBe(
    `${product.name} is sold out in size M. Please review your order.`,
  );
});
