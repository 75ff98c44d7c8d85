import { expect, test } from 'vitest';
import {
  STORE,
  base,
  shopUrl,
  received,
  open,
  control,
  validate,
  transaction,
  isSigned,
  formOn,
  useGatewayAndShop,
} from './testing/gateway-and-shop.ts';

useGatewayAndShop();

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

  const request = {
    bank_tran_id: fields['bank_tran_id']!,
    refund_trans_id: `R-${tranId}`,
    refund_amount: '1250.50',
    refund_remarks: 'Cancelled',
  };
  const refund = await transaction(request);
  expect(refund).toMatchObject({ APIConnect: 'DONE', status: 'success', trans_id: tranId });
  const status = { refund_ref_id: String(refund['refund_ref_id']) };
  expect(await transaction(status)).toMatchObject({ status: 'processing', refunded_on: '' });
  expect(await transaction(status)).toMatchObject({ status: 'refunded', tran_id: tranId });
});
