import { messageTemplates } from '@nargisus/domain/messages';
import { taka } from '@nargisus/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';

/** The Functions emulator starts a process for each; order-concurrency.spec.ts sends two hundred to running instances. */
const CONCURRENT = 4;

const testData = openTestData();
let shopper: Account;
let token: string;
let adminToken: string;

beforeAll(async () => {
  shopper = await testData.account();
  token = await tokenOf(shopper);
  adminToken = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

const place = (body: unknown, headers: Record<string, string> = newIdempotencyKey(), as = token) =>
  call('/api/orders', { method: 'POST', token: as, body, headers });

const ordersOf = async (uid: string) =>
  (await testData.db.collection('orders').where('uid', '==', uid).get()).size;

describe('an order', () => {
  test('has the shop’s prices and starts as confirmed, pending and cash on delivery', async () => {
    const product = await testData.product();
    const forged = {
      ...orderDraft(product),
      items: [{ productId: product.id, size: 'L', quantity: 2, price: 1, name: 'X' }],
    };
    const answer = await place({ ...forged, totalAmount: 2560 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      data: {
        orderId: expect.stringMatching(/^ORD-\d{8}-[0-9A-Z]{5}$/),
        uid: shopper.uid,
        userEmail: shopper.email,
        items: [
          { productId: product.id, name: product.name, price: 1250, quantity: 2, itemTotal: 2500, size: 'L' },
        ],
        subtotal: 2500,
        deliveryCharge: 60,
        voucherDiscount: 0,
        totalAmount: 2560,
        orderStatus: 'confirmed',
        paymentStatus: 'pending',
        deliveryStatus: 'pending',
        paymentMethod: 'Cash on Delivery',
      },
    });
  });

  test('removes the ordered lines from the cart and keeps the rest', async () => {
    const buyer = await testData.account();
    const [bought, kept] = [await testData.product(), await testData.product()];
    const cart = testData.db.doc(`carts/${buyer.uid}`);
    await cart.set({ lines: [`${bought.id}_M`, `${kept.id}_M`], updatedAt: new Date() });
    for (const { id } of [bought, kept]) await cart.collection('items').doc(`${id}_M`).set({ productId: id });
    const answer = await place(orderDraft(bought), newIdempotencyKey(), await tokenOf(buyer));
    expect(answer.status).toBe(201);
    expect((await cart.get()).get('lines')).toEqual([`${kept.id}_M`]);
    expect((await cart.collection('items').get()).docs.map((item) => item.id)).toEqual([`${kept.id}_M`]);
  });

  test('is placed once per idempotency key, also for concurrent requests', async () => {
    const buyer = await testData.account();
    const buyerToken = await tokenOf(buyer);
    const product = await testData.product();
    const key = newIdempotencyKey();
    const answers = await Promise.all(
      Array.from({ length: CONCURRENT }, () => place(orderDraft(product), key, buyerToken)),
    );
    expect(answers.map(({ body }) => body.success)).toEqual(Array(CONCURRENT).fill(true));
    expect(new Set(answers.map(({ body }) => (body.data as unknown as { _id: string })._id)).size).toBe(1);
    expect(await ordersOf(buyer.uid)).toBe(1);
  });

  test('is separate from another customer’s order with the same key', async () => {
    const [one, other] = [await testData.account(), await testData.account()];
    const product = await testData.product();
    const key = newIdempotencyKey();
    for (const buyer of [one, other]) {
      expect((await place(orderDraft(product), key, await tokenOf(buyer))).status).toBe(201);
      expect(await ordersOf(buyer.uid)).toBe(1);
    }
  });

  test('is counted to the paisa, also with concurrent orders', async () => {
    const product = await testData.product();
    const before = await stats();
    const answers = await Promise.all(Array.from({ length: CONCURRENT }, () => place(orderDraft(product))));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const after = await stats();
    expect(after.totalOrders - before.totalOrders).toBe(CONCURRENT);
    expect(Math.round((after.totalRevenue - before.totalRevenue) * 100)).toBe(CONCURRENT * 131_000);
  });
});

async function stats(): Promise<{ totalOrders: number; totalRevenue: number }> {
  const { body } = await call('/api/orders/stats/summary', { token: adminToken });
  return body.data as unknown as { totalOrders: number; totalRevenue: number };
}

describe('an order is rejected without a write', () => {
  test.each<[why: string, change: object, status: number, message: string, field?: string]>([
    [
      'with a total that is not the shop’s',
      { totalAmount: 1 },
      409,
      'Prices have changed. Please review your order.',
    ],
    ['without lines', { items: [] }, 400, 'Your cart is empty', 'items'],
    ['without a recipient', { recipientName: ' ' }, 400, 'Recipient name is required', 'recipientName'],
    [
      'with a phone of ten digits',
      { recipientPhone: '0171234567' },
      400,
      messageTemplates()['checkout.phoneInvalid'],
      'recipientPhone',
    ],
    [
      'with an unknown area',
      { areaId: 'dhaka/rajshahi/boalia' },
      400,
      messageTemplates()['checkout.placeUnknown'],
      'areaId',
    ],
    ['with an unknown region', { region: 'Atlantis' }, 400, 'Region is required', 'region'],
    [
      'with an unknown delivery option',
      { deliveryOption: 'drone' },
      400,
      'Please choose a delivery option',
      'deliveryOption',
    ],
    ['with an unknown voucher', { voucherCode: 'FREE' }, 409, 'Invalid voucher code'],
    [
      'with a voucher under its minimum',
      { voucherCode: 'NEWUSER' },
      409,
      'Minimum order amount of ৳1,000 required for this voucher',
    ],
  ])('%s', async (_why, change, status, message, field) => {
    const buyer = await testData.account();
    const product = await testData.product({ price: taka(990) });
    const answer = await place(orderDraft(product, change), newIdempotencyKey(), await tokenOf(buyer));
    expect([answer.status, answer.body.success, answer.body.message]).toEqual([status, false, message]);
    expect(answer.body.errors).toEqual(field && { [field]: message });
    expect(await ordersOf(buyer.uid)).toBe(0);
  });

  test('with an invalid quantity or 51 lines', async () => {
    const product = await testData.product();
    for (const quantity of [11, 0, -1, 1.5, '2']) {
      const answer = await place(
        orderDraft(product, { items: [{ productId: product.id, size: 'M', quantity }] }),
      );
      expect(answer.status).toBe(400);
    }
    const lines = Array.from({ length: 51 }, (_, index) => ({
      productId: `p${index}`,
      size: 'M',
      quantity: 1,
    }));
    expect((await place(orderDraft(product, { items: lines }))).status).toBe(400);
  });

  test('with a deleted product or one out of stock, answered with the new quote', async () => {
    const [available, soldOut] = [await testData.product(), await testData.product({ inStock: false })];
    const items = [available.id, soldOut.id, 'NEVER_WAS'].map((productId) => ({
      productId,
      size: 'M',
      quantity: 1,
    }));
    const answer = await place(orderDraft(available, { items, totalAmount: 3810 }));
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ quote: { total: 1310 } });
  });

  test('without an idempotency key, or with one that is not a UUID', async () => {
    const draft = orderDraft(await testData.product());
    expect((await place(draft, {})).status).toBe(400);
    expect((await place(draft, { 'Idempotency-Key': '1' })).status).toBe(400);
  });
});

