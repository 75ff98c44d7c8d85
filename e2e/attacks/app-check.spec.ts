import { calls, type Call } from '@nargisus/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { appCheckHeaders } from '../fixtures/accounts/app-check-headers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { serveCalls, type ServedCalls } from '../fixtures/local-stack/serve-calls.ts';

/*
 * A client with a customer's valid token that is not our app: a shop that enforces App Check (docs/adr/0013) rejects its
 * calls. functions/src/http/attest.test.ts tests signatures, because no client here can sign a token.
 */
const testData = openTestData();
let shop: ServedCalls;
let token: string;

beforeAll(async () => {
  shop = await serveCalls({ APP_CHECK: 'enforce', FUNCTIONS_EMULATOR: 'true' });
  token = await tokenOf(await testData.account('admin'));
});
afterAll(async () => {
  await shop.stop();
  await testData.close();
});

const REJECTED = {
  success: false,
  message: 'We could not tell that this came from our shop. Please reload the page and try again.',
};
const invalidTokens: [string, Record<string, string>][] = [
  ['no App Check token', {}],
  ['a token of another project', appCheckHeaders({ aud: ['projects/demo-elsewhere'] })],
  ['an expired token', appCheckHeaders({ exp: 1_700_000_000 })],
  ['a malformed token', { 'X-Firebase-AppCheck': 'let-me-in' }],
];

test.each(invalidTokens)('rejects an order with %s', async (_what, headers) => {
  const body = orderDraft(await testData.product());
  const request = {
    at: shop.originOf('/api/orders'),
    method: 'POST',
    token,
    body,
    headers: { ...newIdempotencyKey(), ...headers },
  };
  const answer = await call('/api/orders', request);
  expect([answer.status, answer.body]).toEqual([403, REJECTED]);
});

test('accepts the same order from our app', async () => {
  const body = orderDraft(await testData.product());
  const headers = { ...newIdempotencyKey(), ...appCheckHeaders() };
  const { status } = await call('/api/orders', {
    at: shop.originOf('/api/orders'),
    method: 'POST',
    token,
    body,
    headers,
  });
  expect(status).toBe(201);
});

const pathOf = ({ path, answers }: Call) =>
  `${path.replace('{status}', 'pending').replace(/\{\w+\}/, 'NONE')}${answers === 'file' ? '?date=NONE' : ''}`;
const everyCall: [string, Call][] = Object.entries(calls);
const isPublic = ([, { access }]: [string, Call]) => access === 'anyone';

test.each(everyCall.filter((it) => !isPublic(it)))(
  '%s rejects a request without an App Check token',
  async (_name, it) => {
    const answer = await call(pathOf(it), { at: shop.originOf(it.path), method: it.method, token });
    expect([answer.status, answer.body]).toEqual([403, REJECTED]);
  },
);

/** What each public call answers to a request without a body, a token or an id that exists. */
const PUBLIC_STATUSES: Readonly<Record<string, number>> = {
  listProducts: 200,
  getProduct: 404,
  readCatalogue: 200,
  countCollections: 200,
  searchCatalogue: 200,
  suggestSearches: 200,
  // NONE is not a part.
  listSitemapPart: 400,
  listCollections: 200,
  // NONE is not an id.
  getCollection: 400,
  readPublicSettings: 200,
  readPolicy: 400,
  readSizeCharts: 200,
  readDelivery: 200,
  readHome: 200,
  listProductReviews: 404,
  trackOrder: 415,
  // NONE is not a courier.
  courierWebhook: 404,
  checkHealth: 200,
  returnPaid: 303,
  returnFailed: 303,
  returnCancelled: 303,
  paymentNotice: 415,
  reportTelemetry: 415,
};

test.each(everyCall.filter(isPublic))('%s answers without an App Check token', async (name, it) => {
  const answer = await fetch(`${shop.originOf(it.path)}${pathOf(it)}`, {
    method: it.method,
    redirect: 'manual',
  });
  expect(answer.status).toBe(PUBLIC_STATUSES[name]);
});
