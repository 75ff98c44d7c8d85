import { describe, expect, test } from 'vitest';
import { anOrder } from '../orders/testing/an-order.ts';
import { smsSection } from '../settings/sms-section.ts';
import { valuesOf } from '../settings/section.ts';
import { isSmsOn, isSmsStillTrue, smsFor } from './due-sms.ts';
import { orderSms } from './order-sms.ts';
import { SMS_KINDS, smsId } from './sms-kinds.ts';
import { smsParts } from './sms-parts.ts';
import { claimSms, requestedSms, settledSms, SMS_LEASE_MS, withReceipt } from './sms-record.ts';

const now = new Date('2026-11-28T06:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describe('smsParts', () => {
  test.each([
    ['', 'GSM-7', 0, 1],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    [`${'a'.repeat(158)}€`, 'GSM-7', 160, 1],
    [`${'a'.repeat(159)}{`, 'GSM-7', 161, 2],
    ['ক্ষ', 'UCS-2', 3, 1],
    ['ক'.repeat(70), 'UCS-2', 70, 1],
    ['ক'.repeat(71), 'UCS-2', 71, 2],
    ['ক'.repeat(135), 'UCS-2', 135, 3],
    ['Total ৳5', 'UCS-2', 8, 1],
    ['👋', 'UCS-2', 2, 1],
  ])('%#: counts as the networks do', (text, encoding, units, parts) => {
    expect(smsParts(text)).toEqual({ encoding, units, parts });
  });
});

