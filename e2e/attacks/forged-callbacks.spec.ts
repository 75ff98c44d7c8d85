import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf, withoutCodes } from '../fixtures/network/api-client.ts';
import { paymentAttempts, failedPage } from '../fixtures/orders/payment-attempts.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { returnFromGateway, gateway, postForm, signAs, STORE_PASSWORD } from '../fixtures/orders/gateway.ts';
import { beginPayment } from '../fixtures/orders/place-order.ts';

/*
 * Callbacks that claim in the gateway's name that a payment was made: invented, altered, replayed, or for another payment. The
 * callback URLs are public; the shop checks the signature, validates with the gateway, and compares with the stored attempt.
 */
const testData = openTestData();
const { attemptOf, ordersOf } = paymentAttempts(testData);
const ENDS = ['success', 'fail', 'cancel'] as const;
let product: { id: string; price: number };
let token: string;

beforeAll(async () => {
  product = await testData.product();
  token = await tokenOf(await testData.account());
});
afterAll(() => testData.close());

const begin = () => beginPayment(token, product);
const at = (end: (typeof ENDS)[number] | 'ipn') => `${addresses.shop}/api/payments/${end}`;
const notice = async (fields: Record<string, string>) => {
  const answer = await fetch(at('ipn'), { method: 'POST', body: new URLSearchParams(fields) });
  return [answer.status, withoutCodes(await answer.json())] as const;
};

/** Returns a paid attempt and the browser's post of its return. */
async function newPaidAttempt() {
  const tranId = await begin();
  await gateway.injectFaults(tranId, { delivery: 'browser-only' });
  const post = (await gateway.choose(tranId, 'card'))!;
  expect(await returnFromGateway(post)).toContain('/payment/success');
  return { tranId, post };
}

describe('an invalid callback is rejected:', () => {
  test.each([
    // Signed by the gateway: it took another amount or currency, which staff must see.
    ['amount', 'paid_unfulfilled'],
    ['currency', 'paid_unfulfilled'],
    // Signed, but for another payment.
    ['store-id', 'open'],
    ['val-id', 'open'],
    // Not signed by the gateway.
    ['unsigned-amount', 'open'],
    ['signature', 'open'],
  ])('a return with a tampered %s', async (tamper, state) => {
    const other = await begin();
    await returnFromGateway((await gateway.choose(other, 'card'))!);
    const tranId = await begin();
    await gateway.injectFaults(tranId, { tamper, delivery: 'browser-only' });
    const post = (await gateway.choose(tranId, 'card'))!;
    expect(await returnFromGateway(post)).toBe(failedPage(tranId, 'validation_failed'));
    expect(await returnFromGateway(post)).toBe(failedPage(tranId, 'validation_failed'));
    expect(await gateway.notify(tranId)).toBe(state === 'open' ? 400 : 200);
    expect(await ordersOf(tranId)).toEqual([]);
    expect(await attemptOf(tranId)).toMatchObject({ state });
    expect(await ordersOf(other)).toHaveLength(1);
  });

  test('an unknown transaction', async () => {
    const fields = { tran_id: 'NG0', amount: '10.00', status: 'VALID', val_id: 'V' };
    const signed = signAs(STORE_PASSWORD, fields);
    for (const end of ENDS) {
      const page = await returnFromGateway({ url: at(end), fields: signed });
      expect(page).toBe(failedPage('NG0', 'payment_data_not_found'));
    }
    expect(await notice(signed)).toEqual([404, { success: false, message: 'Payment not found' }]);
  });

  test.each(['VALID', 'VALIDATED', 'FAILED', 'CANCELLED'])(
    'an invented %s, signed with a guessed password or not at all, changes nothing',
    async (status) => {
      const tranId = await begin();
      const invented = {
        ...{ tran_id: tranId, val_id: '2611221234567890', status },
        ...{ amount: '1310.00', currency: 'BDT', store_amount: '1277.25', risk_level: '0' },
      };
      for (const fields of [invented, signAs('guessed', invented), signAs('', invented)]) {
        for (const end of ENDS) {
          expect(await returnFromGateway({ url: at(end), fields })).toBe(
            failedPage(tranId, 'validation_failed'),
          );
        }
        expect((await notice(fields))[0]).toBe(400);
      }
      expect(await attemptOf(tranId)).toMatchObject({ state: 'open', taken: null });
      expect(await ordersOf(tranId)).toEqual([]);
    },
  );

  const malformed: [string, string, string?][] = [
    ['an empty body', ''],
    ['JSON', '{"tran_id":"NG1"}', 'application/json'],
    ['text', 'hello', 'text/plain'],
    ['a name twice', 'tran_id=NG1&tran_id=NG2'],
    ['brackets', 'tran_id[x]=NG1&__proto__=1'],
    ['a broken escape', 'tran_id=%zz%'],
    ['1,500 fields', Array.from({ length: 1500 }, (_, n) => `f${n}=1`).join('&')],
    ['a hundred kilobytes', `tran_id=${'x'.repeat(100_000)}`],
    ['a URL', 'tran_id=%2F%2Fevil.example%2F%0d%0aLocation:x&status=VALID'],
    ['an unknown character set', 'tran_id=NG1', 'application/x-www-form-urlencoded; charset=klingon'],
  ];
  test.each(malformed)('%s, with a page for the browser', async (_what, body, type) => {
    for (const end of ENDS) {
      const page = await postForm(at(end), body, type);
      expect(page).toMatch(/^\/payment\/failed\?(tran_id=NG1&)?error=validation_failed$/);
    }
    const notice = await call('/api/payments/ipn', {
      method: 'POST',
      raw: body,
      headers: { 'Content-Type': type ?? 'application/x-www-form-urlencoded' },
    });
    expect([400, 413, 415]).toContain(notice.status);
    expect(notice.body.success).toBe(false);
  });
});

describe('a genuine callback', () => {
  test('places one order, also when it is replayed', async () => {
    const { tranId, post } = await newPaidAttempt();
    const { taken, order } = await attemptOf(tranId);
    const pages = await Promise.all(Array.from({ length: 8 }, () => returnFromGateway(post)));
    expect(new Set(pages).size).toBe(1);
    for (const end of ENDS) await returnFromGateway({ url: at(end), fields: post.fields });
    expect((await notice(post.fields))[0]).toBe(200);
    expect(await ordersOf(tranId)).toHaveLength(1);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', taken, order });
  });

  test('pays for no other attempt', async () => {
    const { post } = await newPaidAttempt();
    const other = await begin();
    for (const fields of [
      { ...post.fields, tran_id: other },
      // The attempt's name is removed from the signed fields.
      { ...post.fields, tran_id: other, verify_key: post.fields.verify_key!.replace(/,?tran_id/, '') },
      signAs('guessed', { ...post.fields, tran_id: other }),
    ]) {
      for (const end of ENDS) {
        expect(await returnFromGateway({ url: at(end), fields })).toBe(
          failedPage(other, 'validation_failed'),
        );
      }
      expect((await notice(fields))[0]).toBe(400);
    }
    expect(await attemptOf(other)).toMatchObject({ state: 'open', taken: null });
    expect(await ordersOf(other)).toEqual([]);
  });
});
