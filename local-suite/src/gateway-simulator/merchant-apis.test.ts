import { describe, expect, test } from 'vitest';
import {
  OTHER_STORE,
  CREDENTIALS,
  type Fields,
  base,
  open,
  control,
  pay,
  paid,
  validate,
  transaction,
  useGatewayAndShop,
} from './testing/gateway-and-shop.ts';

useGatewayAndShop();

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
