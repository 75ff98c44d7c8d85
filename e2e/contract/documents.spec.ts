import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type CallerKind, type Callers } from '../fixtures/accounts/callers.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { withoutCodes } from '../fixtures/network/api-client.ts';

/* Invoices and packing slips as a browser downloads them. The tests of functions/src/order-documents check their contents. */
const testData = openTestData();
let callers: Callers;
let order: PlacedOrder;

beforeAll(async () => {
  callers = await openCallers(testData);
  const saree = await testData.product({ name: 'জামদানি শাড়ি' });
  order = await placeOrder(callers.user, saree, { recipientName: 'রহিমা খাতুন' });
});
afterAll(() => testData.close());

const download = (document: string, as: CallerKind, query = '', id = order._id) =>
  fetch(`${addresses.shop}/api/orders/${id}/${document}${query}`, {
    headers: { Authorization: `Bearer ${callers.tokens[as]}` },
  });
/** Returns the language that a PDF declares. */
async function languageOf(answer: Response): Promise<string | undefined> {
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  return /\/Lang \(([\w-]+)\)/.exec(pdf)?.[1];
}

describe.each([
  ['invoice', 'user'],
  ['invoice', 'admin'],
  ['slip', 'admin'],
] as const)('%s for %s', (document, caller) => {
  test('is a PDF with a file name and no caching', async () => {
    const answer = await download(document, caller);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const name = `nargisus-${document === 'slip' ? 'packing-slip' : document}-${order.orderId}.pdf`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await languageOf(answer)).toBe('en-GB');
  });

  test('is in Bangla when requested', async () => {
    expect(await languageOf(await download(document, caller, '?language=bn'))).toBe('bn');
  });
});

const NOT_FOUND = { success: false, message: 'Order not found' };

test('the invoice of another customer’s order is a 404, as that of an unknown order', async () => {
  for (const answer of [
    await download('invoice', 'other'),
    await download('invoice', 'user', '', '0'.repeat(32)),
  ]) {
    expect([answer.status, withoutCodes(await answer.json())]).toEqual([404, NOT_FOUND]);
  }
});

test('only staff get a packing slip', async () => {
  const answer = await download('slip', 'user');
  expect([answer.status, withoutCodes(await answer.json())]).toEqual([
    403,
    { success: false, message: 'You may not do this' },
  ]);
  const missing = await download('slip', 'admin', '', '0'.repeat(32));
  expect([missing.status, withoutCodes(await missing.json())]).toEqual([404, NOT_FOUND]);
});

test('the packing slips of many orders are one PDF in the requested order, without missing ones', async () => {
  const saree = await testData.product({ name: 'Saree' });
  const second = await placeOrder(callers.user, saree);
  const ids = [second._id, 'gone', order._id].join(',');
  const answer = await fetch(`${addresses.shop}/api/orders/slips?ids=${ids}&language=bn`, {
    headers: { Authorization: `Bearer ${callers.tokens.admin}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/nargisus-packing-slips-\d{4}-\d\d-\d\d\.pdf/);
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf).toMatch(/\/Lang \(bn\)/);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});

test('an unsupported language is rejected', async () => {
  const answer = await download('invoice', 'user', '?language=fr');
  const message = 'Please choose en or bn';
  expect([answer.status, withoutCodes(await answer.json())]).toEqual([
    400,
    { success: false, message, errors: { language: message } },
  ]);
});
