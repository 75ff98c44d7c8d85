import { callMessages } from '@nargisus/domain/desk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { ASSIGNMENT, callDelivery } from '../fixtures/orders/staff-calls.ts';

/* Calls to customers before their orders are packed. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const newOrder = async () => (await placeOrder(callers.tokens.user!, await testData.product()))._id;

interface Sending {
  token?: string | undefined;
  example?: Example;
}

const record = (id: string, body: object, { token = callers.tokens.admin, example }: Sending = {}) =>
  call(`/api/orders/${id}/calls`, { method: 'POST', token, body: { lastSeen: null, ...body }, example });
const begin = (id: string, body: object = {}, { token = callers.tokens.admin, example }: Sending = {}) =>
  call(`/api/orders/${id}/calling`, { method: 'PUT', token, body, example });

const dataOf = ({ body }: ApiResponse) =>
  body.data as unknown as { stage: string; call: string; calls: { at: string }[] };

test.each([...UNAUTHENTICATED.map((caller) => [caller, 401] as const), ['user', 403] as const])(
  '%s can neither begin nor record a call',
  async (caller, status) => {
    const id = await newOrder();
    const token = callers.tokens[caller];
    const answers = await Promise.all([
      call(`/api/orders/${id}/calling`, { method: 'PUT', token, body: {} }),
      call(`/api/orders/${id}/calls`, {
        method: 'POST',
        token,
        body: { outcome: 'confirmed', lastSeen: null },
      }),
    ]);
    expect(answers.map((it) => it.status)).toEqual([status, status]);
    expect((await testData.db.doc(`orderDesk/${id}`).get()).get('calls')).toEqual([]);
  },
);

test('an order is advised to be called, is called again, and is confirmed', async () => {
  const id = await newOrder();
  expect((await testData.db.doc(`orderDesk/${id}`).get()).data()).toMatchObject({
    ...{ stage: 'to-pack', call: 'advised' },
  });
  const begun = await begin(id, {}, { example: 'beginCall' });
  expect(begun.status).toBe(200);
  const first = await record(id, { outcome: 'no-answer' }, { example: 'recordCall' });
  expect([first.status, dataOf(first).stage]).toEqual([201, 'to-call']);
  const stale = await record(id, { outcome: 'confirmed' });
  expect(statusAndBody(stale)).toMatchObject([409, { message: callMessages.calledMeanwhile }]);
  const lastSeen = dataOf(first).calls[0]!.at;
  const second = await record(id, { outcome: 'confirmed', note: 'Blue, please', lastSeen });
  expect([second.status, dataOf(second).stage, dataOf(second).call]).toEqual([201, 'to-pack', 'confirmed']);
});

describe('a call is refused', () => {
  test.each([
    [{}, 'outcome', callMessages.outcomeMissing],
    [{ outcome: 'painted' }, 'outcome', callMessages.outcomeMissing],
    [{ outcome: 'deliver-on' }, 'deliverOn', callMessages.dayMissing],
    [{ outcome: 'deliver-on', deliverOn: '2020-01-01' }, 'deliverOn', /next 30 days/],
    [{ outcome: 'waived' }, 'note', callMessages.noteMissing],
    [{ outcome: 'confirmed', note: 'x'.repeat(301) }, 'note', /./],
  ])('with the error of the field for %j', async (body, field, message) => {
    const { status, body: answer } = await record(await newOrder(), body);
    expect(status).toBe(400);
    expect(answer.errors?.[field]).toMatch(message);
  });

  test('for an order that is packed, and for one that does not exist', async () => {
    const id = await newOrder();
    await callDelivery(callers.tokens.admin!, 'assign', id, ASSIGNMENT);
    for (const send of [record, begin])
      expect(statusAndBody(await send(id, { outcome: 'confirmed' }))).toMatchObject([
        409,
        { message: callMessages.notWaiting },
      ]);
    expect((await record('missing-order', { outcome: 'confirmed' })).status).toBe(404);
  });
});

test('a customer who cancels on the phone finds the order cancelled', async () => {
  const id = await newOrder();
  expect(dataOf(await record(id, { outcome: 'cancelled' })).stage).toBe('cancelled');
  expect((await testData.db.doc(`orders/${id}`).get()).get('orderStatus')).toBe('cancelled');
});
