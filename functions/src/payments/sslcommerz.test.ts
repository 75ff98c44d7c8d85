import { addressSchema, quoteOrder } from '@nargisus/domain/checkout';
import { taka } from '@nargisus/domain/money';
import { openAttempt } from '@nargisus/domain/payments';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Sslcommerz } from './sslcommerz.ts';

/*
 * What our client sends and how it reads answers, over real HTTP; the simulator's faults are in
 * settling.integration.test.ts.
 */
const PASSWORD = 'secret&word';
let server: Server;
let base = '';
let gateway: Sslcommerz;
let asked: { method: string; path: string; type: string; fields: Record<string, string> }[] = [];
let answers: (object | string | { status: number; location: string })[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const sent = request.method === 'GET' ? query : Buffer.concat(chunks).toString();
      const fields = Object.fromEntries(new URLSearchParams(sent));
      asked.push({
        method: request.method ?? '',
        path,
        type: request.headers['content-type'] ?? '',
        fields,
      });
      const answer = answers.shift() ?? '';
      if (typeof answer === 'object' && 'location' in answer) {
        response.writeHead(302, { location: String(answer.location) }).end();
      } else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway = new Sslcommerz({ base, storeId: 'nargisus', storePassword: PASSWORD });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = [];
});

const attempt = (email = 'rahima@example.com', price = 450.5) =>
  openAttempt({
    tranId: `NG${'a'.repeat(28)}`,
    requestKey: 'key',
    buyer: { uid: 'u1', name: 'Rahima', email },
    quote: quoteOrder({
      products: [
        { id: 's', name: 'জামদানি শাড়ি'.repeat(40), price: taka(price), image: '/s', inStock: true },
      ],
      lines: [{ productId: 's', size: 'M', quantity: 2 }],
      deliveryOption: 'standard',
    }),
    address: addressSchema.parse({
      recipientName: `${'ক'.repeat(60)}`,
      recipientPhone: '01712345678',
      region: 'Sylhet',
      city: 'Sylhet',
      district: 'Sylhet',
      address: 'Zindabazar 4',
      addressCategory: 'office',
    }),
    now: new Date(),
  });

const page = (url: string) => ({ status: 'SUCCESS', sessionkey: 'KEY', GatewayPageURL: url });

