import { addDays, dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { pdfText } from '../fixtures/assert/read-pdf.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

const testData = openTestData();
let staff: Account;
let token: string;

const today = dhakaDay(new Date());
const range = { from: addDays(today, -29), to: today };

beforeAll(async () => {
  staff = await testData.account('user', 'Salma Begum', { can: ['money'] });
  token = await tokenOf(staff);
});
afterAll(() => testData.close());

const request = (body: object, options: object = {}) =>
  call('/api/reports/ranges', { method: 'POST', token, body, ...options });
const fileOf = (id: string, file: string, by = token) =>
  fetch(`${addresses.shop}/api/reports/ranges/${id}/files/${file}`, {
    headers: { Authorization: `Bearer ${by}` },
  });
const idOf = (answer: Awaited<ReturnType<typeof request>>) =>
  (answer.body.data as unknown as { _id: string })._id;

async function made(id: string) {
  const at = testData.db.doc(`rangeReports/${id}`);
  await expect.poll(async () => (await at.get()).get('state') as string, { timeout: 60_000 }).toBe('ready');
  return (await at.get()).data()!;
}

describe('a report of a range', () => {
  test('is made by the worker, with its figures and files', async () => {
    const product = await testData.product({ name: 'জামদানি শাড়ি' });
    const { orderId } = await placeOrder(await testData.account(), product);
    const answer = await request(range, { example: 'requestRangeReport' });
    expect([answer.status, answer.body.message]).toEqual([202, 'The report is being made']);
    expect(answer.body.data).toMatchObject({ ...range, by: staff.uid, ordersRead: 0, error: null });
    const id = idOf(answer);
    const report = await made(id);
    expect(report.ordersRead).toBeGreaterThan(0);
    const sums = (await testData.db.doc(`rangeSums/${id}`).get()).data()!;
    expect(sums.summary).toMatchObject({ orders: report.ordersRead });
    expect(sums.days).toHaveLength(30);
    for (const document of [report, sums]) expect(document.expireAt).toBeDefined();

    const orders = await fileOf(id, 'orders.csv');
    expect(orders.headers.get('content-disposition')).toContain(`orders-${range.from}-${range.to}.csv`);
    expect(orders.headers.get('cache-control')).toBe('no-store');
    const rows = parse<Record<string, string>>(await orders.text(), { bom: true, columns: true });
    expect(rows.map((row) => row['Order ID'])).toContain(orderId);
    expect(await (await fileOf(id, 'products.csv')).text()).toContain('জামদানি শাড়ি');
    const pdf = await fileOf(id, 'report.pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdfText(Buffer.from(await pdf.arrayBuffer()))).toContain('By day');
  });

  test('is answered with the one of the same minute', async () => {
    const year = { from: addDays(today, -365), to: today };
    const [one, other] = await Promise.all([request(year), request(year)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 202]);
    expect(idOf(one)).toBe(idOf(other));
    await made(idOf(one));
    const again = await request(year);
    expect([again.status, again.body.message]).toEqual([200, 'This report was asked for already']);
    expect(idOf(again)).toBe(idOf(one));
  });
});

test.each([
  [
    'ends before it begins',
    { from: today, to: addDays(today, -1) },
    'The last day lies before the first one',
  ],
  ['is longer than a year', { from: addDays(today, -366), to: today }, 'Please choose at most 366 days'],
  ['has no end', { from: today }, 'Please give a date as YYYY-MM-DD'],
])('a range that %s is rejected', async (_what, body, message) => {
  const answer = await request(body);
  expect([answer.status, answer.body.errors]).toEqual([400, { to: message }]);
});

describe('a file', () => {
  const id = 'Q7bLw2XkT9rVmZ4cNs1e';

  test('of an unknown report, and of an unknown name, does not exist', async () => {
    expect((await fileOf(id, 'orders.csv')).status).toBe(404);
    expect((await fileOf(id, 'secrets.csv')).status).toBe(400);
  });

  test('waits until the report is ready, and says when it has expired', async () => {
    const at = testData.db.doc(`rangeReports/${id}`);
    const report = { ...range, by: staff.uid, requestedAt: new Date(), at: new Date(), claim: 'a' };
    const record = { ...report, leaseUntil: new Date(Date.now() + 60_000), attempts: 1, ordersRead: 0 };
    await at.set({ ...record, state: 'running', error: null });
    expect((await fileOf(id, 'report.pdf')).status).toBe(409);
    await at.update({ state: 'ready', leaseUntil: null });
    for (const file of ['orders.csv', 'products.csv', 'report.pdf'])
      expect((await fileOf(id, file)).status).toBe(404);
    await at.delete();
  });

  test('needs the right to money', async () => {
    const packer = await tokenOf(await testData.account('user', 'Karim', { can: ['packing', 'orders'] }));
    expect((await fileOf(id, 'orders.csv', packer)).status).toBe(403);
    expect((await request(range, { token: packer })).status).toBe(403);
  });
});
