import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  answerWith,
  booking,
  call,
  control,
  KEYS,
  page,
  received,
  useCourierAndShop,
} from './testing/courier-and-shop.ts';

useCourierAndShop();

const INVOICE = 'ORD-1-1';
const act = (action: string, more: object = {}) =>
  control('POST', `consignments/${INVOICE}`, { action, ...more });
const advance = (ms: number) => control('PUT', 'clock', { advanceMs: ms });
const book = async () => (await call('POST', 'create_order', booking())).body.consignment;
const bodies = () => received.map(({ body }) => JSON.parse(body));

/** Waits until the shop has received a number of webhooks. */
async function webhooks(count: number): Promise<void> {
  await expect.poll(() => received.length).toBe(count);
}

describe('status', () => {
  test('is the same by id, invoice and tracking code, and 404 for an unknown parcel', async () => {
    const { consignment_id: id, tracking_code: code } = await book();
    for (const path of [
      `status_by_cid/${id}`,
      `status_by_invoice/${INVOICE}`,
      `status_by_trackingcode/${code}`,
    ]) {
      expect((await call('GET', path)).body).toEqual({ status: 200, delivery_status: 'in_review' });
    }
    expect((await call('GET', 'status_by_cid/1')).status).toBe(404);
  });

  test('is cached for a minute', async () => {
    const { consignment_id: id } = await book();
    const read = async () => (await call('GET', `status_by_cid/${id}`)).body.delivery_status;
    expect(await read()).toBe('in_review');
    await act('accept');
    expect(await read()).toBe('in_review');
    await advance(61_000);
    expect(await read()).toBe('pending');
  });

  test('shows the way back on the with-return path only, in both spellings', async () => {
    const { consignment_id: id } = await book();
    await act('cancel');
    await act('returnSent');
    const read = async () =>
      (await call('GET', `status_with_return_status_by_cid/${id}`)).body.delivery_status;
    expect((await call('GET', `status_by_cid/${id}`)).body.delivery_status).toBe('cancelled');
    expect(await read()).toBe('cancelled_return_processing');
    await control('PUT', 'settings', { spelling: 'proccessing' });
    await advance(61_000);
    expect(await read()).toBe('cancelled_return_proccessing');
  });

  test('comes with the texts of the way', async () => {
    const { consignment_id: id } = await book();
    await act('receive');
    const { body } = await call('GET', `trackings_by_invoice/${INVOICE}`);
    expect(body.tracking).toMatchObject([{ consignment_id: id, tracking_type: 1 }, { tracking_type: 2 }]);
  });

  test('moves by the clock to an end', async () => {
    await control('PUT', 'settings', { walk: 'by-clock' });
    await book();
    for (let day = 0; day < 12; day += 1) await advance(24 * 3_600_000);
    const { body } = await control('GET', `consignments/${INVOICE}`);
    expect(['delivered', 'cancelled']).toContain(body.status);
  });
});

