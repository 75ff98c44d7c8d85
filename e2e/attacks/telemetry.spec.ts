import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { serveApi, type ServedFunction } from '../fixtures/local-stack/serve-functions.ts';

/*
 * Anyone may send telemetry without a token. It must not block the process that serves shoppers, and must not repeat what was
 * sent (contract/operations.spec.ts: it stores nothing).
 */
const page = { page: 'home', device: 'phone' };
/** A separate instance, because the rate limit counts the requests of all callers. */
let api: ServedFunction;
const send = (body: unknown, headers = {}) =>
  call('/api/telemetry', { at: api.origin, method: 'POST', body, headers });

beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.stop());

const errorOf = (message: string, stack = '') => ({ ...page, errors: [{ message, stack }] });

/* functions/src/logging/redact-personal-data.test.ts tests that redaction takes linear time. */
test.each(['@', 'a@', '%40', '@a.', '-eyJ', 'guest_1', '01'])(
  'accepts or rate-limits an error full of %s, which is slow to search for personal data',
  async (piece) => {
    const text = (length: number) => piece.repeat(length / piece.length);
    const thrown = { message: text(300), stack: text(2000) };
    const { status } = await send({ ...page, errors: [thrown, thrown, thrown] });
    expect([202, 429]).toContain(status);
  },
);

describe('an invalid report', () => {
  test.each([
    ['nothing', null],
    ['a list', [page]],
    ['a path instead of a page', { ...page, page: '/orders/ORD-1' }],
    ['a property of every object as the page', { ...page, page: '__proto__' }],
    ['four errors', { ...page, errors: Array.from({ length: 4 }, () => ({ message: 'x', stack: '' })) }],
    ['an error that is too long', errorOf('x'.repeat(301))],
    ['a stack that is too long', errorOf('x', 'y'.repeat(2001))],
    ['a negative time', { ...page, vitals: { lcp: -1 } }],
    ['a time of a day', { ...page, vitals: { lcp: 86_400_000 } }],
    ['a text instead of a number', { ...page, vitals: { cls: '1' } }],
    ['an object instead of a message', { ...page, errors: [{ message: { toString: 'x' }, stack: '' }] }],
  ])('is rejected: %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('is rejected if it is too large, compressed or not JSON', async () => {
    const large = await send({ ...page, errors: [{ message: 'x', stack: 'y'.repeat(70_000) }] });
    const compressed = await send(page, { 'Content-Encoding': 'gzip' });
    const text = await fetch(`${api.origin}/api/telemetry`, { method: 'POST', body: 'page=home' });
    expect([large.status, compressed.status, text.status]).toEqual([413, 415, 415]);
  });
});

test('a rejection does not repeat the report', async () => {
  const secret = 'rahima.k@nargisus.test';
  const { status, body } = await send({ ...page, [secret]: secret, device: secret, errors: secret });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain('rahima');
});

test('a flood of reports is accepted or rate-limited, and nothing fails', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 150; sent += 1) statuses.add((await send(page)).status);
  expect([...statuses].filter((it) => it !== 202 && it !== 429)).toEqual([]);
});
