import { courierMessages } from '@nargisus/domain/couriers';
import { createHmac, randomUUID } from 'node:crypto';
import { functionsEnvironment } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { courier, stopCourier, useCourier } from '../fixtures/orders/courier.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Parcels at the courier: the calls of staff, the worker and the notices, against the simulator. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
  await useCourier(testData.db);
});
afterAll(async () => {
  await stopCourier(testData.db);
  await testData.close();
});

const newOrder = async () => (await placeOrder(callers.tokens.user!, await testData.product()))._id;

interface Sending {
  token?: string | undefined;
  body?: object;
  example?: Example;
}
const post = (path: string, { token = callers.tokens.admin, ...more }: Sending = {}) =>
  call(path, { method: 'POST', token, ...more });
const book = (id: string, more?: Sending) => post(`/api/orders/${id}/parcel`, more);
const dataOf = <T>({ body }: ApiResponse) => body.data as unknown as T;
const invoiceOf = (answer: ApiResponse) => dataOf<{ _id: string }>(answer)._id;

const stored = async (path: string) => (await testData.db.doc(path).get()).data();
const until = (path: string, field: string, value: string) =>
  expect.poll(async () => (await stored(path))?.[field] as unknown, { timeout: 60_000 }).toBe(value);

async function booked(): Promise<{ id: string; invoice: string }> {
  const id = await newOrder();
  const invoice = invoiceOf(await book(id));
  await until(`parcels/${invoice}`, 'state', 'booked');
  return { id, invoice };
}

const calls = (id: string, invoice: string): [string, object | undefined][] => [
  [`/api/orders/${id}/parcel`, undefined],
  ['/api/parcels', { orders: [id] }],
  [`/api/parcels/${invoice}/retry`, undefined],
  [`/api/parcels/${invoice}/withdraw`, {}],
  ['/api/couriers/steadfast/resume', undefined],
];

