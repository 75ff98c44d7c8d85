import { describe, expect, test } from 'vitest';
import {
  base,
  CREDENTIALS,
  received,
  sessionRequest,
  requestSession,
  open,
  control,
  pay,
  paid,
  validate,
  transaction,
  isSigned,
  useGatewayAndShop,
} from './testing/gateway-and-shop.ts';

useGatewayAndShop();

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
    expect(await requestSession(request)).toMatchObject({ status: 'FAILED' });
    await control('PUT', 'faults', { session: 'down' });
    await expect(requestSession(request)).rejects.toThrow();
    await control('PUT', 'faults', { session: 'html' });
    await expect(requestSession(request)).rejects.toThrow();
    await fetch(`${base}/simulator/faults`, { method: 'DELETE' });
    expect(await requestSession(request)).toMatchObject({ status: 'SUCCESS' });
    const lost = sessionRequest();
    await control('PUT', 'faults', { session: 'lost', times: 1 });
    await expect(requestSession(lost)).rejects.toThrow();
    expect(await requestSession(lost)).toMatchObject({ status: 'FAILED' });
  });

  test('refunds fail, queries break', async () => {
    const { bank_tran_id, tranId } = await paid();
    const request = {
      bank_tran_id,
      refund_trans_id: `R-${tranId}`,
      refund_amount: '10.00',
      refund_remarks: 'r',
    };
    await control('PUT', 'faults', { refund: 'failed', query: 'down' });
    expect(await transaction(request)).toMatchObject({ status: 'failed' });
    await expect(transaction({ tran_id: tranId })).rejects.toThrow();
    await control('PUT', 'faults', { refund: 'lost', times: 1 });
    await expect(transaction(request)).rejects.toThrow();
    expect(await transaction(request)).toMatchObject({ status: 'processing' });
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
