import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { serveApi, type ServedFunction } from '../fixtures/local-stack/serve-functions.ts';

/*
 * Anybody may send telemetry, without a token. It must take no seconds of the processor that answers shoppers, and repeat
 * nothing of what was sent (contract/operations: it stores nothing).
 */
const page = { page: 'home', device: 'phone' };
/** An instance of its own: the limit of an instance ends what others send to it as well. */
let api: ServedFunction;
const send = (body: unknown, headers = {}) =>
  call('/api/telemetry', { at: api.origin, method: 'POST', body, headers });

beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.stop());

const errorOf = (message: string, stack = '') => ({ ...page, errors: [{ message, stack }] });

describe('text that is slow to search for addresses', () => {
  test.each(['@', 'a@', '%40', '@a.', '-eyJ', 'guest_1', '01'])(
    'such as %s over and over is answered at once',
    async (piece) => {
      const text = (length: number) => piece.repeat(length / piece.length);
      const thrown = { message: text(300), stack: text(2000) };
      const started = performance.now();
      const { status } = await send({ ...page, errors: [thrown, thrown, thrown] });
      expect([202, 429]).toContain(status);
      expect(performance.now() - started).toBeLessThan(1500);
    },
  );
});

describe('a report that is no report', () => {
  test.each([
    ['nothing', null],
    ['a list', [page]],
    ['a path instead of a page', { ...page, page: '/orders/ORD-1' }],
    ['a name of an object’s own', { ...page, page: '__proto__' }],
    ['four errors', { ...page, errors: Array.from({ length: 4 }, () => ({ message: 'x', stack: '' })) }],
    ['an error that is too long', errorOf('x'.repeat(301))],
    ['a stack that is too long', errorOf('x', 'y'.repeat(2001))],
    ['a time before time', { ...page, vitals: { lcp: -1 } }],
    ['a time of a day', { ...page, vitals: { lcp: 86_400_000 } }],
    ['no number', { ...page, vitals: { cls: '1' } }],
    ['a message that is none', { ...page, errors: [{ message: { toString: 'x' }, stack: '' }] }],
  ])('is refused: %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('is refused where it is large, compressed, or no JSON', async () => {
    const large = await send({ ...page, errors: [{ message: 'x', stack: 'y'.repeat(70_000) }] });
    const packed = await send(page, { 'Content-Encoding': 'gzip' });
    const text = await fetch(`${api.origin}/api/telemetry`, { method: 'POST', body: 'page=home' });
    expect([large.status, packed.status, text.status]).toEqual([413, 415, 415]);
  });
});

test('a refusal repeats nothing of what was sent', async () => {
  const secret = 'rahima.k@nargisus.test';
  const { status, body } = await send({ ...page, [secret]: secret, device: secret, errors: secret });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain('rahima');
});

test('a flood ends in refusals at worst', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 150; sent += 1) statuses.add((await send(page)).status);
  expect([...statuses].filter((it) => it !== 202 && it !== 429)).toEqual([]);
});
