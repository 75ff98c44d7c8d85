import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANY_TIMESTAMP } from '../fixtures/assert/any-timestamp.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';

/* People who wait for a size, through the API, the triggers and the local mailbox. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let shopper: Account;
let [token, staff]: [string, string] = [] as never;

beforeAll(async () => {
  shopper = await testData.account('user');
  [token, staff] = [await tokenOf(shopper), await tokenOf(await testData.account('admin'))];
});
afterAll(() => testData.close());

const alerts = (method: string, stock: string, by?: string, example?: Example) =>
  call(`/api/me/stock-alerts/${stock}`, { method, token: by, example });
const list = (by?: string, example?: Example) => call('/api/me/stock-alerts', { token: by, example });
const soldOut = () =>
  testData.product({ name: 'Khadi panjabi', availability: { M: { state: 'out' }, L: { state: 'out' } } });
const count = (stock: string, onHand: number, was: number | null) =>
  call(`/api/stock/${stock}/count`, {
    method: 'PUT',
    token: staff,
    body: { onHand, was, reason: 'Shelf count' },
  });

describe('a person with a verified address', () => {
  test('asks for a sold-out size, sees it in the list, and withdraws it', async () => {
    const { id, image } = await soldOut();
    const view = { productId: id, size: 'M', name: 'Khadi panjabi', image, createdAt: ANY_TIMESTAMP };
    const asked = [200, { success: true, message: 'We will write to you when it is back', data: view }];
    expect(statusAndBody(await alerts('PUT', `${id}_M`, token, 'askForStockAlert'))).toEqual(asked);
    expect(statusAndBody(await alerts('PUT', `${id}_M`, token))).toEqual(asked);
    expect(statusAndBody(await list(token, 'listMyStockAlerts'))).toEqual([
      200,
      { success: true, data: [view] },
    ]);
    expect(statusAndBody(await alerts('DELETE', `${id}_M`, token, 'removeStockAlert'))).toEqual([
      200,
      { success: true, message: 'You will not be told' },
    ]);
    expect((await list(token)).body.data).toEqual([]);
    expect((await alerts('DELETE', `${id}_M`, token)).status).toBe(200);
  });

  test('is refused for a size that can be bought', async () => {
    const { id } = await soldOut();
    const answer = await alerts('PUT', `${id}_S`, token, 'askForStockAlert: it can be bought');
    expect(statusAndBody(answer)).toEqual([409, { success: false, message: 'You can buy this now' }]);
  });

  test('does not see or withdraw what another person waits for', async () => {
    const { id } = await soldOut();
    const other = await tokenOf(await testData.account('user'));
    await alerts('PUT', `${id}_M`, other);
    expect((await list(token)).body.data).toEqual([]);
    await alerts('DELETE', `${id}_M`, token);
    expect((await list(other)).body.data).toMatchObject([{ productId: id }]);
  });
});

test('a guest, and an account whose address is not verified, cannot ask', async () => {
  const { id } = await soldOut();
  expect((await alerts('PUT', `${id}_M`)).status).toBe(401);
  expect((await list()).status).toBe(401);
  const stranger = await testData.account('user', 'Karim', { emailVerified: false });
  const { status, body } = await alerts('PUT', `${id}_M`, await tokenOf(stranger));
  expect([status, body.message]).toEqual([
    403,
    'Please confirm your e-mail address first: we can only write to an address that is yours',
  ]);
});

test('staff, and only staff, see how many wait for each size', async () => {
  const { id } = await soldOut();
  const other = await tokenOf(await testData.account('user'));
  for (const by of [token, other]) await alerts('PUT', `${id}_M`, by);
  const read = (by?: string, example?: Example) =>
    call(`/api/products/${id}/stock-alerts`, { token: by, example });
  expect(statusAndBody(await read(staff, 'countStockAlerts'))).toEqual([
    200,
    { success: true, data: { M: 2 } },
  ]);
  expect([(await read(token)).status, (await read()).status]).toEqual([403, 401]);
});

test('counted stock that is received is mailed once to who waits, and the alert ends', async () => {
  const { id } = await testData.product();
  await count(`${id}_M`, 0, null);
  const waiter = await testData.account('user');
  const waiterToken = await tokenOf(waiter);
  const asked = async () => (await alerts('PUT', `${id}_M`, waiterToken)).status;
  await expect.poll(asked, { timeout: 60_000, interval: 250 }).toBe(200);

  await count(`${id}_M`, 4, 0);
  const mails = () => mailbox.mailsTo(waiter.email);
  await expect.poll(mails, { timeout: 60_000, interval: 250 }).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain('is back');
  expect(mail?.text).toContain(`/products/${id}?size=M`);
  await expect.poll(async () => (await list(waiterToken)).body.data, { timeout: 30_000 }).toEqual([]);
});

test('a product that is not counted is mailed when staff switch it on again', async () => {
  const { id } = await testData.product({ inStock: false });
  const waiter = await testData.account('user');
  expect((await alerts('PUT', `${id}_L`, await tokenOf(waiter))).status).toBe(200);
  await testData.changeProduct(id, { inStock: true });
  await expect.poll(() => mailbox.mailsTo(waiter.email), { timeout: 60_000, interval: 250 }).toHaveLength(1);
});
