import { taka } from '@nargisus/domain/money';
import { orderSchema } from '@nargisus/domain/orders';
import { deleteDoc, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openAttackerClient, type AttackerClient } from '../fixtures/accounts/attacker-client.ts';

/*
 * A customer who tries to pay less, with false amounts in the order, malformed and stacked vouchers, and changed prices in the stored
 * cart. The shop charges its own prices and vouchers, or rejects the order.
 */
const testData = openTestData();
let mallory: Account;
let token: string;
let product: Awaited<ReturnType<typeof testData.product>>;

beforeEach(async () => {
  mallory = await testData.account();
  token = await tokenOf(mallory);
  product = await testData.product();
});
afterAll(() => testData.close());

const send = (path: string, body: object) =>
  call(path, { method: 'POST', token, headers: newIdempotencyKey(), body });

async function stored(collection: 'orders' | 'payments') {
  return (await testData.db.collection(collection).where('uid', '==', mallory.uid).get()).docs.map((it) =>
    it.data(),
  );
}

/** Expects the order to be rejected for cash and online, without a stored document. */
async function expectRejected(body: object): Promise<void> {
  for (const path of ['/api/orders', '/api/payments/init']) {
    const { status, body: answer } = await send(path, body);
    expect([400, 409]).toContain(status);
    expect(answer.success).toBe(false);
  }
  expect(await stored('orders')).toEqual([]);
  expect(await stored('payments')).toEqual([]);
}

describe('an order is rejected', () => {
  test.each([1, 0, -1310, 1309.99, 1310.004, 1e21, '1310', '1310.00', null, [1310], { taka: 1310 }])(
    'for a total of %j',
    async (totalAmount) => expectRejected(orderDraft(product, { totalAmount })),
  );

  test.each([0, -1, 0.1, 11, 1e9, '1', null, [1]])('for a quantity of %j', async (quantity) =>
    expectRejected(orderDraft(product, { items: [{ productId: product.id, size: 'M', quantity }] })),
  );

  test('for an overpriced line offset by an underpriced one', async () => {
    const items = [
      { productId: product.id, size: 'M', quantity: 2 },
      { productId: product.id, size: 'L', quantity: -1 },
    ];
    await expectRejected(orderDraft(product, { items }));
  });

  test('for more than ten of an item split over two lines', async () => {
    const line = { productId: product.id, size: 'M', quantity: 10 };
    await expectRejected(orderDraft(product, { items: [line, line], totalAmount: 25_060 }));
  });

  test.each<[string, unknown]>([
    ['that is unknown', 'FREE100'],
    ['named like an object’s property', 'constructor'],
    ['named like an object’s prototype', '__proto__'],
    ['list of two', ['SAVE50', 'WELCOME10']],
    ['pair in one text', 'SAVE50,WELCOME10'],
    ['with its own discount', { code: 'SAVE50', discount: 1310 }],
    ['below its minimum', 'NEWUSER'],
  ])('with a voucher %s', async (_what, voucherCode) => {
    const cheap = await testData.product({ price: taka(200) });
    for (const totalAmount of [0, 1, 60, 210])
      await expectRejected(orderDraft(cheap, { voucherCode, totalAmount }));
  });

  test.each([{ deliveryOption: 'free' }, { deliveryOption: ['standard'] }, { region: 'Nowhere' }])(
    'for free delivery: %j',
    async (change) => expectRejected(orderDraft(product, { ...change, totalAmount: 1250 })),
  );
});

