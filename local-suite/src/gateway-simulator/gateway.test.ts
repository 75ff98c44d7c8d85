import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from './gateway.ts';
import { verifySign } from './signature.ts';

const STORE = { id: 'nargisus_local', password: 'nargisus_local@ssl', name: 'Nargisus' };
const OTHER_STORE = { id: 'other_shop', password: 'other_shop@ssl', name: 'Other' };
const CREDENTIALS = { store_id: STORE.id, store_passwd: STORE.password };

type Fields = Record<string, string>;
interface Told {
  sessionkey: string;
  status: string;
  val_id: string;
  bank_tran_id: string;
  ipn: { status: string; answer?: number | string }[];
  browser: { url: string; fields: Fields; times: number; afterMs: number } | null;
}

let gateway: RunningGateway;
let base: string;
let shop: Server;
let shopUrl: string;
/** The shop's received posts, in order of arrival. */
let received: { path: string; fields: Fields }[] = [];

beforeAll(async () => {
  gateway = await startGateway({ port: 0, host: '127.0.0.1', stores: [STORE, OTHER_STORE] });
  base = `http://127.0.0.1:${gateway.port}`;
  shop = createServer((request, response) => void takePost(request, response)).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
async function takePost(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  received.push({ path: request.url!, fields });
  response.writeHead(request.url === '/ipn' ? 200 : 303, { location: '/payment/success' }).end();
}
afterEach(async () => {
  await fetch(`${base}/simulator/faults`, { method: 'DELETE' });
  received = [];
});
afterAll(async () => {
  await gateway.close();
  shop.close();
});

let attempts = 0;

/** A valid request for a session. */
function sessionRequest(changes: Fields = {}): Fields {
  return {
    ...CREDENTIALS,
    total_amount: '1250.50',
    currency: 'BDT',
    tran_id: `T-${(attempts += 1)}`,
    success_url: `${shopUrl}/success`,
    fail_url: `${shopUrl}/fail`,
    cancel_url: `${shopUrl}/cancel`,
    ipn_url: `${shopUrl}/ipn`,
    product_name: 'Panjabi',
    product_category: 'fashion',
    product_profile: 'physical-goods',
    cus_name: 'রফিকুল ইসলাম',
    cus_email: 'rafiq@example.test',
    cus_add1: 'House 1, Road 2',
    cus_city: 'Dhaka',
    cus_postcode: '1205',
    cus_country: 'Bangladesh',
    cus_phone: '01711111111',
    shipping_method: 'Courier',
    ...{ ship_name: 'Rafiq', ship_add1: 'House 1, Road 2', ship_city: 'Dhaka' },
    ...{ ship_postcode: '1205', ship_country: 'Bangladesh' },
    num_of_item: '1',
    value_a: 'ref=1&x',
    ...changes,
  };
}

async function askSession(fields: Fields | string | FormData): Promise<Fields> {
  const body =
    typeof fields === 'string' || fields instanceof FormData ? fields : new URLSearchParams(fields);
  const headers =
    typeof fields === 'string' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : undefined;
  const answer = await fetch(`${base}/gwprocess/v4/api.php`, { method: 'POST', body, headers });
  return (await answer.json()) as Fields;
}

async function open(changes: Fields = {}): Promise<{ tranId: string; sessionkey: string; page: string }> {
  const request = sessionRequest(changes);
  const { sessionkey, GatewayPageURL } = await askSession(request);
  return { tranId: request['tran_id']!, sessionkey: sessionkey!, page: GatewayPageURL! };
}

async function control<T = Told>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${base}/simulator/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as T;
}

const pay = (sessionkey: string, choice: string) => control('POST', `pay/${sessionkey}`, { choice });

async function paid(changes: Fields = {}): Promise<Told & { tranId: string }> {
  const { sessionkey, tranId } = await open(changes);
  return { ...(await pay(sessionkey, 'card')), tranId };
}

async function ask(path: string, fields: Fields): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}/validator/api/${path}.php?${new URLSearchParams(fields)}`);
  return (await answer.json()) as Record<string, unknown>;
}

const validate = (valId: string, changes: Fields = {}) =>
  ask('validationserverAPI', { ...CREDENTIALS, val_id: valId, v: '1', format: 'json', ...changes });
const transaction = (fields: Fields) =>
  ask('merchantTransIDvalidationAPI', { ...CREDENTIALS, v: '1', format: 'json', ...fields });

const isSigned = (fields: Fields) =>
  fields['verify_sign'] === verifySign(fields, fields['verify_key']!.split(','), STORE.password);

test('runs a whole payment: session, page, callback, notice, validation, refund', async () => {
  const { tranId, sessionkey, page } = await open();
  expect(sessionkey).toMatch(/^[0-9A-F]{32}$/);
  expect(page).toBe(`${base}/EasyCheckOut/testcde${sessionkey.toLowerCase()}`);
  expect(await (await fetch(page)).text()).toContain('৳1,250.50');

  await control('PUT', 'faults', { delivery: 'ipn-first' });
  const pressed = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'card', number: '4111 1111 1111 1111', expiry: '12/26', cvv: '111' }),
  });
  const form = formOn(await pressed.text());
  expect(form.action).toBe(`${shopUrl}/success`);
  await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields), redirect: 'manual' });
  expect(received.map(({ path }) => path)).toEqual(['/ipn', '/success']);
  expect(received[1]!.fields).toEqual(received[0]!.fields);
  const { fields } = received[1]!;
  expect(isSigned(fields)).toBe(true);
  expect(fields).toMatchObject({
    status: 'VALID',
    tran_id: tranId,
    amount: '1250.50',
    currency: 'BDT',
    currency_amount: '1250.50',
    currency_type: 'BDT',
    store_amount: '1219.24',
    store_id: STORE.id,
    card_brand: 'VISA',
    card_no: '411111XXXXXX1111',
    risk_level: '0',
    value_a: 'ref=1&x',
    value_b: '',
  });

  const proof = await validate(fields['val_id']!);
  expect(proof).toMatchObject({
    APIConnect: 'DONE',
    status: 'VALID',
    tran_id: tranId,
    currency_amount: '1250.50',
  });
  expect(await validate(fields['val_id']!)).toMatchObject({ ...proof, status: 'VALIDATED' });

  const asked = {
    bank_tran_id: fields['bank_tran_id']!,
    refund_trans_id: `R-${tranId}`,
    refund_amount: '1250.50',
    refund_remarks: 'Cancelled',
  };
  const refund = await transaction(asked);
  expect(refund).toMatchObject({ APIConnect: 'DONE', status: 'success', trans_id: tranId });
  const status = { refund_ref_id: String(refund['refund_ref_id']) };
  expect(await transaction(status)).toMatchObject({ status: 'processing', refunded_on: '' });
  expect(await transaction(status)).toMatchObject({ status: 'refunded', tran_id: tranId });
});

describe('rejects a session', () => {
  const long = (length: number) => 'ক'.repeat(length);
  const required = Object.keys(sessionRequest()).filter((name) => !['ipn_url', 'value_a'].includes(name));

  test.each(required)('without %s', async (name) => {
    const { [name]: _gone, ...rest } = sessionRequest();
    expect(await askSession(rest)).toMatchObject({ status: 'FAILED', GatewayPageURL: '' });
  });

  test.each<[string, string, string]>([
    ['a wrong password', 'store_passwd', 'nargisus_local'],
    ['an unknown store', 'store_id', 'nobody'],
    ['less than 10 taka', 'total_amount', '9.99'],
    ['more than 5 lakh', 'total_amount', '500000.01'],
    ['three decimals', 'total_amount', '100.005'],
    ['an amount that is no number', 'total_amount', '1e3'],
    ['a negative amount', 'total_amount', '-100.00'],
    ['another currency', 'currency', 'USD'],
    ['an address that is none', 'success_url', '/success'],
    ['an address of 256 characters', 'fail_url', `https://x.test/${'a'.repeat(241)}`],
    ['a tran_id of 31 characters', 'tran_id', 'T'.repeat(31)],
    ['a name of 51 Bangla letters', 'cus_name', long(51)],
    ['a category of 51 letters', 'product_category', long(51)],
    ['a product name of 256 letters', 'product_name', long(256)],
    ['an e-mail without a dot', 'cus_email', 'rafiq@example'],
    ['an e-mail with a space', 'cus_email', 'ra fiq@example.test'],
    ['an unknown profile', 'product_profile', 'clothes'],
    ['an unknown way of shipping', 'shipping_method', 'Drone'],
    ['no items', 'num_of_item', '0'],
    ['a delivery by courier to nobody', 'ship_name', ''],
    ['a delivery by courier without an address', 'ship_add1', ''],
    ['an e-mail in a domain that cannot exist', 'cus_email', 'customer@nargisus.example'],
    ['a value_d of 256 letters', 'value_d', long(256)],
  ])('for %s', async (_what, field, value) => {
    const answer = await askSession(sessionRequest({ [field]: value }));
    expect(answer['status']).toBe('FAILED');
    expect(answer['failedreason']).not.toBe('');
  });

  test('for a used tran_id, and leaves the first session unchanged', async () => {
    const { tranId, page } = await open();
    expect(await askSession(sessionRequest({ tran_id: tranId }))).toMatchObject({ status: 'FAILED' });
    expect((await fetch(page)).status).toBe(200);
  });

  test('for multipart, whatever it contains', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(sessionRequest())) form.set(name, value);
    expect(await askSession(form)).toMatchObject({
      status: 'FAILED',
      failedreason: expect.stringContaining('Store Credential Error') as string,
    });
  });

  test('for a field sent twice', async () => {
    const twice = `${new URLSearchParams(sessionRequest())}&total_amount=10.00`;
    expect(await askSession(twice)).toMatchObject({ status: 'FAILED' });
  });

  test.each(['10.00', '500000.00', '69', '69.5'])('but not for %s taka', async (amount) => {
    expect(await askSession(sessionRequest({ total_amount: amount }))).toMatchObject({ status: 'SUCCESS' });
  });

  test('but not for names of the maximum length', async () => {
    const request = sessionRequest({ cus_name: long(50), product_name: long(255), tran_id: 'L'.repeat(30) });
    expect(await askSession(request)).toMatchObject({ status: 'SUCCESS', store_name: 'Nargisus' });
  });
});

