import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { statusAndBody, call } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* Internal notes of staff about an order. e2e/rules tests who may read them. */
// Of two concurrent requests, the second may wait for a process of the function to start.
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let callers: Callers;
let order: PlacedOrder;

beforeAll(async () => {
  callers = await openCallers(testData);
  order = await newOrder();
});
afterAll(() => testData.close());

const newOrder = async () => placeOrder(callers.tokens.user!, await testData.product());

const write = (id: string, body: unknown, example?: Example) =>
  call(`/api/orders/${id}/notes`, { method: 'POST', token: callers.tokens.admin, body, example });
const storedNotes = async (id: string) =>
  (await testData.db.collection(`orders/${id}/notes`).orderBy('at').get()).docs;

test('a note is stored and returned unchanged, with its author', async () => {
  const answer = await write(order._id, { text: '  গেটে ফোন দিন 🌸\nSecond floor  ' }, 'addStaffNote');
  const { uid, name, email } = callers.admin;
  const note = { text: 'গেটে ফোন দিন 🌸\nSecond floor', author: { uid, name, email } };
  const _id = expect.stringMatching(/^\w{20}$/) as string;
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(statusAndBody(answer)).toEqual([201, { success: true, data: { ...note, _id, at } }]);
  const [kept] = await storedNotes(order._id);
  expect(kept?.data()).toMatchObject(note);
  expect(kept?.id).toBe((answer.body.data as unknown as { _id: string })._id);
});

test('a note is in no customer’s response', async () => {
  await write(order._id, { text: 'Rude on the phone' });
  const email = encodeURIComponent(callers.user.email);
  const { body } = await call(`/api/orders/user?userEmail=${email}`, { token: callers.tokens.user });
  expect(JSON.stringify(body)).not.toContain('Rude');
});

describe('an invalid note', () => {
  const empty = 'Please write a note';
  test.each([
    [{}, empty],
    [{ text: ' \n ' }, empty],
    [{ text: 7 }, empty],
    [{ text: 'k'.repeat(1001) }, 'Please use at most 1000 characters'],
  ])('%j is rejected', async (body, message) => {
    expect(statusAndBody(await write(order._id, body))).toEqual([
      400,
      { success: false, message, errors: { text: message } },
    ]);
  });

  test('a note of 1,000 characters is accepted', async () => {
    expect((await write(order._id, { text: ` ${'🌸'.repeat(1000)} ` })).status).toBe(201);
  });

  test('a note about an unknown order is a 404', async () => {
    const answer = await write('0'.repeat(32), { text: 'Hello' });
    expect(statusAndBody(answer)).toEqual([404, { success: false, message: 'Order not found' }]);
    expect(await storedNotes('0'.repeat(32))).toEqual([]);
  });
});

test('deleting an order deletes its notes, also one written concurrently', async () => {
  const { _id } = await newOrder();
  for (const text of ['One', 'Two']) expect((await write(_id, { text })).status).toBe(201);
  const deletion = call(`/api/orders/${_id}/delete`, { method: 'DELETE', token: callers.tokens.admin });
  const [deleted, late] = await Promise.all([deletion, write(_id, { text: 'Late' })]);
  expect(deleted.status).toBe(200);
  expect([201, 404]).toContain(late.status);
  expect(await storedNotes(_id)).toEqual([]);
});