describe('the extra fields of an order', () => {
  const FORGED_FIELDS = {
    ...Object.fromEntries(Object.keys(orderSchema.shape).map((field) => [field, 1])),
    uid: 'another-uid',
    userEmail: 'other@else.test',
    userName: 'Other Customer',
    orderStatus: 'delivered',
    paymentStatus: 'paid',
    deliveryStatus: 'delivered',
    paymentMethod: 'Online Payment',
    tranId: 'NG0',
    refund: 'refunded',
    voucherDiscount: 1309,
    deliveryCharge: 0,
    subtotal: 1,
    discount: 1309,
    currency: 'JPY',
  };

  test('do not name another place than its area does', async () => {
    const areaId = 'rajshahi/rajshahi/boalia';
    const draft = orderDraft(product, { areaId, region: 'Dhaka', city: 'Gulshan', district: 'Dhaka' });
    for (const path of ['/api/orders', '/api/payments/init']) {
      expect((await send(path, draft)).status).toBe(201);
    }
    const kept = [...(await stored('orders')), ...(await stored('payments'))];
    expect(kept).toHaveLength(2);
    for (const { shippingAddress } of kept) {
      expect(shippingAddress).toMatchObject({
        areaId,
        region: 'Rajshahi',
        city: 'Boalia',
        district: 'Rajshahi',
      });
    }
  });

  test('do not change its amounts, statuses, owner or times', async () => {
    const line = {
      productId: product.id,
      size: 'M',
      quantity: 1,
      price: 1,
      itemTotal: 1,
      name: 'Cheap',
      discount: 99,
    };
    const answer = await send('/api/orders', { ...FORGED_FIELDS, ...orderDraft(product, { items: [line] }) });
    expect(answer.status).toBe(201);
    const [order, ...more] = await stored('orders');
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      uid: mallory.uid,
      userEmail: mallory.email,
      userName: mallory.name,
      subtotal: 1250,
      deliveryCharge: 60,
      voucherDiscount: 0,
      totalAmount: 1310,
      orderStatus: 'confirmed',
      deliveryStatus: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'Cash on Delivery',
      tranId: null,
      refund: null,
      onHold: false,
    });
    expect(order!.items).toMatchObject([{ name: product.name, price: 1250, itemTotal: 1250 }]);
    expect(Object.keys(order!)).not.toContain('discount');
    expect(Object.keys(order!)).not.toContain('currency');
  });

  test('do not change the amount at the gateway', async () => {
    const answer = await send('/api/payments/init', {
      ...FORGED_FIELDS,
      ...orderDraft(product),
      total_amount: '1.00',
    });
    const { tranId } = answer.body.data as unknown as { tranId: string };
    expect(await gateway.payment(tranId)).toMatchObject({ amount: '1310.00' });
    expect(await stored('payments')).toMatchObject([{ total: 1310, uid: mallory.uid }]);
  });
});

describe('in the database,', () => {
  let attacker: AttackerClient;
  beforeEach(async () => {
    attacker = await openAttackerClient(mallory);
  });
  afterEach(() => attacker.close());

  test('a customer cannot change a product', async () => {
    const stored = doc(attacker.db, `products/${product.id}`);
    for (const change of [{ price: 1 }, { inStock: false }]) {
      expect(await isAllowed(updateDoc(stored, { ...change, updatedAt: serverTimestamp() }))).toBe(false);
    }
    expect(await isAllowed(deleteDoc(stored))).toBe(false);
  });

  test.each([
    ['price', { price: 1 }],
    ['name', { name: 'Something cheap' }],
    ['picture', { image: 'https://evil.example/x.png' }],
    ['product', { productId: 'another' }],
    ['quantity', { quantity: 11 }],
    ['discount', { discount: 1249 }],
  ])('a cart’s line with a false %s is rejected', async (_what, change) => {
    const put = (line: object) => {
      const batch = writeBatch(attacker.db);
      const cart = doc(attacker.db, `carts/${mallory.uid}`);
      batch.set(cart, { lines: [`${product.id}_M`], updatedAt: serverTimestamp() });
      batch.set(doc(cart, `items/${product.id}_M`), line);
      return isAllowed(batch.commit());
    };
    const honest = {
      productId: product.id,
      name: product.name,
      price: 1250,
      image: product.image,
      size: 'M',
      quantity: 1,
      addedAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    };
    expect(await put({ ...honest, ...change })).toBe(false);
    expect(await put(honest)).toBe(true);
  });

  test('a false price in a cart’s line is ignored', async () => {
    const cart = testData.db.doc(`carts/${mallory.uid}`);
    await cart.set({ lines: [`${product.id}_M`], updatedAt: new Date() });
    await cart
      .collection('items')
      .doc(`${product.id}_M`)
      .set({ productId: product.id, price: 1, quantity: 1 });
    expect((await send('/api/orders', orderDraft(product, { totalAmount: 61 }))).status).toBe(409);
    expect((await send('/api/orders', orderDraft(product))).status).toBe(201);
    expect(await stored('orders')).toMatchObject([{ totalAmount: 1310 }]);
  });
});
