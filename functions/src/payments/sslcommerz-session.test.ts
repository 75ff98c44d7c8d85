import { describe, expect, test } from 'vitest';
import { Sslcommerz } from './sslcommerz.ts';
import { attempt, createGatewayServer, PASSWORD } from './testing/gateway-server.ts';

/* How the client opens a session at the gateway, over real HTTP. */
const server = createGatewayServer();

const page = (url: string) => ({ status: 'SUCCESS', sessionkey: 'KEY', GatewayPageURL: url });

describe('opening a session', () => {
  test('posts a form with the callbacks of the shop and no value too long', async () => {
    server.answers = [page(`${server.base}/EasyCheckOut/testcdekey`)];
    const opened = await server.gateway.openSession(attempt(), 'https://nargisus.test');
    expect(opened).toEqual({
      ok: true,
      session: { key: 'KEY', gatewayUrl: `${server.base}/EasyCheckOut/testcdekey`, channelUrls: {} },
    });
    expect(server.requests).toHaveLength(1);
    const [{ method, type, fields } = { method: '', type: '', fields: {} as Record<string, string> }] =
      server.requests;
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

  test('keeps the pages of the wallets that it may redirect to', async () => {
    const url = (name: string) => `${server.base}/EasyCheckOut/key?cardname=${name}`;
    const desc = [
      { name: 'VISA', gw: 'visacard', r_flag: '1', redirectGatewayURL: url('visacard') },
      { name: 'BKash', gw: 'bkash', r_flag: '1', redirectGatewayURL: url('bkash') },
      { name: 'Fast Cash', gw: 'fastcash' },
    ];
    server.answers = [{ ...page(url('')), desc }];
    const opened = await server.gateway.openSession(attempt(), 'https://nargisus.test');
    expect(opened).toMatchObject({ session: { gatewayUrl: url(''), channelUrls: { bkash: url('bkash') } } });
    expect(opened.ok && opened.session.channelUrls).not.toHaveProperty('nagad');
  });

  test.each<[string, unknown]>([
    ['of another host', [{ gw: 'bkash', r_flag: '1', redirectGatewayURL: 'https://evil.example/' }]],
    ['without permission to redirect', [{ gw: 'bkash', r_flag: '0', redirectGatewayURL: 'BASE/x' }]],
    ['in a list of another form', { bkash: 'BASE/x' }],
  ])('opens no wallet page %s, and still the page of all ways', async (_what, desc) => {
    const text = JSON.stringify({ ...page(`${server.base}/EasyCheckOut/key`), desc });
    server.answers = [text.replace('BASE', server.base)];
    const opened = await server.gateway.openSession(attempt(), 'https://nargisus.test');
    expect(opened.ok && opened.session.channelUrls).toEqual({});
  });

  test.each([
    ['', 'hello@nargisus.com'],
    [`${'x'.repeat(50)}@example.com`, 'hello@nargisus.com'],
  ])('never sends "%s", which the gateway would cut or reject', async (email, sent) => {
    await server.gateway.openSession(attempt(email), 'https://nargisus.test');
    expect(server.requests[0]?.fields.cus_email).toBe(sent);
  });

  test.each([
    [0.05, '60.10'],
    [0.5, '61.00'],
    [219.97, '499.94'],
  ])('sends an amount to the paisa (%d)', async (price, total) => {
    await server.gateway.openSession(attempt(undefined, price), 'https://nargisus.test');
    expect(server.requests[0]?.fields.total_amount).toBe(total);
  });

  test.each([
    'https://evil.example/EasyCheckOut/x',
    'https://sandbox.sslcommerz.com.evil.example/',
    'http://127.0.0.1:1/EasyCheckOut/x',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('does not redirect to "%s"', async (url) => {
    server.answers = [page(url)];
    const opened = await server.gateway.openSession(attempt(), 'https://nargisus.test');
    expect(opened).toEqual({ ok: false, why: 'gave a page that is not its own' });
  });

  test.each<[string, object | string, string]>([
    ['a rejection', { status: 'FAILED', failedreason: 'Store is De-active' }, 'refused: Store is De-active'],
    ['HTML', '<h1>Maintenance</h1>', 'did not answer in JSON as documented'],
    ['a list', '[]', 'did not answer in JSON as documented'],
    ['nothing', '', 'did not answer in JSON as documented'],
    ['a redirect', { status: 302, location: 'http://127.0.0.1:1/' }, 'could not be reached'],
  ])('reads %s as a failure', async (_what, answer, why) => {
    server.answers = [answer];
    expect(await server.gateway.openSession(attempt(), 'https://nargisus.test')).toEqual({ ok: false, why });
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