test.each([...UNAUTHENTICATED.map((caller) => [caller, 401] as const), ['user', 403] as const])(
  '%s can make none of the calls',
  async (caller, status) => {
    const id = await newOrder();
    for (const [path, body] of calls(id, 'ORD-20010101-AAAAA-1')) {
      const answer = await call(path, {
        method: 'POST',
        token: callers.tokens[caller],
        ...(body && { body }),
      });
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect((await stored(`orderDesk/${id}`))?.parcel).toBeNull();
  },
);

describe('booking', () => {
  test('an order is answered at once, booked by the worker, and assigned with its tracking', async () => {
    const id = await newOrder();
    const answer = await book(id, { example: 'bookParcel' });
    expect(answer.status).toBe(202);
    const invoice = invoiceOf(answer);
    expect(answer.body.data).not.toHaveProperty('claim');
    await until(`parcels/${invoice}`, 'state', 'booked');
    const order = (await stored(`orders/${id}`))!;
    expect([order.orderStatus, order.deliveryStatus, order.deliveryAssignedTo]).toEqual([
      'processing',
      'assigned',
      'Steadfast',
    ]);
    expect(order.trackingInfo).toMatch(/^http:.*\/t\/[0-9A-F]{8}$/);
    expect(await courier.parcel(invoice)).toMatchObject({
      cod: (order.money as { toCollect: number }).toCollect,
    });
    expect((await book(id)).body.message).toBe(courierMessages.hasParcel);
  });

  test('many orders gives each its result: one is booked, one cannot be, one does not exist', async () => {
    const [good, cancelled] = [await newOrder(), await newOrder()];
    await post(`/api/orders/${cancelled}/cancel`);
    const orders = [good, cancelled, 'missing'];
    const answer = await post('/api/parcels', { body: { orders }, example: 'bookParcels' });
    const results =
      dataOf<{ order: string; invoice: string | null; error: { code: string } | null }[]>(answer);
    expect(results.map(({ order, error }) => [order, error?.code])).toEqual([
      [good, undefined],
      [cancelled, 'courier.mustNotBeSent'],
      ['missing', 'error.orderNotFound'],
    ]);
    await until(`parcels/${results[0]!.invoice}`, 'state', 'booked');
  });

  test('names the field that the courier would refuse, and sends nothing', async () => {
    const id = await newOrder();
    await testData.db.doc(`orders/${id}`).update({ deliveryAddress: 'x'.repeat(251) });
    const { status, body } = await book(id);
    expect([status, body.errors]).toEqual([400, { address: courierMessages.address }]);
    expect((await stored(`orderDesk/${id}`))?.parcel).toBeNull();
  });

  test('is off until staff choose a courier', async () => {
    await testData.db.doc('settings/couriers').delete();
    const answer = await book(await newOrder());
    await useCourier(testData.db);
    expect([answer.status, answer.body.message]).toEqual([409, courierMessages.off]);
  });

  test('a rejected parcel is sent again when staff ask for it', async () => {
    await courier.set({ booking: 'refused', times: 1 });
    const invoice = invoiceOf(await book(await newOrder()));
    await until(`parcels/${invoice}`, 'state', 'rejected');
    await courier.reset();
    const retried = await post(`/api/parcels/${invoice}/retry`, { example: 'retryParcel' });
    expect(retried.status).toBe(202);
    await until(`parcels/${invoice}`, 'state', 'booked');
    expect((await post(`/api/parcels/${invoice}/retry`)).status).toBe(409);
  });

  test('a courier that refuses the shop blocks sending until staff resume it', async () => {
    await courier.set({ account: 'inactive' });
    const invoice = invoiceOf(await book(await newOrder()));
    await expect
      .poll(
        async () => ((await stored('courierState/steadfast'))?.blocked as { reason?: string } | null)?.reason,
        {
          timeout: 30_000,
        },
      )
      .toBe('account');
    await courier.reset();
    await until(`parcels/${invoice}`, 'state', 'intended');
    const resumed = await post('/api/couriers/steadfast/resume', { example: 'resumeCourier' });
    expect([resumed.status, dataOf<{ blocked: unknown }>(resumed).blocked]).toEqual([200, null]);
    await until(`parcels/${invoice}`, 'state', 'booked');
  });

  test('a withdrawn parcel frees its order; an unknown one is not found', async () => {
    const { id, invoice } = await booked();
    const body = { reason: 'Two sizes' };
    const answer = await post(`/api/parcels/${invoice}/withdraw`, { body, example: 'withdrawParcel' });
    expect([answer.status, dataOf<{ state: string }>(answer).state]).toEqual([200, 'withdrawn']);
    expect((await stored(`orders/${id}`))?.deliveryStatus).toBe('pending');
    expect(invoiceOf(await book(id))).toBe(invoice.replace(/1$/, '2'));
    expect((await post('/api/parcels/ORD-20010101-AAAAA-1/withdraw', { body })).status).toBe(404);
  });
});

describe('a notice', () => {
  const token = functionsEnvironment().STEADFAST_WEBHOOK_TOKEN!;
  const notify = (body: object | string, headers: Record<string, string> = {}, example?: Example) =>
    call('/api/couriers/steadfast/webhook', {
      method: 'POST',
      raw: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(example && { example }),
    });
  const delivered = (invoice: string) => ({
    notification_type: 'delivery_status',
    consignment_id: null,
    invoice,
    status: 'delivered',
    updated_at: '2026-11-21 11:00:00',
    nonce: randomUUID(),
  });

  test.each([
    ['no token', { authorization: '' }],
    ['another token', { authorization: 'Bearer nothing' }],
    ['a wrong signature', { 'x-signature': '0'.repeat(64) }],
    ['an empty signature', { 'x-signature': '' }],
  ])('with %s changes nothing', async (_what, headers) => {
    const { id, invoice } = await booked();
    expect((await notify(delivered(invoice), headers)).status).toBe(401);
    expect((await stored(`orders/${id}`))?.deliveryStatus).toBe('assigned');
  });

  test('with the token and the signature of its bytes is applied', async () => {
    const { id, invoice } = await booked();
    const raw = JSON.stringify({ ...delivered(invoice), updated_at: undefined });
    const signature = createHmac('sha256', token).update(raw).digest('hex');
    const answer = await notify(raw, { 'x-signature': signature }, 'courierWebhook');
    expect([answer.status, answer.body.data]).toEqual([200, { status: 'success' }]);
    expect((await stored(`orders/${id}`))?.deliveryStatus).toBe('delivered');
  });

  test.each([
    ['of an unknown type', { notification_type: 'parcel_weighed', invoice: 'X-1' }],
    [
      'about an unknown parcel',
      { notification_type: 'delivery_status', invoice: 'X-1', status: 'delivered' },
    ],
    ['that is no JSON', '{"notification_type": '],
    ['that is a list', '[]'],
    ['of other types', { notification_type: 7, invoice: {}, status: [] }],
  ])('%s is kept and answered 200', async (_what, body) => {
    expect((await notify(body)).status).toBe(200);
    const { docs } = await testData.db
      .collection('courierEvents')
      .orderBy('receivedAt', 'desc')
      .limit(1)
      .get();
    const raw = typeof body === 'string' ? body : JSON.stringify(body);
    expect(docs[0]?.get('raw')).toBe(raw);
  });

  test('walks an order to its customer, as the courier’s people move the parcel', async () => {
    const { id, invoice } = await booked();
    const reached = async () => (await stored(`orders/${id}`))?.deliveryStatus as string;
    const steps: [string, string][] = [
      ['accept', 'assigned'],
      ['receive', 'picked_up'],
      ['move', 'in_transit'],
      ['claimDelivered', 'in_transit'],
      ['deliver', 'delivered'],
    ];
    for (const [action, status] of steps) {
      await courier.act(invoice, action);
      expect([action, await reached()]).toEqual([action, status]);
    }
    expect(await stored(`orders/${id}`)).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'paid' });
    // The courier owes the cash until a statement settles it.
    expect((await stored(`orderDesk/${id}`))?.stage).toBe('cash-due');
  });

  test('that arrives before the answer to the booking is not lost', async () => {
    await courier.set({ firstWebhook: 'before-reply' });
    const { invoice } = await booked();
    await courier.reset();
    expect((await stored(`parcels/${invoice}`))?.sightings).toMatchObject([{ word: 'pending' }]);
  });
});
