import { ShopError } from '@nargisus/domain/contract';
import { addPaisa } from '@nargisus/domain/money';
import type { Stock } from '@nargisus/domain/stock';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RateLimitPass } from '../http/rate-limit.ts';
import { placeOrder } from '../orders/place-order.ts';
import { handleCallback } from './handle-callback.ts';
import { startPayment } from './start-payment.ts';
import { createPaymentFixture, MINUTE } from './testing/payment-fixture.ts';

/* What attempts to pay online hold of counted stock, against the gateway simulator. */
const shop = createPaymentFixture();
const { repositories, dependencies, request, started, pays, attemptOf, ordersOf } = shop;

const id = () => shop.shirt.id;
const stockOf = async (): Promise<Stock> => (await repositories.stock.ofProduct(id()))[0]!;
const buyer = (uid = `cash-${randomUUID()}`) => ({
  ...request(uid),
  now: shop.clock,
  random: Math.random,
});
const inCash = (wanted = buyer()) => placeOrder(repositories.orders, wanted);
const after = (minutes: number) => {
  shop.clock = new Date(shop.clock.getTime() + minutes * MINUTE);
};
const callback = (form: Record<string, string>) => handleCallback(repositories, dependencies, form);

beforeEach(() =>
  repositories.stock.count(
    { productId: id(), size: 'M', onHand: 1, was: null, reason: 'First' },
    { by: { uid: 'admin' }, now: shop.clock },
  ),
);

describe('the last piece', () => {
  test('is held for 30 minutes by an attempt to pay', async () => {
    const tranId = await started();
    expect((await stockOf()).holds).toMatchObject({ [tranId]: { quantity: 1 } });
    await expect(inCash()).rejects.toThrow(/is sold out in size M/);
    await expect(started()).rejects.toThrow(/is sold out in size M/);
    after(30);
    expect((await inCash()).isNew).toBe(true);
    expect(await stockOf()).toMatchObject({ onHand: 1, committed: 1, holds: {} });
  });

  test('is sold when the attempt is paid', async () => {
    const tranId = await started();
    await callback(await pays(tranId));
    expect(await ordersOf(tranId)).toMatchObject([{ items: [{ stock: 'committed' }] }]);
    expect(await stockOf()).toMatchObject({ onHand: 1, committed: 1, holds: {} });
    expect(await attemptOf(tranId)).not.toHaveProperty('hold');
  });

  test('is sold after the hold lapsed when it is still there', async () => {
    const tranId = await started();
    after(40);
    await callback(await pays(tranId));
    expect((await attemptOf(tranId)).state).toBe('paid');
    expect(await stockOf()).toMatchObject({ committed: 1 });
  });

  test('is missing when the hold lapsed and another bought it: the payment has no order', async () => {
    const tranId = await started();
    after(31);
    await inCash();
    await callback(await pays(tranId));
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid_unfulfilled', unfulfilled: 'out-of-stock' });
    expect(await stockOf()).toMatchObject({ onHand: 1, committed: 1, holds: {} });
  });

  test.each(['cancel', 'fail'])('is free again at once after the shopper chose %s', async (choice) => {
    const tranId = await started();
    await callback(await pays(tranId, choice));
    expect(await stockOf()).toMatchObject({ holds: {} });
    expect((await inCash()).isNew).toBe(true);
  });

  test('goes to the same purchase in cash, and a later payment has no order', async () => {
    const wanted = request();
    const { tranId } = await startPayment(repositories, dependencies, wanted);
    const { order } = await inCash({ ...wanted, now: shop.clock, random: Math.random });
    expect(order.items).toMatchObject([{ stock: 'committed' }]);
    expect(await stockOf()).toMatchObject({ committed: 1, holds: {} });
    await callback(await pays(tranId));
    expect(await attemptOf(tranId)).toMatchObject({ unfulfilled: 'ordered-otherwise' });
    expect(await stockOf()).toMatchObject({ committed: 1 });
  });

  test('is held again for a shopper who comes back, or refused when it is gone', async () => {
    const wanted = request();
    await startPayment(repositories, dependencies, wanted);
    after(31);
    const again = await startPayment(repositories, dependencies, { ...wanted });
    expect((await stockOf()).holds[again.tranId]!.until.getTime()).toBe(shop.clock.getTime() + 30 * MINUTE);
    after(31);
    await inCash();
    await expect(startPayment(repositories, dependencies, wanted)).rejects.toThrow(/is sold out in size M/);
  });

  test('is released with what was held before staff stopped counting it', async () => {
    const wanted = request();
    const { items, totalAmount } = wanted.draft;
    const large = { ...items[0]!, size: 'L' as const };
    const total = addPaisa(totalAmount, shop.shirt.price);
    const both = { ...wanted, draft: { ...wanted.draft, items: [...items, large], totalAmount: total } };
    const { tranId } = await startPayment(repositories, dependencies, both);
    await shop.breaks(tranId, {});
    const staff = { by: { uid: 'admin' }, now: shop.clock };
    await repositories.stock.stop({ productId: id(), size: 'M', reason: 'Made to order' }, staff);
    const first = { productId: id(), size: 'L', onHand: 1, was: null, reason: 'First' };
    await repositories.stock.count(first, staff);
    await startPayment(repositories, dependencies, both);
    await callback(await pays(tranId, 'cancel'));
    const stocks = await repositories.stock.ofProduct(id());
    expect(stocks.map(({ size, holds }) => [size, holds])).toEqual([
      ['L', {}],
      ['M', {}],
    ]);
  });

  test('is free when the gateway opens no page', async () => {
    const wanted = { ...request(), rateLimit: Promise.resolve({} as RateLimitPass) };
    const failing = {
      ...dependencies,
      gateway: () => ({
        ...dependencies.gateway(),
        openSession: () => Promise.resolve({ ok: false, why: 'was down' }),
      }),
    };
    await expect(
      startPayment(repositories, failing as unknown as typeof dependencies, wanted),
    ).rejects.toBeInstanceOf(ShopError);
    expect(await stockOf()).toMatchObject({ holds: {} });
  });
});

test('an account holds stock for at most three payments', async () => {
  await repositories.stock.receive(
    { productId: id(), size: 'M', quantity: 9, delivery: 'GRN-1' },
    { by: { uid: 'admin' }, now: shop.clock },
  );
  for (let n = 0; n < 3; n += 1) await started('hoarder');
  await expect(started('hoarder')).rejects.toMatchObject({ code: 'too-many-requests' });
  await started('another');
  after(30);
  await started('hoarder');
});