describe('orderSms', () => {
  // The longest origin that the texts are written for.
  const shop = { name: 'Nargisus', phone: '01712345678', origin: 'https://www.nargisus-fashion.com' };
  const order = anOrder(now, { trackingToken: 'abcdefghijklmnopqrstuv' });

  test.each(SMS_KINDS)('%s fits one part in English and two in Bangla', (kind) => {
    expect(smsParts(orderSms(kind, order, 'en', shop))).toMatchObject({ encoding: 'GSM-7', parts: 1 });
    expect(smsParts(orderSms(kind, order, 'bn', shop)).parts).toBeLessThanOrEqual(2);
  });

  test('names what is to be paid at the door, and nothing once it is paid', () => {
    expect(orderSms('shipped', order, 'en', shop)).toMatch(
      /^Nargisus: Your parcel is on its way\. Please have Tk /,
    );
    const paid = anOrder(now, { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' });
    expect(orderSms('shipped', paid, 'en', shop)).not.toContain('Tk');
  });

  test('leads to the contact page of a shop without a phone number', () => {
    expect(orderSms('no-answer', order, 'en', { ...shop, phone: '' })).toContain(`${shop.origin}/contact`);
    expect(orderSms('no-answer', order, 'bn', shop)).toContain('01712345678');
  });
});

describe('smsFor', () => {
  const desk = {
    call: 'required',
    createdAt: now,
    orderStatus: 'confirmed',
    deliveryStatus: 'pending',
    paymentStatus: 'pending',
  } as const;

  test('a new order causes one, an imported one none', () => {
    expect(smsFor(undefined, desk, after(1_000))).toEqual(['placed']);
    expect(smsFor(undefined, desk, after(25 * 3_600_000))).toEqual([]);
  });

  test.each([
    [{ call: 'confirmed' }, ['confirmed']],
    [{ call: 'unreachable' }, ['no-answer']],
    [{ call: 'wrong-number' }, []],
    [{ orderStatus: 'shipped', deliveryStatus: 'in_transit' }, ['shipped']],
    [{ deliveryStatus: 'out_for_delivery' }, ['out-for-delivery']],
    [{ orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' }, ['delivered']],
    [{ orderStatus: 'cancelled', paymentStatus: 'refunded' }, ['refunded']],
    [{ edits: 1 }, ['edited']],
    [{ orderStatus: 'processing' }, []],
  ] as const)('%j causes %j, and no second time', (change, kinds) => {
    const changed = { ...desk, ...change };
    expect(smsFor(desk, changed, now)).toEqual(kinds);
    expect(smsFor(changed, { ...changed }, now)).toEqual([]);
  });
});

test('has an id for each edit', () => {
  expect([1, 2].map((edit) => smsId('o1', 'edited', edit))).toEqual(['o1_edited-1', 'o1_edited-2']);
});

test('a message is not sent once it is no longer true', () => {
  const order = anOrder(now, { orderStatus: 'cancelled', paymentStatus: 'refunded' });
  expect(SMS_KINDS.filter((kind) => isSmsStillTrue(kind, order))).toEqual(['refunded']);
  const delivered = anOrder(now, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
  expect(SMS_KINDS.filter((kind) => isSmsStillTrue(kind, delivered))).toEqual(['delivered']);
});

test('the settings switch each kind, and a shop without a provider sends none', () => {
  const settings = valuesOf(smsSection);
  expect(SMS_KINDS.filter((kind) => isSmsOn(kind, settings))).toEqual([]);
  const on = { ...settings, provider: 'sms-net-bd', outForDelivery: 'skip' } as const;
  expect(SMS_KINDS.filter((kind) => !isSmsOn(kind, on))).toEqual(['edited', 'out-for-delivery', 'delivered']);
});

describe('a record', () => {
  const requested = requestedSms({ _id: 'o1_shipped', kind: 'shipped', order: 'o1' }, now);
  const message = { to: '01712345678', uid: 'u1', text: 'ক'.repeat(71) };
  const quota = { day: '2026-11-28', isUsedUp: false };
  const claimed = claimSms(requested, { claim: 'c1', now, message, quota });

  test('is sent by one of two runs, and never again after a crash', () => {
    expect(claimed).toMatchObject({ ok: true, record: { state: 'sending', parts: 2, attempts: 1 } });
    const { record } = claimed;
    expect(claimSms(record, { claim: 'c2', now, message, quota })).toMatchObject({
      ok: false,
      reason: 'busy',
    });
    const late = claimSms(record, { claim: 'c2', now: after(SMS_LEASE_MS + 1), message, quota });
    expect(late).toMatchObject({
      ok: false,
      reason: 'ended',
      record: { state: 'unconfirmed', nextAttemptAt: null },
    });
  });

  test('costs its parts once it was accepted, and waits for its receipt', () => {
    const sent = settledSms(claimed.record, { state: 'sent', providerId: '7' }, { now, paisaPerPart: 25 });
    expect(sent).toMatchObject({
      state: 'sent',
      costPaisa: 50,
      receipt: 'waiting',
      nextAttemptAt: after(5 * 60_000),
    });
    expect(claimSms(sent, { claim: 'c3', now, message, quota })).toMatchObject({ ok: false, reason: 'done' });
    expect(withReceipt(sent, 'delivered', now)).toMatchObject({ receipt: 'delivered', nextAttemptAt: null });
    const fourDays = after(4 * 86_400_000);
    expect(withReceipt(sent, undefined, fourDays)).toMatchObject({ receipt: 'unknown', nextAttemptAt: null });
  });

  test('is retried after a failure, for three days', () => {
    const failed = settledSms(claimed.record, { state: 'failed', error: 'x' }, { now, paisaPerPart: 25 });
    expect(failed).toMatchObject({ state: 'failed', costPaisa: 0, nextAttemptAt: after(5 * 60_000) });
    const late = { now: after(4 * 86_400_000), paisaPerPart: 25 };
    expect(settledSms(claimed.record, { state: 'failed', error: 'x' }, late)).toMatchObject({
      state: 'refused',
      nextAttemptAt: null,
    });
  });

  test('ends where it must not be sent, and where the number has had the most of a day', () => {
    const end = (given: Partial<Parameters<typeof claimSms>[1]>) =>
      claimSms(requested, { claim: 'c1', now, message, quota, ...given }).record.state;
    expect(end({ message: 'dropped' })).toBe('dropped');
    expect(end({ message: 'unproved' })).toBe('unproved');
    expect(end({ quota: { ...quota, isUsedUp: true } })).toBe('capped');
  });
});