describe('opening a session', () => {
  test('posts a form with the callbacks of the shop and no value too long', async () => {
    answers = [page(`${base}/EasyCheckOut/testcdekey`)];
    const opened = await gateway.openSession(attempt(), 'https://nargisus.test');
    expect(opened).toEqual({ ok: true, key: 'KEY', gatewayUrl: `${base}/EasyCheckOut/testcdekey` });
    expect(asked).toHaveLength(1);
    const [{ method, type, fields } = { method: '', type: '', fields: {} as Record<string, string> }] = asked;
    expect({ method, type }).toEqual({
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(fields).toMatchObject({
      store_id: 'nargisus',
      store_passwd: PASSWORD,
      total_amount: '961.00',
      currency: 'BDT',
      tran_id: `NG${'a'.repeat(28)}`,
      success_url: 'https://nargisus.test/api/payments/success',
      fail_url: 'https://nargisus.test/api/payments/fail',
      cancel_url: 'https://nargisus.test/api/payments/cancel',
      ipn_url: 'https://nargisus.test/api/payments/ipn',
      cus_email: 'rahima@example.com',
      num_of_item: '2',
      shipping_method: 'Courier',
      ship_postcode: '1000',
      ship_country: 'Bangladesh',
    });
    for (const name of ['name', 'add1', 'city']) expect(fields[`ship_${name}`]).toBe(fields[`cus_${name}`]);
    expect([...(fields.product_name ?? '')]).toHaveLength(250);
    expect(fields.cus_name).toBe('ক'.repeat(50));
  });

  test.each([
    ['', 'hello@nargisus.com'],
    [`${'x'.repeat(50)}@example.com`, 'hello@nargisus.com'],
  ])('never sends "%s", which the gateway would cut or reject', async (email, sent) => {
    await gateway.openSession(attempt(email), 'https://nargisus.test');
    expect(asked[0]?.fields.cus_email).toBe(sent);
  });

  test.each([
    [0.05, '60.10'],
    [0.5, '61.00'],
    [219.97, '499.94'],
  ])('sends an amount to the paisa (%d)', async (price, total) => {
    await gateway.openSession(attempt(undefined, price), 'https://nargisus.test');
    expect(asked[0]?.fields.total_amount).toBe(total);
  });

  test.each([
    'https://evil.example/EasyCheckOut/x',
    'https://sandbox.sslcommerz.com.evil.example/',
    'http://127.0.0.1:1/EasyCheckOut/x',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('does not redirect to "%s"', async (url) => {
    answers = [page(url)];
    const opened = await gateway.openSession(attempt(), 'https://nargisus.test');
    expect(opened).toEqual({ ok: false, why: 'gave a page that is not its own' });
  });

  test.each<[string, object | string, string]>([
    ['a refusal', { status: 'FAILED', failedreason: 'Store is De-active' }, 'refused: Store is De-active'],
    ['HTML', '<h1>Maintenance</h1>', 'did not answer in JSON as documented'],
    ['a list', '[]', 'did not answer in JSON as documented'],
    ['nothing', '', 'did not answer in JSON as documented'],
    ['a redirect', { status: 302, location: 'http://127.0.0.1:1/' }, 'could not be reached'],
  ])('reads %s as a failure', async (_what, answer, why) => {
    answers = [answer];
    expect(await gateway.openSession(attempt(), 'https://nargisus.test')).toEqual({ ok: false, why });
  });
});

test("accepts the live gateway's page on another host of its domain, over https only", async () => {
  const live = new Sslcommerz({ base: 'https://securepay.sslcommerz.com', storeId: 's', storePassword: 'p' });
  const real = globalThis.fetch;
  const pageOf = async (url: string) => {
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(page(url))));
    const opened = await live.openSession(attempt(), 'https://nargisus.test').finally(() => {
      globalThis.fetch = real;
    });
    return opened.ok;
  };
  expect(await pageOf('https://epay-gw.sslcommerz.com/abc')).toBe(true);
  expect(await pageOf('http://epay-gw.sslcommerz.com/abc')).toBe(false);
  expect(await pageOf('https://evilsslcommerz.com/abc')).toBe(false);
  expect(await pageOf('https://a:b@epay-gw.sslcommerz.com/abc')).toBe(false);
});

describe('validating', () => {
  const paid = {
    status: 'VALID',
    tran_id: 'T1',
    val_id: 'V1',
    amount: 69.5,
    currency: 'BDT',
    currency_amount: '69.50',
    currency_type: 'BDT',
    bank_tran_id: null,
    risk_level: 0,
    store_amount: 67.28,
  };

  test('sends every value encoded: a val_id cannot add a parameter', async () => {
    await gateway.validate('X&status=VALID#');
    expect(asked[0]).toMatchObject({
      method: 'GET',
      fields: { val_id: 'X&status=VALID#', store_passwd: PASSWORD, v: '1', format: 'json' },
    });
    expect(asked[0]?.fields).not.toHaveProperty('status');
  });

  test('reads numbers and text alike', async () => {
    answers = [paid];
    expect(await gateway.validate('V1')).toEqual({
      state: 'paid',
      payment: {
        tranId: 'T1',
        valId: 'V1',
        storeId: null,
        amount: '69.5',
        currency: 'BDT',
        requestedAmount: '69.50',
        requestedCurrency: 'BDT',
        bankTranId: '',
        method: '',
        isRisky: false,
      },
    });
  });

  test.each<[string, object | string, string]>([
    ['VALIDATED', { ...paid, status: 'VALIDATED' }, 'paid'],
    ['another payment', { ...paid, val_id: 'V2' }, 'refused'],
    ['INVALID_TRANSACTION', { status: 'INVALID_TRANSACTION' }, 'refused'],
    ['FAILED', { ...paid, status: 'FAILED' }, 'unpaid'],
    ['PENDING', { ...paid, status: 'PENDING' }, 'unpaid'],
    ['bad credentials', { APIConnect: 'INVALID_REQUEST', status: 'INVALID_REQUEST' }, 'unknown'],
    ['no status', {}, 'unknown'],
  ])('reads %s', async (_what, answer, state) => {
    answers = [answer];
    expect((await gateway.validate('V1')).state).toBe(state);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['1', true],
    [undefined, true],
    ['0', false],
  ])('holds a payment of risk level %s: %s', async (risk_level, isRisky) => {
    answers = [{ ...paid, risk_level }];
    expect(await gateway.validate('V1')).toMatchObject({ payment: { isRisky } });
  });

  test('asks twice when the first answer is unusable, and not more often', async () => {
    answers = ['<html>', paid];
    expect((await gateway.validate('V1')).state).toBe('paid');
    answers = ['<html>', '', paid];
    expect(await gateway.validate('V1')).toEqual({
      state: 'unknown',
      why: 'did not answer in JSON as documented',
    });
    expect(asked).toHaveLength(4);
  });
});

test("no error contains the store's password or an address", async () => {
  const nobody = new Sslcommerz({ base: 'http://127.0.0.1:1', storeId: 's', storePassword: PASSWORD });
  const said = [
    await nobody.validate('V'),
    await nobody.findPayment('T'),
    await nobody.refundStatus('R'),
    await nobody.openSession(attempt(), 'https://nargisus.test'),
  ];
  for (const it of said) expect(it).toMatchObject({ why: 'could not be reached' });
  expect(JSON.stringify(said)).not.toMatch(/secret|http/);
});

test('finds the payment among several attempts', async () => {
  const tries = [
    { status: 'FAILED', val_id: '' },
    { status: 'VALID', val_id: 'V2' },
  ];
  answers = [{ APIConnect: 'DONE', no_of_trans_found: 2, element: tries }];
  expect(await gateway.findPayment('T1')).toEqual({ state: 'paid', valIds: ['V2'] });
  answers = [{ APIConnect: 'DONE', no_of_trans_found: 0, element: [] }];
  expect(await gateway.findPayment('T1')).toEqual({ state: 'unpaid' });
  answers = [{ APIConnect: 'FAILED' }];
  expect((await gateway.findPayment('T1')).state).toBe('unknown');
});
