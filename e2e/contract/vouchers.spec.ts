import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';

/* Vouchers that staff keep (docs/adr/0074). Each test has codes of its own. */
const testData = openTestData();
const { db } = testData;
let callers: Callers;
let product: Product;
beforeAll(async () => {
  callers = await openCallers(testData);
  product = await testData.product({ price: taka(1250) });
});
afterAll(() => testData.close());

interface Sent {
  body?: unknown;
  example?: Example;
  token?: string;
}
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  { body, example, token = callers.tokens.admin }: Sent = {},
) => call(`/api/vouchers${path}`, { method, token, body, example });

let count = 0;
const newCode = () => `V-${Date.now().toString(36).toUpperCase()}-${(count += 1)}`;
const formOf = (code: string, change: object = {}) => ({
  ...{ code, name: 'Test', nameBn: 'পরীক্ষা', description: '', descriptionBn: '' },
  ...{ benefit: { kind: 'percent', percent: 20, atMost: 200 }, minimum: 500 },
  ...{ startsOn: null, endsOn: null, limitInAll: null, limitPerPerson: null, firstOrderOnly: false },
  ...{ categories: [], collections: [], isActive: true, ...change },
});
async function added(change: object = {}, example?: Example): Promise<string> {
  const code = newCode();
  const answer = await send('POST', '', { body: formOf(code, change), example });
  expect([answer.status, answer.body.message]).toEqual([201, 'Voucher saved']);
  return code;
}
const edit = (code: string, changes: object, sent: Sent = {}) =>
  send('PUT', `/${code}`, { body: { changes }, ...sent });
const check = (
  code: string,
  { token = callers.tokens.user, example, products = product.id }: Sent & { products?: string } = {},
) => send('GET', `/${encodeURIComponent(code)}/check?products=${products}`, { token, example });
const order = (voucherCode: string, totalAmount: number, token = callers.tokens.user) =>
  call('/api/orders', {
    method: 'POST',
    token,
    headers: newIdempotencyKey(),
    body: orderDraft(product, { voucherCode, totalAmount }),
  });

describe('staff', () => {
  test('add, change, switch off and delete a voucher, each with an audit entry', async () => {
    const code = await added({}, 'addVoucher');
    const changed = await edit(code, { minimum: { from: 500, to: 600 } }, { example: 'editVoucher' });
    expect(statusAndBody(changed)).toMatchObject([
      200,
      { message: 'Voucher saved', data: { code, minimum: 600, version: 2, updatedBy: callers.admin.uid } },
    ]);
    await edit(code, { isActive: { from: true, to: false } });
    const list = await send('GET', '', { example: 'listVouchers' });
    const listed = (list.body.data as unknown as { code: string }[]).filter((it) => it.code === code);
    expect(listed).toMatchObject([{ isActive: false, benefit: { percent: 20, atMost: 200 }, used: 0 }]);
    expect((await send('DELETE', `/${code}`, { example: 'deleteVoucher' })).status).toBe(200);
    expect((await send('DELETE', `/${code}`)).status).toBe(404);
    const entries = await db.collection('audit').where('subject.id', '==', `vouchers/${code}`).get();
    expect(entries.docs.map((it) => it.get('action') as string).sort()).toEqual([
      'voucher.created',
      'voucher.deleted',
      'voucher.edited',
      'voucher.edited',
    ]);
  });

  test('list the vouchers of the specification, which cannot be deleted', async () => {
    const { body } = await send('GET');
    const codes = (body.data as unknown as { code: string }[]).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['NEWUSER', 'SAVE50', 'WELCOME10']));
    expect(codes).toEqual([...codes].sort());
    const answer = await send('DELETE', '/SAVE50');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This voucher comes with the shop and cannot be deleted. Switch it off instead.',
    ]);
  });

  test('learn the stored value and the name of the colleague who was faster', async () => {
    const code = await added();
    const colleague = await tokenOf(await testData.account('admin', 'Parveen Akhter'));
    await edit(code, { minimum: { from: 500, to: 700 } }, { token: colleague });
    const answer = await edit(
      code,
      { minimum: { from: 500, to: 800 } },
      { example: 'editVoucher: a colleague was faster' },
    );
    expect(statusAndBody(answer)).toEqual([
      409,
      {
        success: false,
        message: 'Parveen Akhter changed this voucher in the meantime. Nothing of yours was saved.',
        data: { stale: [{ field: 'minimum', from: 500, is: 700 }], by: 'Parveen Akhter' },
      },
    ]);
  });

  test('see invalid fields by name', async () => {
    const body = formOf('x', {
      benefit: { kind: 'percent', percent: 101, atMost: null },
      limitInAll: 0,
      limitPerPerson: 1000,
    });
    const answer = await send('POST', '', { body, example: 'addVoucher: invalid fields' });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      {
        code: 'A code has 3 to 30 letters, digits or hyphens and begins with a letter or digit',
        'benefit.percent': 'Enter a whole percentage from 1 to 100',
        limitInAll: 'Enter a whole number from 1 to 100000',
        limitPerPerson: 'Enter a whole number from 1 to 100',
      },
    ]);
    const code = await added();
    const taken = await send('POST', '', { body: formOf(code.toLowerCase()) });
    expect([taken.status, taken.body.message]).toEqual([409, 'There is a voucher with this code already']);
  });

  test('read the statistics of a voucher, and cannot delete it once it is used', async () => {
    const code = await added();
    expect((await order(code, 1250 + 60 - 200)).status).toBe(201);
    const { body } = await send('GET', `/${code}/statistics`, { example: 'readVoucherStatistics' });
    expect(body.data).toMatchObject({
      ...{ code, uses: 1, discount: 200, total: 1110, held: 0 },
      days: [{ uses: 1, discount: 200, total: 1110 }],
    });
    expect((await send('DELETE', `/${code}`)).status).toBe(409);
    expect((await send('GET', '/NOSUCHCODE/statistics')).status).toBe(404);
  });
});

