import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Cash that own riders hold and hand in. */
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

interface Held {
  _id: string;
  rider: string;
  held: number;
}
const admin = () => callers.tokens.admin!;
const handIn = (body: object, headers = newIdempotencyKey(), example?: Example) =>
  call('/api/rider-cash/hand-ins', { method: 'POST', token: admin(), headers, body, example });
const dataOf = <T>({ body }: ApiResponse) => body.data as unknown as T;

test('what a rider collected is listed, handed in short with a note, and gone from the list', async () => {
  const rider = `Karim ${Date.now().toString(36)}`;
  const { _id } = await placeOrder(callers.tokens.user!, await testData.product());
  await call(`/api/delivery/status/${_id}`, {
    ...{ method: 'PUT', token: admin() },
    body: { orderStatus: 'delivered', deliveryStatus: 'delivered', deliveryAssignedTo: rider },
  });
  const list = await call('/api/rider-cash', { token: admin(), example: 'riderCash' });
  const own = dataOf<{ riders: Held[] }>(list).riders.find((it) => it.rider === rider)!;
  expect(own).toMatchObject({ held: expect.any(Number) as number });

  const body = { riderCash: own._id, seen: own.held, counted: own.held - 10 };
  expect(await handIn(body)).toMatchObject({
    status: 400,
    body: { errors: { account: expect.any(String) as string, note: expect.any(String) as string } },
  });
  const short = { ...body, account: 'loss', note: 'A torn note' };
  const key = newIdempotencyKey();
  expect(await handIn(short, key, 'handInCash')).toMatchObject({
    status: 201,
    body: { message: 'The cash was handed in', data: { rider, expected: own.held, counted: own.held - 10 } },
  });
  expect((await handIn(short, key)).status).toBe(200);
  expect(await handIn(short, undefined, 'handInCash: another amount by now')).toMatchObject({
    status: 409,
    body: { data: { held: 0 } },
  });
  const after = dataOf<{ riders: Held[]; handIns: { rider: string }[] }>(
    await call('/api/rider-cash', { token: admin() }),
  );
  expect(after.riders.map((it) => it.rider)).not.toContain(rider);
  expect(after.handIns.filter((it) => it.rider === rider)).toHaveLength(1);
});

test.each([...UNAUTHENTICATED.map((caller) => [caller, 401] as const), ['user', 403] as const])(
  '%s can make none of the calls',
  async (caller, status) => {
    const token = callers.tokens[caller];
    expect((await call('/api/rider-cash', { token })).status).toBe(status);
    const body = { riderCash: 'r.karim', seen: 1, counted: 1 };
    const answer = await call('/api/rider-cash/hand-ins', {
      ...{ method: 'POST', token, headers: newIdempotencyKey(), body },
    });
    expect(answer.status).toBe(status);
  },
);
