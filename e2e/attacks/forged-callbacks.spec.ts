import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf, withoutCodes } from '../fixtures/network/api-client.ts';
import { paymentAttempts, failedPage } from '../fixtures/orders/payment-attempts.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { returnFromGateway, gateway, postForm, signAs, STORE_PASSWORD } from '../fixtures/orders/gateway.ts';
import { beginPayment } from '../fixtures/orders/place-order.ts';

/*
 * Somebody who tells the shop in the gateway's name that she has paid: made up, altered, said before, or said of something
 * else. The shop's address for such words is public; what they are worth is decided by the signature, by asking the
 * gateway itself, and by the attempt as the shop wrote it down.
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

/** An attempt that was paid, and what the browser posted then. */
async function paid() {
  const tranId = await begin();
  await gateway.injectFaults(tranId, { delivery: 'browser-only' });
  const post = (await gateway.choose(tranId, 'card'))!;
  expect(await returnFromGateway(post)).toContain('/payment/success');
  return { tranId, post };
}

describe('an invalid callback is rejected:', () => {
  test.each([
    // The gateway itself says so, signed: another amount or currency was taken, which staff must see.
    ['amount', 'paid_unfulfilled'],
    ['currency', 'paid_unfulfilled'],
    // Signed, but not a payment of this attempt.
    ['store-id', 'open'],
    ['val-id', 'open'],
    // Not the gateway's words.
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
    'a made-up %s, signed with a guessed password or not at all, changes nothing',
    async (status) => {
      const tranId = await begin();
      const said = {
        ...{ tran_id: tranId, val_id: '2611221234567890', status },
        ...{ amount: '1310.00', currency: 'BDT', store_amount: '1277.25', risk_level: '0' },
      };
      for (const fields of [said, signAs('guessed', said), signAs('', said)]) {
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

  const strange: [string, string, string?][] = [
    ['nothing', ''],
    ['JSON', '{"tran_id":"NG1"}', 'application/json'],
    ['text', 'hello', 'text/plain'],
    ['a name twice', 'tran_id=NG1&tran_id=NG2'],
    ['brackets', 'tran_id[x]=NG1&__proto__=1'],
    ['a broken escape', 'tran_id=%zz%'],
    ['a thousand and more fields', Array.from({ length: 1500 }, (_, n) => `f${n}=1`).join('&')],
    ['a hundred kilobytes', `tran_id=${'x'.repeat(100_000)}`],
    ['an address', 'tran_id=%2F%2Fevil.example%2F%0d%0aLocation:x&status=VALID'],
    ['an unknown character set', 'tran_id=NG1', 'application/x-www-form-urlencoded; charset=klingon'],
  ];
  test.each(strange)('%s, with a page and never with JSON', async (_what, body, type) => {
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
  test('places one order, however often it is repeated', async () => {
    const { tranId, post } = await paid();
    const { taken, order } = await attemptOf(tranId);
    const pages = await Promise.all(Array.from({ length: 8 }, () => returnFromGateway(post)));
    expect(new Set(pages).size).toBe(1);
    for (const end of ENDS) await returnFromGateway({ url: at(end), fields: post.fields });
    expect((await notice(post.fields))[0]).toBe(200);
    expect(await ordersOf(tranId)).toHaveLength(1);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', taken, order });
  });

  test('pays for nothing else', async () => {
    const { post } = await paid();
    const other = await begin();
    for (const fields of [
      { ...post.fields, tran_id: other },
      // Signed for what it was: the name of the attempt is left out of what the signature is about.
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
