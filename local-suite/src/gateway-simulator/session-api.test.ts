import { describe, expect, test } from 'vitest';
import { sessionRequest, requestSession, open, useGatewayAndShop } from './testing/gateway-and-shop.ts';

useGatewayAndShop();

describe('rejects a session', () => {
  const long = (length: number) => 'ক'.repeat(length);
  const required = Object.keys(sessionRequest()).filter((name) => !['ipn_url', 'value_a'].includes(name));

  test.each(required)('without %s', async (name) => {
    const { [name]: _gone, ...rest } = sessionRequest();
    expect(await requestSession(rest)).toMatchObject({ status: 'FAILED', GatewayPageURL: '' });
  });

  test.each<[string, string, string]>([
    ['a wrong password', 'store_passwd', 'nargisus_local'],
    ['an unknown store', 'store_id', 'nobody'],
    ['less than 10 taka', 'total_amount', '9.99'],
    ['more than 5 lakh', 'total_amount', '500000.01'],
    ['three decimals', 'total_amount', '100.005'],
    ['a non-numeric amount', 'total_amount', '1e3'],
    ['a negative amount', 'total_amount', '-100.00'],
    ['another currency', 'currency', 'USD'],
    ['a malformed return URL', 'success_url', '/success'],
    ['a return URL of 256 characters', 'fail_url', `https://x.test/${'a'.repeat(241)}`],
    ['a tran_id of 31 characters', 'tran_id', 'T'.repeat(31)],
    ['a name of 51 Bangla characters', 'cus_name', long(51)],
    ['a category of 51 characters', 'product_category', long(51)],
    ['a product name of 256 characters', 'product_name', long(256)],
    ['an e-mail without a dot', 'cus_email', 'rafiq@example'],
    ['an e-mail with a space', 'cus_email', 'ra fiq@example.test'],
    ['an unknown profile', 'product_profile', 'clothes'],
    ['an unknown shipping method', 'shipping_method', 'Drone'],
    ['no items', 'num_of_item', '0'],
    ['a delivery by courier without a recipient', 'ship_name', ''],
    ['a delivery by courier without an address', 'ship_add1', ''],
    ['an e-mail in a domain that cannot exist', 'cus_email', 'customer@nargisus.example'],
    ['a value_d of 256 characters', 'value_d', long(256)],
  ])('for %s', async (_what, field, value) => {
    const answer = await requestSession(sessionRequest({ [field]: value }));
    expect(answer['status']).toBe('FAILED');
    expect(answer['failedreason']).not.toBe('');
  });

  test('for a used tran_id, and leaves the first session unchanged', async () => {
    const { tranId, page } = await open();
    expect(await requestSession(sessionRequest({ tran_id: tranId }))).toMatchObject({ status: 'FAILED' });
    expect((await fetch(page)).status).toBe(200);
  });

  test('for multipart, regardless of its content', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(sessionRequest())) form.set(name, value);
    expect(await requestSession(form)).toMatchObject({
      status: 'FAILED',
      failedreason: expect.stringContaining('Store Credential Error') as string,
    });
  });

  test('for a field sent twice', async () => {
    const twice = `${new URLSearchParams(sessionRequest())}&total_amount=10.00`;
    expect(await requestSession(twice)).toMatchObject({ status: 'FAILED' });
  });

  test.each(['10.00', '500000.00', '69', '69.5'])('but not for %s taka', async (amount) => {
    expect(await requestSession(sessionRequest({ total_amount: amount }))).toMatchObject({
      status: 'SUCCESS',
    });
  });

  test('but not for names of the maximum length', async () => {
    const request = sessionRequest({ cus_name: long(50), product_name: long(255), tran_id: 'L'.repeat(30) });
    expect(await requestSession(request)).toMatchObject({ status: 'SUCCESS', store_name: 'Nargisus' });
  });
});