describe('customers', () => {
  test('check a voucher, and order at its price', async () => {
    const code = await added({ limitPerPerson: 1 });
    const typed = ` ${code.toLowerCase()} `;
    expect(statusAndBody(await check(typed, { example: 'checkVoucher' }))).toMatchObject([
      200,
      {
        data: { code, benefit: { kind: 'percent', percent: 20, atMost: 200 }, minimum: 500, products: null },
      },
    ]);
    const placed = await order(typed, 1110);
    expect(placed.status).toBe(201);
    expect(placed.body.data).toMatchObject({ voucherCode: code, voucherDiscount: 200, totalAmount: 1110 });
    const again = await check(code, { example: 'checkVoucher: used before' });
    expect([again.status, again.body.message]).toEqual([409, 'You have already used this voucher']);
    const second = await order(code, 1110);
    expect(statusAndBody(second)).toMatchObject([
      409,
      {
        message: 'You have already used this voucher',
        data: {
          quote: { total: 1310, problems: [{ kind: 'voucher-refused', refusal: { reason: 'used-by-you' } }] },
        },
      },
    ]);
    expect((await order(code, 1110, callers.tokens.other)).status).toBe(201);
  });

  test('learn nothing of a code that no voucher has, or that is switched off', async () => {
    const off = await added({ isActive: false, startsOn: '2099-01-01' });
    const answers = [await check('NOSUCHCODE', { example: 'checkVoucher: unknown code' }), await check(off)];
    for (const { status, body } of [...answers, await check('a/b'), await check('%')])
      expect([status, body]).toMatchObject([404, { success: false, message: 'Invalid voucher code' }]);
  });

  test.each([
    [{ startsOn: '2099-01-01' }, 'This voucher is not valid yet'],
    [{ endsOn: '2020-01-01' }, 'This voucher has expired'],
  ])('learn why a voucher does not count: %j', async (change, message) => {
    const answer = await check(await added(change));
    expect([answer.status, answer.body.message]).toEqual([409, message]);
  });

  test('learn which of their products a voucher is for', async () => {
    const lamp = await testData.product({ price: taka(900), category: 'home' });
    const code = await added({ categories: ['home'] });
    const { body } = await check(code, { products: `${product.id},${lamp.id},no-such-product` });
    expect(body.data).toMatchObject({ products: [lamp.id] });
    const answer = await order(code, 1310);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This voucher is not for the products in your cart',
    ]);
  });

  test('can name up to fifty products', async () => {
    const products = Array.from({ length: 51 }, (_, at) => `p${at}`).join();
    expect((await check('SAVE50', { products })).status).toBe(400);
    expect((await check('SAVE50', { products: '' })).status).toBe(400);
  });
});
