import { addresses } from '@nargisus/local-suite/launcher';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/*
 * Invoices, slips and reports use the processor for seconds, so the function `documents` draws them, one at a time. No other way to
 * request one may have it drawn by `api`, where shoppers would wait for it, or return another customer's.
 */
const testData = openTestData();
let callers: Callers;
let order: PlacedOrder;
/** Returns the URL of a function, without Hosting. */
let functionUrl: (name: string) => string;

beforeAll(async () => {
  callers = await openCallers(testData);
  order = await placeOrder(callers.tokens.user!, await testData.product());
  const emulators = (await (await fetch(`${addresses.hub}/emulators`)).json()) as {
    functions: { host: string; port: number };
  };
  const { host, port } = emulators.functions;
  functionUrl = (name) => `http://${host}:${port}/${addresses.projectId}/asia-south1/${name}`;
});
afterAll(() => testData.close());

const DOCUMENTS = [
  ['GET', '/api/orders/{id}/invoice'],
  ['GET', '/api/orders/{id}/slip'],
  ['GET', '/api/orders/slips?ids={id}'],
  ['GET', '/api/orders/labels?ids={id}'],
  ['GET', '/api/orders/pick-list?ids={id}'],
  ['GET', '/api/orders/invoices?ids={id}'],
  ['GET', '/api/reports/download-csv'],
  ['GET', '/api/reports/download-pdf'],
  ['POST', '/api/reports/email-report'],
  ['POST', '/api/reports/demo'],
  ['POST', '/api/reports/2026-11-20/resend'],
  ['GET', '/api/reports/ranges/Q7bLw2XkT9rVmZ4cNs1e/files/report.pdf'],
] as const;
const pathOf = (path: string) => path.replace('{id}', order._id);
const NO_CALL = { success: false, message: 'There is no such call' };

test.each(DOCUMENTS)('%s %s is not a route of `api` at its own origin', async (method, path) => {
  const { status, body } = await call(pathOf(path), {
    at: functionUrl('api'),
    method,
    token: callers.tokens.admin,
    body: method === 'POST' ? {} : undefined,
  });
  expect([status, body]).toEqual([404, NO_CALL]);
});

test.each(['/api/products', '/api/me', '/api/orders', '/api/health', '/', '/api/orders/slip', '/invoice'])(
  '%s is not a route of `documents` at its own origin',
  async (path) => {
    const { status, body } = await call(path, { at: functionUrl('documents'), token: callers.tokens.admin });
    expect([status, body]).toEqual([404, NO_CALL]);
  },
);

describe('an invoice at the origin of `documents`', () => {
  const invoice = (token: string | undefined, headers = {}) =>
    fetch(`${functionUrl('documents')}/api/orders/${order._id}/invoice`, {
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    });

  test('is answered to its buyer and to staff only', async () => {
    const statuses = [];
    for (const token of [callers.tokens.user, callers.tokens.admin, callers.tokens.other, undefined, 'x.y.z'])
      statuses.push((await invoice(token)).status);
    expect(statuses).toEqual([200, 200, 404, 401, 401]);
  });

  test('ignores headers that name another host or path', async () => {
    const forged = {
      'X-Forwarded-Host': 'evil.example',
      'X-Original-URL': '/api/orders/slips',
      Forwarded: 'host=evil',
    };
    const answer = await invoice(callers.tokens.user, forged);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain('evil');
  });

  test('ignores a header that overrides the method', async () => {
    const answer = await call(`/api/orders/${order._id}/invoice`, {
      at: functionUrl('documents'),
      method: 'DELETE',
      token: callers.tokens.admin,
      headers: { 'X-HTTP-Method-Override': 'GET' },
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

/** Requests a path without the normalisation of fetch. */
function rawStatus(path: string): Promise<{ status: number; type: string }> {
  const { hostname, port } = new URL(addresses.shop);
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${callers.tokens.user}` };
    request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode!, type: answer.headers['content-type'] ?? '' });
    })
      .once('error', reject)
      .end();
  });
}

test.each([
  '/api/orders/{id}/INVOICE',
  '/API/orders/{id}/invoice',
  '/api/orders/{id}/invoice/',
  '/api/orders/{id}//invoice',
  '/api//orders/{id}/invoice',
  '/api/orders/./{id}/invoice',
  '/api/orders/x/../{id}/invoice',
  '/api/orders/{id}/%69nvoice',
  '/api/orders/{id}%2Finvoice',
  '/api/orders/{id}/invoice;x=1',
  '/api/orders/{id}/invoice%00',
])('the path %s through the shop is drawn by `documents` or not at all', async (path) => {
  const { status, type } = await rawStatus(pathOf(path));
  const isDrawn = status === 200 && type === 'application/pdf';
  const isPage = status === 200 && type.startsWith('text/html');
  expect([path, status, type, isDrawn || isPage || [301, 302, 308, 400, 404].includes(status)]).toEqual([
    path,
    status,
    type,
    true,
  ]);
});
