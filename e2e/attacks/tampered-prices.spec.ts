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
 * A customer who would rather pay less: figures of her own in the order, vouchers bent and stacked, prices changed where
 * they are stored. What she pays is what the shop's own products and vouchers come to, or nothing is ordered.
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

async function stored(what: 'orders' | 'payments') {
  return (await testData.db.collection(what).where('uid', '==', mallory.uid).get()).docs.map((it) =>
    it.data(),
  );
}

/** Neither for cash nor online. */
async function expectRefused(body: object): Promise<void> {
  for (const path of ['/api/orders', '/api/payments/init']) {
    const { status, body: said } = await send(path, body);
    expect([400, 409]).toContain(status);
    expect(said.success).toBe(false);
  }
  expect(await stored('orders')).toEqual([]);
  expect(await stored('payments')).toEqual([]);
}

describe('an order is rejected', () => {
  test.each([1, 0, -1310, 1309.99, 1310.004, 1e21, '1310', '1310.00', null, [1310], { taka: 1310 }])(
    'for a total of %j',
    async (totalAmount) => expectRefused(orderDraft(product, { totalAmount })),
  );

  test.each([0, -1, 0.1, 11, 1e9, '1', null, [1]])('for a quantity of %j', async (quantity) =>
    expectRefused(orderDraft(product, { items: [{ productId: product.id, size: 'M', quantity }] })),
  );

  test('for an overpriced line offset by an underpriced one', async () => {
    const items = [
      { productId: product.id, size: 'M', quantity: 2 },
      { productId: product.id, size: 'L', quantity: -1 },
    ];
    await expectRefused(orderDraft(product, { items }));
  });

  test('for more than ten of an item split over two lines', async () => {
    const line = { productId: product.id, size: 'M', quantity: 10 };
    await expectRefused(orderDraft(product, { items: [line, line], totalAmount: 25_060 }));
  });

  test.each<[string, unknown]>([
    ['made up', 'FREE100'],
    ['made up by the language', 'constructor'],
    ['of its prototype', '__proto__'],
    ['two at once', ['SAVE50', 'WELCOME10']],
    ['two in one', 'SAVE50,WELCOME10'],
    ['with figures of its own', { code: 'SAVE50', discount: 1310 }],
    ['below its least', 'NEWUSER'],
  ])('with a voucher %s', async (_what, voucherCode) => {
    const cheap = await testData.product({ price: taka(200) });
    for (const totalAmount of [0, 1, 60, 210])
      await expectRefused(orderDraft(cheap, { voucherCode, totalAmount }));
  });

  test.each([{ deliveryOption: 'free' }, { deliveryOption: ['standard'] }, { region: 'Nowhere' }])(
    'to be delivered for nothing: %j',
    async (change) => expectRefused(orderDraft(product, { ...change, totalAmount: 1250 })),
  );
});

describe('what an order says beyond what it may', () => {
  const OWN_FIGURES = {
    ...Object.fromEntries(Object.keys(orderSchema.shape).map((field) => [field, 1])),
    uid: 'somebody-else',
    userEmail: 'somebody@else.test',
    userName: 'Somebody Else',
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

  test('is not heard: figures, statuses, owner and times are the shop’s', async () => {
    const line = {
      productId: product.id,
      size: 'M',
      quantity: 1,
      price: 1,
      itemTotal: 1,
      name: 'Cheap',
      discount: 99,
    };
    const answer = await send('/api/orders', { ...OWN_FIGURES, ...orderDraft(product, { items: [line] }) });
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

  test('changes nothing of what the gateway is asked for', async () => {
    const answer = await send('/api/payments/init', {
      ...OWN_FIGURES,
      ...orderDraft(product),
      total_amount: '1.00',
    });
    const { tranId } = answer.body.data as unknown as { tranId: string };
    expect(await gateway.payment(tranId)).toMatchObject({ amount: '1310.00' });
    expect(await stored('payments')).toMatchObject([{ total: 1310, uid: mallory.uid }]);
  });
});

describe('where prices are stored', () => {
  let script: AttackerClient;
  beforeEach(async () => {
    script = await openAttackerClient(mallory);
  });
  afterEach(() => script.close());

  test('a customer changes no product', async () => {
    const stands = doc(script.db, `products/${product.id}`);
    for (const change of [{ price: 1 }, { inStock: false }]) {
      expect(await isAllowed(updateDoc(stands, { ...change, updatedAt: serverTimestamp() }))).toBe(false);
    }
    expect(await isAllowed(deleteDoc(stands))).toBe(false);
  });

  test.each([
    ['its price', { price: 1 }],
    ['its name', { name: 'Something cheap' }],
    ['its picture', { image: 'https://evil.example/x.png' }],
    ['its product', { productId: 'another' }],
    ['how many there are', { quantity: 11 }],
    ['a discount', { discount: 1249 }],
  ])('a line of a cart is the product’s, but for %s', async (_what, change) => {
    const put = (line: object) => {
      const batch = writeBatch(script.db);
      const cart = doc(script.db, `carts/${mallory.uid}`);
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

  test('a line with a false price is charged at the product’s price', async () => {
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
