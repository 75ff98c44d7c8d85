import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { openCallers, UNAUTHENTICATED, type CallerKind, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { useTaxInvoices } from '../fixtures/orders/tax-invoices.ts';

/* Labels, pick lists and tax invoices: who gets them and when. The tests of functions/src/order-documents check their contents. */
vi.setConfig({ testTimeout: 60_000 });
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
  await useTaxInvoices(testData.db);
});
afterAll(() => testData.close());

const newOrder = async () => (await placeOrder(callers.tokens.user!, await testData.product()))._id;
const cancel = (id: string) =>
  call(`/api/orders/${id}/cancel`, { method: 'POST', token: callers.tokens.admin });
const download = (path: string, as: CallerKind = 'admin') =>
  fetch(`${addresses.shop}/api/orders/${path}`, {
    headers: callers.tokens[as] ? { Authorization: `Bearer ${callers.tokens[as]}` } : {},
  });
const pagesOf = async (answer: Response) =>
  Buffer.from(await answer.arrayBuffer())
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length;
const issue = (orders: readonly string[], as: CallerKind = 'admin', example?: 'issueInvoices') =>
  call('/api/orders/issue-invoices', {
    ...{ method: 'POST', token: callers.tokens[as], body: { orders } },
    ...(example && { example }),
  });

const FILES = ['labels', 'pick-list', 'invoices'] as const;

test.each([...UNAUTHENTICATED.map((caller) => [caller, 401] as const), ['user', 403] as const])(
  '%s gets none of the papers and issues no invoice',
  async (caller, status) => {
    const id = await newOrder();
    for (const file of FILES) expect((await download(`${file}?ids=${id}`, caller)).status).toBe(status);
    expect((await issue([id], caller)).status).toBe(status);
    expect((await testData.db.doc(`orders/${id}`).get()).get('taxInvoice')).toBeUndefined();
  },
);

describe.each(['labels', 'pick-list'] as const)('%s', (file) => {
  test('are one PDF for staff', async () => {
    const ids = [await newOrder(), 'gone', await newOrder()].join(',');
    const answer = await download(`${file}?ids=${ids}&language=bn`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`nargisus-${file}-\\d{4}-\\d\\d-\\d\\d\\.pdf`),
    );
    expect(await pagesOf(answer)).toBe(file === 'labels' ? 2 : 1);
    expect((await download(`${file}?ids=gone`)).status).toBe(404);
  });

  test('are refused with the name of an order that must not be sent', async () => {
    const [good, cancelled] = [await newOrder(), await newOrder()];
    await cancel(cancelled);
    const answer = await download(`${file}?ids=${good},${cancelled}`);
    const { orderId } = (await testData.db.doc(`orders/${cancelled}`).get()).data() as { orderId: string };
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: `${orderId} was cancelled: it must not be sent` });
  });
});

test('labels are four to a sheet of A4', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, newOrder));
  expect(await pagesOf(await download(`labels?ids=${ids.join(',')}&sheet=a4`))).toBe(2);
  expect((await download(`labels?ids=${ids[0]}&sheet=a5`)).status).toBe(400);
});

describe('tax invoices', () => {
  test('are issued once, with numbers that follow one another, and printed with them', async () => {
    const [first, second, cancelled] = [await newOrder(), await newOrder(), await newOrder()];
    await cancel(cancelled);
    const answer = await issue([first, cancelled, second, 'gone'], 'admin', 'issueInvoices');
    expect(answer.status).toBe(200);
    const results = answer.body.data as unknown as {
      order: string;
      number: string | null;
      refused: string | null;
    }[];
    expect(results.map(({ refused }) => refused)).toEqual([null, 'cancelled', null, 'missing']);
    const serialOf = (place: number) =>
      Number(/^INV-\d{4}-\d\d-(\d{6})$/.exec(results[place]!.number ?? '')?.[1]);
    expect(serialOf(2)).toBe(serialOf(0) + 1);
    const again = (await issue([second, first])).body.data as unknown as typeof results;
    expect(again.map(({ number }) => number)).toEqual([results[2]!.number, results[0]!.number]);
    expect(await pagesOf(await download(`invoices?ids=${first},${second}`))).toBe(2);
    expect((await download(`${first}/invoice`, 'user')).status).toBe(200);
  });

  test('are taken back by a credit note with the cancellation, which the invoice shows', async () => {
    const id = await newOrder();
    await issue([id]);
    const { body } = await cancel(id);
    const { taxInvoice } = body.data as unknown as { taxInvoice: { number: string; creditNote: string } };
    expect(taxInvoice.creditNote).toMatch(/^CN-\d{4}-\d\d-\d{6}$/);
    const note = (await testData.db.doc(`invoices/${taxInvoice.creditNote}`).get()).data();
    expect(note).toMatchObject({ kind: 'credit-note', order: id, credits: { number: taxInvoice.number } });
    expect(await pagesOf(await download(`${id}/invoice`))).toBe(2);
  });

  test.each([[[]], [Array.from({ length: 101 }, (_, n) => `order-${n}`)], [['a/b']]])(
    'are rejected for a malformed list',
    async (orders) => {
      expect((await issue(orders)).status).toBe(400);
    },
  );
});