describe('outcomes of the payment page', () => {
  test.each([
    ['card', 'VALID', '/success', { card_brand: 'VISA', risk_level: '0' }],
    ['bkash', 'VALID', '/success', { card_brand: 'MOBILEBANKING', card_no: '' }],
    ['risky', 'VALID', '/success', { risk_level: '1', risk_title: 'Risky' }],
    ['fail', 'FAILED', '/fail', { error: 'Invalid expiration date' }],
    ['cancel', 'CANCELLED', '/cancel', { error: 'Cancelled by User', bank_tran_id: '' }],
  ])('%s posts a signed %s to %s', async (choice, status, path, some) => {
    const { sessionkey } = await open();
    const { browser } = await pay(sessionkey, choice);
    expect(browser).toMatchObject({ url: shopUrl + path, fields: { status, ...some }, times: 1, afterMs: 0 });
    expect(isSigned(browser!.fields)).toBe(true);
    if (status !== 'VALID') expect(Object.keys(browser!.fields)).not.toContain('val_id');
  });

  test.each([
    ['close', 'UNATTEMPTED'],
    ['expire', 'EXPIRED'],
  ])('%s does not send the browser back and sends the notice %s', async (choice, status) => {
    const { sessionkey } = await open();
    expect((await pay(sessionkey, choice)).browser).toBeNull();
    await expect
      .poll(() => received.map(({ path, fields }) => [path, fields['status']]))
      .toEqual([['/ipn', status]]);
  });

  test('takes the first choice only', async () => {
    const { sessionkey, page } = await open();
    await pay(sessionkey, 'cancel');
    expect(await pay(sessionkey, 'card')).toEqual({ message: 'This payment has ended: CANCELLED.' });
    const again = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'bkash' }) });
    expect(again.status).toBe(409);
    expect(await control('GET', `payments/${sessionkey}`)).toMatchObject({
      status: 'CANCELLED',
      val_id: null,
    });
  });

  test('shows what is wrong with a card in its form and keeps the payment open', async () => {
    const { sessionkey, page } = await open();
    const card = { choice: 'card', number: '5555 5555', expiry: '13/26', cvv: '1' };
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(card) });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    for (const id of ['number-wrong', 'expiry-wrong', 'cvv-wrong']) expect(text).toContain(`id="${id}"`);
    expect(await control('GET', `payments/${sessionkey}`)).toMatchObject({ status: 'PENDING' });
  });

  test('answers a page that was never opened with 404', async () => {
    expect((await fetch(`${base}/EasyCheckOut/testcde${'0'.repeat(32)}`)).status).toBe(404);
  });

  test("escapes the shop's text", async () => {
    const { page } = await open({ product_name: '<img src=x onerror=alert(1)>' });
    expect(await (await fetch(page)).text()).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('the validation API', () => {
  test('knows only its own val_ids, and only of the calling store', async () => {
    const { val_id } = await paid();
    expect(await validate('190101000000nothing')).toMatchObject({ status: 'INVALID_TRANSACTION' });
    const foreign = { store_id: OTHER_STORE.id, store_passwd: OTHER_STORE.password };
    expect(await validate(val_id, foreign)).toMatchObject({ status: 'INVALID_TRANSACTION' });
    expect(await validate(val_id)).toMatchObject({ status: 'VALID' });
  });

  test.each<[string, Fields]>([
    ['bad credentials', { store_passwd: 'wrong' }],
    ['no val_id', { val_id: '' }],
    ['another format', { format: 'xml' }],
    ['no version', { v: '' }],
  ])('answers INVALID_REQUEST to %s', async (_what, changes) => {
    const { val_id } = await paid();
    expect(await validate(val_id, changes)).toMatchObject({ APIConnect: 'INVALID_REQUEST' });
    expect(await validate(val_id)).toMatchObject({ status: 'VALID' });
  });

  test.each(['validationserverAPI', 'merchantTransIDvalidationAPI'])(
    'accepts %s by GET only',
    async (path) => {
      const answer = await fetch(`${base}/validator/api/${path}.php`, {
        method: 'POST',
        body: new URLSearchParams(CREDENTIALS),
      });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
    },
  );
});

describe('the query', () => {
  test('by session and by tran_id: open, paid, validated', async () => {
    const { sessionkey, tranId } = await open();
    expect(await transaction({ sessionkey })).toMatchObject({
      APIConnect: 'DONE',
      status: 'PENDING',
      tran_id: tranId,
    });
    const { val_id } = await pay(sessionkey, 'bkash');
    expect(await transaction({ tran_id: tranId })).toMatchObject({
      APIConnect: 'DONE',
      no_of_trans_found: 1,
      element: [{ status: 'VALID', val_id, tran_id: tranId, currency_amount: '1250.50' }],
    });
    await validate(val_id);
    expect(await transaction({ sessionkey })).toMatchObject({ status: 'VALIDATED', val_id });
  });

  test('of an unknown payment', async () => {
    expect(await transaction({ tran_id: 'ghost' })).toEqual({
      APIConnect: 'DONE',
      no_of_trans_found: 0,
      element: [],
    });
    expect(await transaction({ sessionkey: 'ghost' })).toMatchObject({ status: 'INVALID_TRANSACTION' });
    expect(await transaction({})).toMatchObject({ APIConnect: 'INVALID_REQUEST' });
    expect(await transaction({ tran_id: 'x', store_id: 'x' })).toMatchObject({
      APIConnect: 'INVALID_REQUEST',
    });
  });
});

describe('refunds', () => {
  const refundOf = (bankTranId: string, id: string, amount: string) =>
    transaction({
      bank_tran_id: bankTranId,
      refund_trans_id: id,
      refund_amount: amount,
      refund_remarks: 'r',
    });

  test('never return more than was paid, in total', async () => {
    const { bank_tran_id: bank, tranId } = await paid();
    expect(await refundOf(bank, `${tranId}-a`, '1000.00')).toMatchObject({ status: 'success' });
    expect(await refundOf(bank, `${tranId}-b`, '250.51')).toMatchObject({ status: 'failed' });
    expect(await refundOf(bank, `${tranId}-c`, '250.50')).toMatchObject({ status: 'success' });
    expect(await refundOf(bank, `${tranId}-d`, '0.01')).toMatchObject({ status: 'failed' });
  });

  test('pay once when repeated under one number, which serves no other refund', async () => {
    const { bank_tran_id: bank, tranId } = await paid();
    const first = await refundOf(bank, `${tranId}-a`, '100.00');
    const again = await refundOf(bank, `${tranId}-a`, '100.00');
    expect(again).toMatchObject({ status: 'processing', refund_ref_id: first['refund_ref_id'] });
    expect(await refundOf(bank, `${tranId}-a`, '101.00')).toMatchObject({ status: 'failed' });
    await control('PUT', `faults/${tranId}`, { refundRepeats: 'refused' });
    expect(await refundOf(bank, `${tranId}-a`, '100.00')).toMatchObject({ status: 'failed' });
    expect((await control<{ refunds: object[] }>('GET', `payments/${tranId}`)).refunds).toHaveLength(1);
  });

  test('require a number, an amount, a remark and a paid transaction', async () => {
    const { bank_tran_id: bank, tranId } = await paid();
    const failed = await open().then(({ sessionkey }) => pay(sessionkey, 'fail'));
    for (const [what, id, amount] of [
      [bank, '', '10.00'],
      [bank, 'x'.repeat(31), '10.00'],
      [bank, `${tranId}-x`, ''],
      [bank, `${tranId}-x`, '0.00'],
      [bank, `${tranId}-x`, '-1.00'],
      ['nothing', `${tranId}-x`, '10.00'],
      [failed.bank_tran_id, `${tranId}-x`, '10.00'],
    ] as const) {
      expect(await refundOf(what, id, amount), `${id} ${amount}`).toMatchObject({ status: 'failed' });
    }
    expect(await transaction({ refund_ref_id: 'ghost' })).toMatchObject({ status: 'failed' });
  });

  test('may be requested again when the bank cancels them', async () => {
    const { bank_tran_id: bank, tranId } = await paid();
    await control('PUT', `faults/${tranId}`, { refundEnds: 'cancelled', refundProcessingAnswers: 0 });
    const first = await refundOf(bank, `${tranId}-a`, '1250.50');
    expect(await transaction({ refund_ref_id: String(first['refund_ref_id']) })).toMatchObject({
      status: 'cancelled',
    });
    expect(await refundOf(bank, `${tranId}-b`, '1250.50')).toMatchObject({ status: 'success' });
  });
});

describe('the fault for deliveries', () => {
  const notices = () => received.filter(({ path }) => path === '/ipn').length;

  test('ipn-first: sends the browser after the shop has responded', async () => {
    const { sessionkey, tranId } = await open();
    await control('PUT', `faults/${tranId}`, { delivery: 'ipn-first' });
    expect((await pay(sessionkey, 'card')).ipn).toMatchObject([{ status: 'VALID', answer: 200 }]);
  });

  test('browser-first: holds the notice until it is released', async () => {
    const { sessionkey, tranId } = await open();
    await control('PUT', `faults/${tranId}`, { delivery: 'browser-first', delayMs: 3_600_000 });
    expect((await pay(sessionkey, 'card')).browser).toMatchObject({ times: 1, afterMs: 0 });
    expect(notices()).toBe(0);
    expect(await control('POST', `ipn/${tranId}`)).toMatchObject({ status: 'VALID', answer: 200 });
    expect(notices()).toBe(1);
  });

  test('browser-first: sends the notice after its delay when it is not released', async () => {
    const { sessionkey, tranId } = await open();
    await control('PUT', `faults/${tranId}`, { delivery: 'browser-first', delayMs: 1 });
    await pay(sessionkey, 'card');
    await expect.poll(notices).toBe(1);
  });

  test('drops a waiting notice with its payment', async () => {
    const payLate = async (delayMs: number) => {
      const { sessionkey, tranId } = await open();
      await control('PUT', `faults/${tranId}`, { delivery: 'browser-first', delayMs });
      await pay(sessionkey, 'card');
      return tranId;
    };
    await payLate(30);
    await fetch(`${base}/simulator/payments`, { method: 'DELETE' });
    // Arrives after the dropped one would have.
    const kept = await payLate(60);
    await expect.poll(notices).toBe(1);
    expect(received.map(({ fields }) => fields['tran_id'])).toEqual([kept]);
  });

  test('ipn-only, browser-only, both-twice, delayed', async () => {
    const run = async (delivery: string) => {
      const { sessionkey, tranId } = await open();
      await control('PUT', `faults/${tranId}`, { delivery, delayMs: 5 });
      return pay(sessionkey, 'card');
    };
    expect((await run('ipn-only')).browser).toBeNull();
    await expect.poll(notices).toBe(1);
    expect((await run('browser-only')).ipn).toEqual([]);
    expect((await run('both-twice')).browser).toMatchObject({ times: 2 });
    await expect.poll(notices).toBe(3);
    expect((await run('delayed')).browser).toMatchObject({ afterMs: 5 });
    await expect.poll(notices).toBe(4);
  });

  test('sends a contradicting notice, and records a shop that does not respond', async () => {
    const { tranId } = await paid();
    await control('POST', `ipn/${tranId}`, { status: 'FAILED' });
    expect(received.at(-1)!.fields).toMatchObject({ status: 'FAILED', tran_id: tranId });
    expect(isSigned(received.at(-1)!.fields)).toBe(true);
    const lonely = await paid({ ipn_url: 'http://127.0.0.1:1/ipn' });
    expect(await control('POST', `ipn/${lonely.tranId}`)).toMatchObject({
      answer: expect.any(String) as string,
    });
    const silent = await paid({ ipn_url: '' });
    expect(silent.ipn).toEqual([]);
  });
});

describe('the fault for tampering', () => {
  async function tampered(tamper: string) {
    const honest = await paid();
    const { sessionkey, tranId } = await open();
    await control('PUT', `faults/${tranId}`, { tamper });
    const { browser, val_id } = await pay(sessionkey, 'card');
    return { honest, tranId, val_id, fields: browser!.fields };
  }

  test('signs a wrong amount, currency and store correctly', async () => {
    for (const [tamper, wrong] of [
      ['amount', { amount: '10.00', currency_amount: '10.00' }],
      ['currency', { currency: 'USD', currency_type: 'USD' }],
      ['store-id', { store_id: 'somebody_else' }],
      ['no-currency', { currency_type: '', currency_amount: '', currency: 'BDT' }],
    ] as const) {
      const { fields, val_id } = await tampered(tamper);
      expect(fields).toMatchObject(wrong);
      expect(isSigned(fields)).toBe(true);
      expect(await validate(val_id)).toMatchObject(wrong);
    }
  });

  test('sends a wrong signature, or the right one for another amount', async () => {
    expect(isSigned((await tampered('signature')).fields)).toBe(false);
    const { fields, val_id } = await tampered('unsigned-amount');
    expect(fields['amount']).toBe('10.00');
    expect(isSigned(fields)).toBe(false);
    expect(await validate(val_id)).toMatchObject({ amount: '1250.50' });
  });

  test('sends the val_id of another payment, which validates that payment', async () => {
    const { fields, honest, val_id } = await tampered('val-id');
    expect(isSigned(fields)).toBe(true);
    expect(fields['val_id']).toBe(honest.val_id);
    expect(fields['val_id']).not.toBe(val_id);
    expect(await validate(fields['val_id']!)).toMatchObject({ tran_id: honest.tranId });
  });
});

describe('the faults for outages', () => {
  const raw = (valId: string, signal?: AbortSignal) =>
    fetch(
      `${base}/validator/api/validationserverAPI.php?${new URLSearchParams({ ...CREDENTIALS, val_id: valId, v: '1', format: 'json' })}`,
      { signal },
    );

  test('validator: down, loses its response, fails, answers HTML or nothing', async () => {
    const { val_id } = await paid();
    await control('PUT', 'faults', { validator: 'down' });
    await expect(raw(val_id)).rejects.toThrow();
    await control('PUT', 'faults', { validator: 'error' });
    expect((await raw(val_id)).status).toBe(500);
    await control('PUT', 'faults', { validator: 'html' });
    expect(await (await raw(val_id)).text()).toContain('<!DOCTYPE html>');
    await control('PUT', 'faults', { validator: 'empty' });
    expect(await (await raw(val_id)).text()).toBe('');
    await control('PUT', 'faults', { validator: 'lost', times: 1 });
    await expect(raw(val_id)).rejects.toThrow();
    // None before has reached it; the one whose response was lost has.
    expect(await validate(val_id)).toMatchObject({ status: 'VALIDATED' });
  });

  test('slow: sends the right response to a client that waits', async () => {
    const { val_id } = await paid();
    await control('PUT', 'faults', { validator: 'slow', slowMs: 3_600_000 });
    await expect(raw(val_id, AbortSignal.timeout(50))).rejects.toThrow();
    await control('PUT', 'faults', { validator: 'slow', slowMs: 5 });
    expect(await validate(val_id)).toMatchObject({ status: 'VALIDATED' });
  });

  test('session API: rejects, or fails without having opened a session', async () => {
    const request = sessionRequest();
    await control('PUT', 'faults', { session: 'failed' });
    expect(await askSession(request)).toMatchObject({ status: 'FAILED' });
    await control('PUT', 'faults', { session: 'down' });
    await expect(askSession(request)).rejects.toThrow();
    await control('PUT', 'faults', { session: 'html' });
    await expect(askSession(request)).rejects.toThrow();
    await fetch(`${base}/simulator/faults`, { method: 'DELETE' });
    expect(await askSession(request)).toMatchObject({ status: 'SUCCESS' });
    const lost = sessionRequest();
    await control('PUT', 'faults', { session: 'lost', times: 1 });
    await expect(askSession(lost)).rejects.toThrow();
    expect(await askSession(lost)).toMatchObject({ status: 'FAILED' });
  });

  test('refunds fail, queries break', async () => {
    const { bank_tran_id, tranId } = await paid();
    const asked = {
      bank_tran_id,
      refund_trans_id: `R-${tranId}`,
      refund_amount: '10.00',
      refund_remarks: 'r',
    };
    await control('PUT', 'faults', { refund: 'failed', query: 'down' });
    expect(await transaction(asked)).toMatchObject({ status: 'failed' });
    await expect(transaction({ tran_id: tranId })).rejects.toThrow();
    await control('PUT', 'faults', { refund: 'lost', times: 1 });
    await expect(transaction(asked)).rejects.toThrow();
    expect(await transaction(asked)).toMatchObject({ status: 'processing' });
  });

  test('apply to one payment, for a number of calls, and can be reset', async () => {
    const [one, other] = [await paid(), await paid()];
    await control('PUT', `faults/${one.tranId}`, { validator: 'error', times: 2 });
    expect((await raw(other.val_id)).status).toBe(200);
    expect((await raw(one.val_id)).status).toBe(500);
    expect((await raw(one.val_id)).status).toBe(500);
    expect((await raw(one.val_id)).status).toBe(200);
    await control('PUT', `faults/${one.tranId}`, { validator: 'error' });
    await fetch(`${base}/simulator/faults/${one.tranId}`, { method: 'DELETE' });
    expect((await raw(one.val_id)).status).toBe(200);
  });

  test.each<unknown>([
    { validator: 'broken' },
    { slowMs: -1 },
    { slowMs: 'x' },
    { speling: 'down' },
    { constructor: 'down' },
    [],
    'down',
  ])('rejects %j as a fault', async (body) => {
    const answer = await fetch(`${base}/simulator/faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await control('GET', 'faults')).toMatchObject({ validator: 'none', slowMs: 60_000 });
  });
});

/** Returns the self-posting form of a page. */
function formOn(page: string): { action: string; fields: Fields } {
  const entities: Fields = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const text = (escaped: string) => escaped.replace(/&(\w+|#39);/g, (_, name: string) => entities[name]!);
  const action = /<form id="return"[^>]* action="([^"]*)"/.exec(page)![1]!;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return {
    action: text(action),
    fields: Object.fromEntries([...inputs].map(([, name, value]) => [text(name!), text(value!)])),
  };
}
