import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { ADDRESS, newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';

/* The caller's saved addresses, through the API. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
const office = { ...ADDRESS, address: 'Level 4, Gulshan Avenue 102', addressCategory: 'office' };
let [token, other]: [string, string] = [] as never;

beforeAll(async () => {
  [token, other] = await Promise.all([
    testData.account('user').then(tokenOf),
    testData.account('user').then(tokenOf),
  ]);
});
afterAll(() => testData.close());

interface Saved {
  readonly id: string;
  readonly address: string;
}

const list = async (by = token, example?: Example) => {
  const { body } = await call('/api/me/addresses', { token: by, example });
  return (body.data as unknown as { saved: Saved[] }).saved;
};
const add = (body: object, by = token, example?: Example) =>
  call('/api/me/addresses', { method: 'POST', token: by, body, example });
const change = (id: string, body: object, by = token, example?: Example) =>
  call(`/api/me/addresses/${id}`, { method: 'PUT', token: by, body, example });
const remove = (id: string, by = token, example?: Example) =>
  call(`/api/me/addresses/${id}`, { method: 'DELETE', token: by, example });
const idOf = ({ body }: Awaited<ReturnType<typeof add>>) => (body.data as unknown as Saved).id;

describe('saved addresses', () => {
  test('are added, listed with the default first, changed and removed', async () => {
    expect(await list()).toEqual([]);
    const first = await add(ADDRESS, token, 'addMyAddress');
    expect(statusAndBody(first)).toEqual([
      201,
      { success: true, message: 'Address saved', data: { ...ADDRESS, id: idOf(first) } },
    ]);
    const second = await add({ ...office, isDefault: true });
    expect(await list(token, 'listMyAddresses')).toEqual([
      { ...office, id: idOf(second) },
      { ...ADDRESS, id: idOf(first) },
    ]);

    const moved = { ...ADDRESS, address: 'House 3, Road 9, Uttara', isDefault: true };
    expect((await change(idOf(first), moved, token, 'changeMyAddress')).status).toBe(200);
    expect((await list()).map(({ address }) => address)).toEqual([moved.address, office.address]);

    expect(statusAndBody(await remove(idOf(first), token, 'removeMyAddress'))).toEqual([
      200,
      { success: true, message: 'Address removed' },
    ]);
    expect(statusAndBody(await remove(idOf(first)))).toEqual([
      404,
      { success: false, message: 'This address is not saved any more' },
    ]);
    expect((await list()).map(({ id }) => id)).toEqual([idOf(second)]);
  });

  test('are saved once, whatever is sent twice at the same moment', async () => {
    const by = await tokenOf(await testData.account('user'));
    const answers = await Promise.all([1, 2, 3].map(() => add(ADDRESS, by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await list(by)).toHaveLength(1);
  });

  test('are five at most', async () => {
    const by = await tokenOf(await testData.account('user'));
    for (const house of [1, 2, 3, 4, 5]) await add({ ...ADDRESS, address: `House ${house}` }, by);
    expect(statusAndBody(await add({ ...ADDRESS, address: 'House 6' }, by))).toEqual([
      409,
      {
        success: false,
        message: 'You have saved 5 addresses already. Please remove one of them first.',
      },
    ]);
    expect((await add({ ...ADDRESS, address: 'House 5', isDefault: true }, by)).status).toBe(200);
    expect((await list(by)).map(({ address }) => address)).toEqual(
      [5, 1, 2, 3, 4].map((it) => `House ${it}`),
    );
  });

  test('take region, city and district from the area, and reject an unknown area', async () => {
    const by = await tokenOf(await testData.account('user'));
    const { body } = await add({ ...ADDRESS, areaId: 'rajshahi/rajshahi/boalia' }, by);
    expect(body.data).toMatchObject({ region: 'Rajshahi', district: 'Rajshahi' });
    const unknown = await add({ ...ADDRESS, areaId: 'rajshahi/dhaka/boalia' }, by);
    expect(statusAndBody(unknown)).toMatchObject([400, { message: 'Please choose the area again' }]);
  });

  test('are rejected with the errors of the checkout', async () => {
    const answer = await add({ ...ADDRESS, recipientPhone: '123', address: ' ' });
    expect(statusAndBody(answer)).toMatchObject([
      400,
      {
        errors: {
          recipientPhone: 'Please enter a valid 11-digit phone number',
          address: 'Address is required',
        },
      },
    ]);
  });
});

test('where none is saved, the newest order or the phone of the profile fills the form in', async () => {
  const account = await testData.account('user');
  const by = await tokenOf(account);
  await testData.db.doc(`users/${account.uid}`).update({ phone: '01812345678' });
  const known = async () => (await call('/api/me/addresses', { token: by })).body.data;
  expect(await known()).toEqual({ saved: [], lastUsed: null, phone: '01812345678' });

  const product = await testData.product();
  const body = orderDraft(product, { address: 'Level 2, Mirpur 10' });
  await call('/api/orders', { method: 'POST', token: by, body, headers: newIdempotencyKey() });
  expect(await known()).toEqual({
    saved: [],
    lastUsed: { ...ADDRESS, address: 'Level 2, Mirpur 10' },
    phone: '',
  });

  await add(office, by);
  expect(await known()).toMatchObject({ saved: [office], lastUsed: null, phone: '' });
});

test("another person's addresses are not listed, changed or removed", async () => {
  const id = idOf(await add({ ...ADDRESS, address: 'House 77' }));
  expect(await list(other)).toEqual([]);
  expect((await change(id, office, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
  expect((await list()).map((it) => it.id)).toContain(id);
});
