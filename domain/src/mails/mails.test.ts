import { describe, expect, test } from 'vitest';
import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { taka } from '../money/taka.ts';
import { editContents } from '../orders/edit-contents.ts';
import type { ContentsEdit } from '../orders/contents-edit.ts';
import type { Order } from '../orders/order.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { hasPaymentFailed, isLastEdit, isStillTrue, orderEditFor, orderMailsFor } from './due-mails.ts';
import { orderMail } from './order-mail.ts';
import { editMailKey, MAIL_KINDS, readEditMailKey } from './mail-kinds.ts';
import { claimMail, MAIL_LEASE_MS } from './mail-record.ts';
import { MAIL_RETRY_MS, nextMailAttempt } from './mail-retry.ts';
import { banglaMails } from './texts-bn.ts';
import { englishMails } from './texts-en.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const order = anOrder(now);
const HOUR = 3_600_000;

describe('a mail is due', () => {
  const confirmed = order;
  const processing = { ...order, orderStatus: 'processing', deliveryStatus: 'assigned' } as const;
  const shipped = { ...order, orderStatus: 'shipped', deliveryStatus: 'in_transit' } as const;
  const outForDelivery = { ...shipped, deliveryStatus: 'out_for_delivery' } as const;
  const delivered = { ...order, orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
  const cancelled = { ...order, orderStatus: 'cancelled' } as const;

  test.each([
    ['placed', undefined, confirmed, ['order-confirmation']],
    ['assigned', confirmed, processing, []],
    ['shipped', processing, shipped, ['order-shipped']],
    ['on the last mile', shipped, outForDelivery, []],
    ['delivered', outForDelivery, delivered, ['order-delivered']],
    ['delivered at once', confirmed, delivered, ['order-delivered']],
    ['cancelled', confirmed, cancelled, []],
  ] as const)('when it is %s', (_what, before, after, mails) => {
    expect(orderMailsFor(before, after, later(1000))).toEqual(mails);
  });

  test('sends no mail about an imported order', () => {
    expect(orderMailsFor(undefined, order, later(23 * HOUR))).toEqual(['order-confirmation']);
    expect(orderMailsFor(undefined, order, later(24 * HOUR))).toEqual([]);
  });

  test('sends no mail that is no longer accurate', () => {
    expect(isStillTrue('order-confirmation', shipped)).toBe(true);
    expect(isStillTrue('order-confirmation', cancelled)).toBe(false);
    expect(isStillTrue('order-shipped', confirmed)).toBe(false);
    expect(isStillTrue('order-shipped', delivered)).toBe(true);
    expect(isStillTrue('order-delivered', shipped)).toBe(false);
    expect(isStillTrue('order-delivered', { ...delivered, deliveryStatus: 'returned' })).toBe(false);
  });

  test('sends a mail about a declined payment, not about one without a gateway page', () => {
    const session = { key: 'k', gatewayUrl: 'https://gateway' };
    expect(hasPaymentFailed({ state: 'failed', session })).toBe(true);
    expect(hasPaymentFailed({ state: 'failed', session: null })).toBe(false);
    expect(hasPaymentFailed({ state: 'cancelled', session })).toBe(false);
  });
});

describe('a mail about an edit by staff', () => {
  const pricing = { products: [], delivery: DEFAULT_DELIVERY, voucher: null, who: 'boss', now };
  const edited = (before: Order, edit: ContentsEdit): Order => {
    const result = editContents(before, edit, { ...pricing, discountPercent: 100 });
    if (!result.ok) throw new Error(result.reason);
    return result.order;
  };
  const cheaper = edited(order, { discount: taka(100) });
  const address = { ...order.shippingAddress, recipientPhone: '01811112222' };

  test('is one for each that changes what the customer pays or receives', () => {
    expect(orderEditFor(undefined, order)).toBeUndefined();
    expect(orderEditFor(order, cheaper)).toBe(1);
    expect(orderEditFor(cheaper, { ...cheaper })).toBeUndefined();
    expect(orderEditFor(cheaper, edited(cheaper, { address }))).toBeUndefined();
    const fewer = edited(cheaper, { items: [{ productId: 'panjabi', size: 'M', quantity: 1 }] });
    expect(orderEditFor(cheaper, fewer)).toBe(2);
    expect([isLastEdit(1, fewer), isLastEdit(2, fewer)]).toEqual([false, true]);
  });

  test('says what the order is now and what its total was, and not why', () => {
    const [bangla, english] = orderMail('order-edited', cheaper, 'https://shop').sections;
    expect(english!.sums).toEqual(
      expect.arrayContaining([
        { label: 'Discount', value: '-৳100.00' },
        { label: 'Total before', value: '৳911.00' },
        { label: 'Total', value: '৳811.00' },
      ]),
    );
    expect(bangla!.sums).toContainEqual({ label: 'আগের সর্বমোট', value: '৳৯১১.০০' });
  });

  test('is not sent once the parcel has left, and has a key of its own', () => {
    expect(isStillTrue('order-edited', cheaper)).toBe(true);
    expect(isStillTrue('order-edited', { ...cheaper, orderStatus: 'shipped' })).toBe(false);
    expect(isStillTrue('order-edited', { ...cheaper, orderStatus: 'cancelled' })).toBe(false);
    expect(readEditMailKey(editMailKey('a-b', 12))).toEqual({ order: 'a-b', edit: 12 });
  });
});

describe('claiming a mail', () => {
  const wanted = {
    _id: 'o1_order-confirmation',
    kind: 'order-confirmation',
    uid: 'u1',
    to: 'a@b.c',
    claim: 'one',
    quota: { day: '2026-11-21', isUsedUp: false },
  } as const;
  const first = claimMail(undefined, { ...wanted, now });
  const state = (state: 'sent' | 'failed' | 'refused' | 'unconfirmed') => ({ ...first.record, state });

  test('grants the first of two concurrent claims', () => {
    expect(first).toMatchObject({ ok: true, record: { state: 'sending', attempts: 1 } });
    const second = claimMail(first.record, { ...wanted, claim: 'two', now: later(MAIL_LEASE_MS - 1) });
    expect(second).toMatchObject({ ok: false, reason: 'busy' });
  });

  test('grants no claim of a mail that was sent, refused or may have been sent', () => {
    for (const it of ['sent', 'refused', 'unconfirmed'] as const) {
      expect(claimMail(state(it), { ...wanted, now })).toMatchObject({ ok: false, reason: 'done' });
    }
    const afterDeath = claimMail(first.record, { ...wanted, claim: 'two', now: later(MAIL_LEASE_MS) });
    expect(afterDeath).toMatchObject({ ok: false, reason: 'died', record: { state: 'unconfirmed' } });
  });

  test('grants a claim of a failed mail', () => {
    const again = claimMail(state('failed'), { ...wanted, claim: 'two', now });
    expect(again).toMatchObject({ ok: true, record: { attempts: 2, claim: 'two' } });
  });

  test('grants no claim until the address is verified', () => {
    const unverified = claimMail(undefined, { ...wanted, to: null, now });
    expect(unverified).toMatchObject({ ok: false, reason: 'unverified' });
    expect(unverified.record).toMatchObject({ to: '', countedOn: null, nextAttemptAt: later(5 * 60_000) });
    expect(claimMail(unverified.record, { ...wanted, now: later(HOUR) })).toMatchObject({
      ok: true,
      record: { to: 'a@b.c', attempts: 2 },
    });
  });

  test('grants no claim over the quota of the day, permanently', () => {
    const usedUp = { ...wanted, quota: { day: '2026-11-21', isUsedUp: true } };
    const capped = claimMail(undefined, { ...usedUp, now });
    expect(capped).toMatchObject({ ok: false, reason: 'capped', record: { nextAttemptAt: null } });
    expect(claimMail(capped.record, { ...wanted, now: later(24 * HOUR) })).toMatchObject({ reason: 'done' });
    // It was counted before it failed: a retry does not use the quota again.
    expect(claimMail(state('failed'), { ...usedUp, now })).toMatchObject({ ok: true });
  });
});

test('retries a mail with increasing delays for three days', () => {
  let at = now;
  const delays: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const next = nextMailAttempt({ attempts, firstAt: now, now: at });
    if (!next) break;
    delays.push((next.getTime() - at.getTime()) / 60_000);
    at = next;
  }
  expect(delays.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 320, 360]);
  expect(delays.at(-1)).toBe(360);
  expect(at.getTime() - now.getTime()).toBeGreaterThan(MAIL_RETRY_MS - 6 * HOUR);
  expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(MAIL_RETRY_MS);
});