describe('orders are listed', () => {
  test('for their owner and admins only, newest first', async () => {
    const buyer = await testData.account();
    const buyerToken = await tokenOf(buyer);
    const product = await testData.product();
    for (let made = 0; made < 3; made++) await place(orderDraft(product), newIdempotencyKey(), buyerToken);
    const path = `/api/orders/user?userEmail=${encodeURIComponent(buyer.email)}`;
    for (const caller of [buyerToken, adminToken]) {
      const { status, body } = await call(path, { token: caller });
      expect(status).toBe(200);
      const dates = (body.data as unknown as { createdAt: string }[]).map(({ createdAt }) => createdAt);
      expect(dates).toHaveLength(3);
      expect(dates).toEqual(dates.toSorted().reverse());
    }
    expect((await call(path, { token })).status).toBe(403);
    expect((await call(path)).status).toBe(401);
  });

  test('for admins page by page without a gap', async () => {
    const idsIn = ({ body }: ApiResponse) =>
      (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
    const first = await call('/api/orders?limit=5', { token: adminToken });
    const cursor = encodeURIComponent(first.body.nextCursor!);
    const second = await call(`/api/orders?limit=5&cursor=${cursor}`, { token: adminToken });
    const both = idsIn(await call('/api/orders?limit=10', { token: adminToken }));
    expect(both).toHaveLength(10);
    expect([...idsIn(first), ...idsIn(second)]).toEqual(both);
  });
});
