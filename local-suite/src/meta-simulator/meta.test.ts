import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMeta } from './meta.ts';

const accessToken = 'EAAtest';
let meta: Awaited<ReturnType<typeof startMeta>>;

beforeAll(async () => {
  meta = await startMeta({ port: 0, host: '127.0.0.1', accessToken });
});
afterAll(() => meta.close());

const event = (change: object = {}) => ({
  event_name: 'Purchase',
  event_id: 'o1',
  event_time: Math.floor(Date.now() / 1000),
  event_source_url: 'https://shop.test/',
  action_source: 'website',
  user_data: { client_user_agent: 'Mozilla/5.0', em: ['a'.repeat(64)] },
  custom_data: { currency: 'BDT', value: 10 },
  ...change,
});

async function send(data: unknown, { token = accessToken, pixel = '123456789012345' } = {}) {
  const response = await fetch(`http://127.0.0.1:${meta.port}/v24.0/${pixel}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json()) as { error?: { code: number; message: string } };
  return { status: response.status, error: body.error };
}

test('accepts a purchase, and counts it once', async () => {
  expect(await send([event()])).toEqual({ status: 200, error: undefined });
  await send([event()]);
  const received = await (await fetch(`http://127.0.0.1:${meta.port}/events`)).json();
  expect(received).toEqual([expect.objectContaining({ times: 2 })]);
});

test.each([
  ['an event of last week', { event_time: Math.floor(Date.now() / 1000) - 605_000 }, 'event_time'],
  ['an event of the future', { event_time: Math.floor(Date.now() / 1000) + 600 }, 'event_time'],
  ['a moment in ms', { event_time: Date.now() }, 'event_time'],
  ['no page', { event_source_url: undefined }, 'event_source_url'],
  ['no browser', { user_data: {} }, 'client_user_agent'],
  ['an address that is not hashed', { user_data: { client_user_agent: 'M', em: ['a@b.test'] } }, 'em'],
  ['a hash without a list', { user_data: { client_user_agent: 'M', ph: 'a'.repeat(64) } }, 'ph'],
  ['no currency', { custom_data: { value: 10 } }, 'currency'],
  ['a value as text', { custom_data: { currency: 'BDT', value: '10' } }, 'value'],
])('rejects %s', async (_what, change, named) => {
  const { status, error } = await send([event(), event(change)]);
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 100, message: expect.stringContaining(named) as unknown });
});

test.each([
  ['a wrong token', { token: 'EAAwrong' }, 190],
  ['a pixel that is no pixel', { pixel: '12' }, 100],
])('rejects %s', async (_what, sent, code) => {
  expect((await send([event()], sent)).error?.code).toBe(code);
});