describe('the text of a mail', () => {
  const SHOP = 'https://nargisus.example';

  test('names sizes in each language, and no size where there is only one', () => {
    const [item] = order.items;
    const items = [
      { ...item!, sizing: 'kids' as const, size: '4Y' },
      { ...item!, sizing: 'one-size' as const },
    ];
    const { sections } = orderMail('order-confirmation', { ...order, items }, SHOP);
    expect(sections.map(({ lines }) => lines.map(({ detail }) => detail))).toEqual([
      ['সাইজ ৪ বছর, ২ × ৳৪৫০.৫০', 'ফ্রি সাইজ, ২ × ৳৪৫০.৫০'],
      ['Size 4Y, 2 × ৳450.50', 'One size, 2 × ৳450.50'],
    ]);
  });

  test('has every text in Bangla and in English', () => {
    const { subject, sections } = orderMail('order-confirmation', order, SHOP);
    expect(subject).toBe(`Nargisus ${order.orderId}: অর্ডার নিশ্চিত হয়েছে / order confirmed`);
    const [bangla, english] = sections;
    expect([bangla?.language, english?.language]).toEqual(['bn', 'en']);
    expect(bangla?.sums.at(-1)).toEqual({ label: 'সর্বমোট', value: '৳৯১১.০০' });
    expect(english?.sums).toEqual([
      { label: 'Subtotal', value: '৳901.00' },
      { label: 'Delivery (Standard Delivery)', value: '৳60.00' },
      { label: 'Voucher discount', value: '-৳50.00' },
      { label: 'Total', value: '৳911.00' },
    ]);
    expect(english?.lines).toEqual([
      { name: 'Linen Panjabi', detail: 'Size M, 2 × ৳450.50', amount: '৳901.00' },
    ]);
    expect(english?.facts).toContainEqual({
      label: 'Payment',
      value: 'Cash on Delivery (please have ৳911.00 ready)',
    });
    expect(english?.facts).toContainEqual({
      label: 'Expected',
      value: 'Tuesday 24 November – Sunday 29 November',
    });
    expect(english?.action.url).toBe(`${SHOP}/orders/${order.orderId}`);
    const followed = { ...order, trackingToken: 'aB3_-6789012345678901z' };
    const [, linked] = orderMail('order-confirmation', followed, SHOP).sections;
    expect(linked?.action.url).toBe(`${SHOP}/track#${order.orderId}/${followed.trackingToken}`);
  });

  test('requests no cash for a paid order', () => {
    const paid = { ...order, paymentStatus: 'paid', orderStatus: 'delivered' } as const;
    const [, english] = orderMail('order-delivered', paid, SHOP).sections;
    expect(english?.facts).toContainEqual({ label: 'Payment', value: 'Cash on Delivery' });
    expect(english?.facts.map(({ label }) => label)).not.toContain('Expected');
  });

  test('names the tracking information, when staff entered it', () => {
    const tracking = (it: typeof order) =>
      orderMail('order-shipped', it, SHOP).sections[1]?.facts.find(({ label }) => label === 'Tracking')
        ?.value;
    const entry = { ...order.timeline[0]!, note: 'Tracking: Pathao 4711' };
    expect(tracking({ ...order, timeline: [...order.timeline, entry] })).toBe('Pathao 4711');
    expect(tracking(order)).toBeUndefined();
  });

  test('has every text in both languages, none of them the same', () => {
    const pairs = [
      ...MAIL_KINDS.map((kind) => [banglaMails.mails[kind], englishMails.mails[kind]] as const),
      [banglaMails.staffInvitation, englishMails.staffInvitation] as const,
    ];
    for (const [bangla, english] of pairs) {
      for (const key of Object.keys(english) as (keyof typeof english)[]) {
        expect(bangla[key]).toMatch(/[\u0980-\u09ff]/);
        expect(english[key]).toMatch(/^[\x20-\x7e]+$/);
      }
    }
  });
});
