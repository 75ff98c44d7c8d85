import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Exports, saved views, and the search of the audit log, through the API. */
vi.setConfig({ testTimeout: 60_000 });
const testData = openTestData();
let [admin, token, shopper]: [Account, string, Account] = [] as never;

beforeAll(async () => {
  admin = await testData.account('admin', 'Salma Begum');
  token = await tokenOf(admin);
  shopper = await testData.account('user', 'Rahima Khatun');
});
afterAll(() => testData.close());

const download = (path: string) =>
  fetch(`${addresses.shop}${path}`, { headers: { Authorization: `Bearer ${token}` } });

describe('the export of orders', () => {
  test('has the orders of the filter as CSV', async () => {
    const { orderId } = await placeOrder(shopper, await testData.product());
    const answer = await download(`/api/exports/orders?q=${orderId}&courier=none`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [, ...rows] = (await answer.text()).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`"${orderId}"`);
    expect(await (await download(`/api/exports/orders?q=${orderId}&courier=steadfast`)).text()).not.toContain(
      orderId,
    );
  });

  test.each(['status=lost', 'from=2026-11-02&to=2026-11-01', 'courier=pigeon'])(
    'rejects the filter %s',
    async (query) => {
      expect((await download(`/api/exports/orders?${query}`)).status).toBe(400);
    },
  );
});

describe('saved views', () => {
  const path = '/api/me/views/facebook-in-dhaka';
  const body = {
    name: 'Facebook, Dhaka',
    tab: 'orders',
    filters: { source: 'facebook', region: 'Dhaka', unknown: 'x' },
  };

  test('are saved and removed by each person alone', async () => {
    const saved = await call(path, { method: 'PUT', token, body, example: 'saveView' });
    expect(statusAndBody(saved)).toEqual([
      200,
      {
        success: true,
        message: 'View saved',
        data: { ...body, id: 'facebook-in-dhaka', filters: { source: 'facebook', region: 'Dhaka' } },
      },
    ]);
    const taken = await call('/api/me/views/other', {
      method: 'PUT',
      token,
      body,
      example: 'saveView: a name that is taken',
    });
    expect(taken.status).toBe(409);
    const colleague = await tokenOf(await testData.account('user', 'Karim Uddin', { can: ['packing'] }));
    expect((await call(path, { method: 'DELETE', token: colleague })).status).toBe(404);
    expect((await call(path, { method: 'DELETE', token, example: 'removeView' })).status).toBe(200);
    expect((await call(path, { method: 'DELETE', token })).status).toBe(404);
  });
});

describe('the audit log', () => {
  test('is searched by person, action, target and day', async () => {
    const { _id, orderId } = await placeOrder(shopper, await testData.product());
    await call(`/api/orders/${_id}/cancel`, { method: 'POST', token });
    const target = `about=${orderId}&action=order.cancelled`;
    const answer = await call(`/api/audit?${target}`, { token, example: 'searchAudit' });
    const query = `${target}&by=${admin.uid}`;
    expect((await call(`/api/audit?${query}`, { token })).body.data).toEqual(answer.body.data);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject([
      { action: 'order.cancelled', by: { uid: admin.uid }, subject: { id: _id, label: orderId } },
    ]);
    const before = await call(`/api/audit?${query}&to=2001-01-01`, { token });
    expect(before.body.data).toEqual([]);
    const file = await (await download(`/api/exports/audit?${query}`)).text();
    expect(file).toContain(`"${admin.uid}","Salma Begum","order","${_id}","${orderId}"`);
  });
});
