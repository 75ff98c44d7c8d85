import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { serveApi } from '../fixtures/local-stack/serve-functions.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { cancelOrder } from '../fixtures/orders/staff-calls.ts';

/* Following an order without an account. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
const PHONE = '01712345678';
let buyer: Account;
let order: PlacedOrder & { trackingToken: string };

beforeAll(async () => {
  buyer = await testData.account();
  order = await placeOrder(buyer, await testData.product());
});
afterAll(() => testData.close());

const track = (body: object, options: { at?: string; example?: Example } = {}) =>
  call('/api/track', { method: 'POST', body, ...options });
const NOT_FOUND = 'We found no order with this number and this phone number';
const ENDED =
  'This link has ended. Please use your order number and phone number, or sign in to see the order.';
const refused = (message: string) => [404, { success: false, message }];

describe('an order is followed', () => {
  test('by its number and phone, which shows neither person, place nor goods', async () => {
    const { orderId } = order;
    const answer = await track({ orderId, phone: PHONE }, { example: 'trackOrder' });
    const typed = { orderId: orderId.toLowerCase(), phone: '+880 1712-345678' };
    expect((await track(typed)).body.data).toEqual(answer.body.data);
    const statuses = { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' };
    const moment = expect.any(String) as string;
    expect(statusAndBody(answer)).toEqual([
      200,
      {
        success: true,
        data: {
          orderId,
          placedAt: moment,
          ...statuses,
          deliveryOption: 'standard',
          estimatedDelivery: { from: moment, to: moment },
          trackingInfo: '',
          pieces: 1,
          toCollect: 1310,
          timeline: [{ at: moment, from: null, to: statuses }],
        },
      },
    ]);
  });

  test('by the token of its link', async () => {
    const { orderId, trackingToken: token } = order;
    expect((await track({ orderId, token })).status).toBe(200);
  });

  test('until 60 days after it ended', async () => {
    const ended = await placeOrder<typeof order>(buyer, await testData.product());
    const { orderId, trackingToken: token } = ended;
    await cancelOrder(await tokenOf(buyer), ended._id);
    expect((await track({ orderId, token })).body.data).toMatchObject({ orderStatus: 'cancelled' });
    const stored = testData.db.doc(`orders/${ended._id}`);
    const timeline = (await stored.get()).get('timeline') as { at: unknown }[];
    const then = new Date(Date.now() - 61 * 24 * 60 * 60_000);
    await stored.update({ timeline: timeline.map((entry) => ({ ...entry, at: then })) });
    expect(statusAndBody(await track({ orderId, token }))).toEqual(refused(ENDED));
    expect(statusAndBody(await track({ orderId, phone: PHONE }))).toEqual(refused(NOT_FOUND));
  });
});

describe('a stranger is refused', () => {
  test('alike for a wrong phone and an order that does not exist', async () => {
    expect(statusAndBody(await track({ orderId: order.orderId, phone: '01812345678' }))).toEqual(
      refused(NOT_FOUND),
    );
    expect(statusAndBody(await track({ orderId: 'ORD-20200101-AAAAA', phone: PHONE }))).toEqual(
      refused(NOT_FOUND),
    );
  });

  test('with another token, and with the token of another order', async () => {
    const { orderId } = order;
    const other = await placeOrder<typeof order>(buyer, await testData.product());
    expect(statusAndBody(await track({ orderId, token: 'A'.repeat(22) }))).toEqual(refused(ENDED));
    expect(statusAndBody(await track({ orderId, token: other.trackingToken }))).toEqual(refused(ENDED));
  });

  test('with an order from before links, for any token', async () => {
    const old = await placeOrder(buyer, await testData.product());
    const { trackingToken: _token, ...stored } = (await testData.db.doc(`orders/${old._id}`).get()).data()!;
    await testData.db.doc(`orders/${old._id}`).set(stored);
    expect((await track({ orderId: old.orderId, token: 'A'.repeat(22) })).status).toBe(404);
    expect((await track({ orderId: old.orderId, phone: PHONE })).status).toBe(200);
  });

  test.each([
    [{}, { orderId: 'Please enter your order number' }],
    [
      { orderId: 'K7XYW', phone: '123' },
      {
        orderId: 'This is not an order number. Please enter it as in the mail, with date and letters.',
        phone: 'Please enter a valid 11-digit phone number',
      },
    ],
    [{ orderId: 'ORD-20261127-K7XYW' }, { phone: 'Please enter the phone number of the order' }],
  ])('with %j, in words', async (body, errors) => {
    const { status, body: answer } = await track(body);
    expect([status, (answer as { errors?: object }).errors]).toEqual([400, expect.objectContaining(errors)]);
  });

  test('after ten tries a minute at one order, or with one phone', async () => {
    const shop = await serveApi({ RATE_LIMIT_FACTOR: '1' });
    const at = shop.origin;
    const numbered = (nth: number) => `018${String(10_000_000 + nth)}`;
    const codes = ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'M'].flatMap((one) =>
      ['A', 'C', 'D'].map((two) => `ORD-20200102-${one}${two}AAA`),
    );
    const ofOneOrder = await Promise.all(
      codes.map((_, nth) => track({ orderId: 'ORD-20200102-WWWWW', phone: numbered(nth) }, { at })),
    );
    const withOnePhone = await Promise.all(
      codes.map((orderId) => track({ orderId, phone: '01999999999' }, { at })),
    );
    await shop.stop();
    for (const answers of [ofOneOrder, withOnePhone]) {
      const statuses = answers.map(({ status }) => status);
      // Thirty concurrent requests fall into at most two minutes.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
      expect(statuses.filter((status) => status !== 404 && status !== 429)).toEqual([]);
    }
  });
});
