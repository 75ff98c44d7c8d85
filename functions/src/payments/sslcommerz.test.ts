import { describe, expect, test } from 'vitest';
import { Sslcommerz } from './sslcommerz.ts';
import { attempt, createGatewayServer, PASSWORD } from './testing/gateway-server.ts';

/*
 * How the client validates and finds payments, over real HTTP. settling.integration.test.ts tests it with the
 * simulator's injected errors.
 */
const server = createGatewayServer();

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
    await server.gateway.validate('X&status=VALID#');
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      fields: { val_id: 'X&status=VALID#', store_passwd: PASSWORD, v: '1', format: 'json' },
    });
    expect(server.requests[0]?.fields).not.toHaveProperty('status');
  });

  test('reads numbers and text alike', async () => {
    server.answers = [paid];
    expect(await server.gateway.validate('V1')).toEqual({
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
    ['another payment', { ...paid, val_id: 'V2' }, 'invalid'],
    ['INVALID_TRANSACTION', { status: 'INVALID_TRANSACTION' }, 'invalid'],
    ['FAILED', { ...paid, status: 'FAILED' }, 'unpaid'],
    ['PENDING', { ...paid, status: 'PENDING' }, 'unpaid'],
    ['bad credentials', { APIConnect: 'INVALID_REQUEST', status: 'INVALID_REQUEST' }, 'unknown'],
    ['no status', {}, 'unknown'],
  ])('reads %s', async (_what, answer, state) => {
    server.answers = [answer];
    expect((await server.gateway.validate('V1')).state).toBe(state);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['1', true],
    [undefined, true],
    ['0', false],
  ])('holds a payment of risk level %s: %s', async (risk_level, isRisky) => {
    server.answers = [{ ...paid, risk_level }];
    expect(await server.gateway.validate('V1')).toMatchObject({ payment: { isRisky } });
  });

  test('asks exactly twice when the first answer is unusable', async () => {
    server.answers = ['<html>', paid];
    expect((await server.gateway.validate('V1')).state).toBe('paid');
    server.answers = ['<html>', '', paid];
    expect(await server.gateway.validate('V1')).toEqual({
      state: 'unknown',
      why: 'did not answer in JSON as documented',
    });
    expect(server.requests).toHaveLength(4);
  });
});

test("no error contains the store's password or an address", async () => {
  const unreachable = new Sslcommerz({ base: 'http://127.0.0.1:1', storeId: 's', storePassword: PASSWORD });
  const outcomes = [
    await unreachable.validate('V'),
    await unreachable.findPayment('T'),
    await unreachable.refundStatus('R'),
    await unreachable.openSession(attempt(), 'https://nargisus.test'),
  ];
  for (const it of outcomes) expect(it).toMatchObject({ why: 'could not be reached' });
  expect(JSON.stringify(outcomes)).not.toMatch(/secret|http/);
});

test('finds the payment among several attempts', async () => {
  const tries = [
    { status: 'FAILED', val_id: '' },
    { status: 'VALID', val_id: 'V2' },
  ];
  server.answers = [{ APIConnect: 'DONE', no_of_trans_found: 2, element: tries }];
  expect(await server.gateway.findPayment('T1')).toEqual({ state: 'paid', valIds: ['V2'] });
  server.answers = [{ APIConnect: 'DONE', no_of_trans_found: 0, element: [] }];
  expect(await server.gateway.findPayment('T1')).toEqual({ state: 'unpaid' });
  server.answers = [{ APIConnect: 'FAILED' }];
  expect((await server.gateway.findPayment('T1')).state).toBe('unknown');
});