describe('webhooks', () => {
  test('carry the token, a signature of the bytes, and a key', async () => {
    await book();
    await act('deliver', { collected: 1250 });
    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(headers.authorization).toBe(`Bearer ${KEYS.webhookToken}`);
    expect(headers['x-signature']).toBe(createHmac('sha256', KEYS.webhookToken).update(body).digest('hex'));
    expect(headers['idempotency-key']).toBeTruthy();
    expect(JSON.parse(body)).toMatchObject({
      notification_type: 'delivery_status',
      invoice: INVOICE,
      status: 'delivered',
    });
  });

  test('are retried with the same key after 30 s and 2 min, and no more', async () => {
    answerWith(500);
    await book();
    await act('accept');
    await advance(31_000);
    await webhooks(2);
    // The third try is scheduled when the answer of the second has arrived.
    await expect.poll(async () => (await control('GET', 'webhooks')).body[0].tries.length).toBe(2);
    await advance(121_000);
    await webhooks(3);
    await advance(3_600_000);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  test('are not retried after a 4xx', async () => {
    answerWith(401);
    await book();
    await act('accept');
    await advance(3_600_000);
    expect(received).toHaveLength(1);
  });

  test('arrive twice, swapped, late, or never', async () => {
    await book();
    await control('PUT', 'settings', { webhook: 'duplicate' });
    await act('accept');
    expect(received).toHaveLength(2);
    await control('PUT', 'settings', { webhook: 'reordered' });
    await act('hold');
    await act('deliver');
    expect(
      bodies()
        .slice(2)
        .map(({ status }) => status),
    ).toEqual(['delivered', 'hold']);
    await control('PUT', 'settings', { webhook: 'lost' });
    await act('accept');
    expect(received).toHaveLength(4);
    await control('PUT', 'settings', { webhook: 'late', lateMs: 60_000 });
    await act('accept');
    expect(received).toHaveLength(4);
    await advance(61_000);
    await webhooks(5);
  });

  test('use other words, and are unsigned or wrongly signed, as switched', async () => {
    await book();
    await control('PUT', 'settings', { words: 'title', signature: 'none' });
    await act('partial', { collected: 300 });
    await control('PUT', 'settings', { event: 'unknown-status', words: 'lower', signature: 'bad' });
    await act('deliver');
    expect(bodies()).toMatchObject([
      { status: 'Partial Delivered', cod_amount: 300 },
      { status: 'teleported' },
    ]);
    expect(received.map(({ headers }) => headers['x-signature'])).toEqual([undefined, '0'.repeat(64)]);
  });

  test('arrive before the answer to the booking, as switched', async () => {
    await control('PUT', 'settings', { firstWebhook: 'before-reply' });
    const { status } = await book();
    expect([received.length, status]).toEqual([1, 'pending']);
  });

  test('are sent again from the log', async () => {
    await book();
    await act('accept');
    const [{ key }] = (await control('GET', 'webhooks')).body;
    expect((await control('POST', `webhooks/${key}`)).status).toBe(204);
    expect(received).toHaveLength(2);
    expect((await control('POST', 'webhooks/none')).status).toBe(404);
  });
});

describe('money', () => {
  test('is owed for delivered parcels without charge and fee, and no longer after a payout', async () => {
    await book();
    const owed = async () => (await call('GET', 'get_balance')).body.current_balance;
    expect(await owed()).toBe(0);
    await act('deliver', { collected: 1000 });
    expect(await owed()).toBe(910);
    await control('POST', 'payouts');
    expect(await owed()).toBe(0);
    const { body } = await call('GET', 'payments');
    expect(body.payments).toMatchObject([{ payment_id: 'SFC-88001', amount: 910, charges: 90 }]);
    expect((await call('GET', 'payments/88001')).body.payment.consignments).toMatchObject([
      { invoice: INVOICE },
    ]);
  });
});

describe('return requests', () => {
  test('are taken once, before the parcel is over', async () => {
    const { consignment_id: id } = await book();
    const ask = () => call('POST', 'create_return_request', { consignment_id: id, reason: 'Wrong size' });
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(422);
    expect((await call('GET', 'get_return_requests')).body.data).toMatchObject([{ consignment_id: id }]);
    expect((await call('GET', 'get_return_request/1')).body.status).toBe('pending');
  });

  test('are refused after a delivery', async () => {
    await book();
    await act('deliver');
    expect((await call('POST', 'create_return_request', { invoice: INVOICE })).status).toBe(422);
  });
});

test('the merchant page lists a parcel and its button delivers it', async () => {
  const { tracking_code: code } = await book();
  expect(await page('/')).toContain(INVOICE);
  await page(`/parcels/${INVOICE}`, { action: 'deliver', collected: '1200' });
  expect((await control('GET', `consignments/${INVOICE}`)).body).toMatchObject({
    status: 'delivered',
    collected: 1200,
  });
  expect(await page(`/t/${code}`)).toContain('Consignment has been delivered.');
  expect(await page('/t/UNKNOWN')).toContain('There is no such parcel');
});
