import { describe, expect, test } from 'vitest';
import { booking, call, control, useCourierAndShop } from './testing/courier-and-shop.ts';

useCourierAndShop();

const book = (changes?: Record<string, unknown>) => call('POST', 'create_order', booking(changes));

describe('create_order', () => {
  test('books a parcel that waits for review', async () => {
    const { status, body } = await book();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 200,
      consignment: { invoice: 'ORD-1-1', status: 'in_review', cod_amount: 1250 },
    });
    expect(body.consignment.consignment_id).toEqual(expect.any(Number));
    expect(body.consignment.tracking_code).toMatch(/^[0-9A-F]{8}$/);
  });

  test('replaces markup characters and cuts over-long texts without an error', async () => {
    const { body } = await book({ recipient_name: `{<a>}${'x'.repeat(200)}`, note: 'y'.repeat(600) });
    expect(body.consignment.recipient_name).toHaveLength(100);
    expect(body.consignment.recipient_name).not.toMatch(/[{}<>;]/);
    expect(body.consignment.note).toHaveLength(480);
  });

  test.each([
    ['invoice', { invoice: 'a b' }],
    ['invoice', { invoice: '' }],
    ['recipient_name', { recipient_name: ' ' }],
    ['recipient_phone', { recipient_phone: '+8801711000001' }],
    ['recipient_address', { recipient_address: undefined }],
    ['cod_amount', { cod_amount: -1 }],
    ['cod_amount', { cod_amount: 1_000_001 }],
  ])('rejects %s in %j under HTTP 200', async (field, changes) => {
    const { status, body } = await book(changes);
    expect([status, body.status]).toEqual([200, 400]);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('refuses the second of two concurrent bookings of an invoice', async () => {
    const answers = await Promise.all([book(), book(), book()]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual([200, 400, 400]);
    expect((await control('GET', 'consignments')).body).toHaveLength(1);
  });
});

describe('bulk-order', () => {
  const items = [booking(), booking({ invoice: 'ORD-2-1', recipient_phone: '12' })];

  test.each([
    ['an array', items],
    ['JSON in a text', JSON.stringify(items)],
  ])('takes %s and reports failures under HTTP 200', async (_what, data) => {
    const { status, body } = await call('POST', 'create_order/bulk-order', { data });
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ invoice: 'ORD-1-1', status: 'success' });
    expect(body.data[1]).toMatchObject({ invoice: 'ORD-2-1', status: null, consignment_id: null });
    expect(JSON.parse(body.data[1].error)).toEqual(['RECEIVER_PHONE_LENGTH_SHOULD_BE_LESS_THAN_40_CHARS']);
  });

  test('switches to the bare envelope, the older failures, and sentences', async () => {
    await control('PUT', 'settings', { envelope: 'bare', failures: 'error' });
    const { body } = await call('POST', 'create_order/bulk-order/extended', { data: items });
    expect(body[1]).toMatchObject({ status: 'error', error: [expect.stringContaining('11 digits')] });
  });

  test('refuses over-long texts instead of cutting them, and a used invoice', async () => {
    await book();
    const data = [booking(), booking({ invoice: 'ORD-3-1', recipient_name: 'x'.repeat(101) })];
    const { body } = await call('POST', 'create_order/bulk-order', { data });
    expect(body.data.map(({ error }: { error: string }) => JSON.parse(error))).toEqual([
      ['THIS_INVOICE_ALREADY_EXISTS'],
      ['RECEIVER_NAME_LENGTH_SHOULD_BE_LESS_THAN_100_CHARS'],
    ]);
  });

  test('rejects more than 500 parcels', async () => {
    const data = Array.from({ length: 501 }, (_, at) => booking({ invoice: `ORD-${at}` }));
    expect((await call('POST', 'create_order/bulk-order', { data })).body.status).toBe(400);
    expect((await control('GET', 'consignments')).body).toEqual([]);
  });
});

describe('authentication', () => {
  test('answers ping without keys, and nothing else', async () => {
    const none = { 'Api-Key': '', 'Secret-Key': '' };
    expect((await call('GET', 'ping', undefined, none)).body.message).toBe('pong');
    expect((await call('GET', 'get_balance', undefined, none)).status).toBe(401);
  });

  test('locks the caller out for an hour after ten failures, even with the right keys', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect((await call('GET', 'get_balance', undefined, { 'Api-Key': 'wrong' })).status).toBe(401);
    }
    expect((await call('GET', 'get_balance')).status).toBe(429);
    await control('PUT', 'clock', { advanceMs: 61 * 60_000 });
    expect((await call('GET', 'get_balance')).status).toBe(200);
  });

  test('forgets failures after five minutes', async () => {
    for (let at = 0; at < 9; at += 1) await call('GET', 'get_balance', undefined, { 'Api-Key': 'wrong' });
    await control('PUT', 'clock', { advanceMs: 6 * 60_000 });
    await call('GET', 'get_balance', undefined, { 'Api-Key': 'wrong' });
    expect((await call('GET', 'get_balance')).status).toBe(200);
  });

  test('answers 403 for an inactive account', async () => {
    await control('PUT', 'settings', { account: 'inactive' });
    expect((await call('GET', 'get_balance')).status).toBe(403);
  });
});

describe('broken answers', () => {
  const isBooked = async () => (await control('GET', 'consignments')).body.length === 1;

  test.each(['lost', 'timeout'])('books the parcel when its answer is %s', async (fault) => {
    await control('PUT', 'settings', { booking: fault, times: 1 });
    await expect(book()).rejects.toThrow();
    expect(await isBooked()).toBe(true);
  });

  test('books nothing when the connection is reset, and works again after the given number', async () => {
    await control('PUT', 'settings', { booking: 'reset', times: 1 });
    await expect(book()).rejects.toThrow();
    expect(await isBooked()).toBe(false);
    expect((await book()).body.status).toBe(200);
  });

  test.each([
    ['html', 502],
    ['rate', 429],
    ['refused', 200],
  ])('answers %s with the status %d and books nothing', async (fault, status) => {
    await control('PUT', 'settings', { booking: fault });
    expect((await book()).status).toBe(status);
    expect(await isBooked()).toBe(false);
  });

  test('rejects an unknown switch and an unknown value', async () => {
    expect((await control('PUT', 'settings', { colour: 'red' })).status).toBe(400);
    expect((await control('PUT', 'settings', { booking: 'painted' })).status).toBe(400);
  });
});
