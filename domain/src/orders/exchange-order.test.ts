import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeAccountAlias } from '../accounts/closed-account.ts';
import { postExchange } from '../ledger/post-exchange.ts';
import { postingSchema } from '../ledger/posting.ts';
import { addPaisa, paisa } from '../money/paisa.ts';
import { cancelOrder } from './cancel-order.ts';
import { exchangeOrder, leftToGiveBack } from './exchange-order.ts';
import {
  atAgreedPrice,
  creditedToExchanges,
  linesToComeBack,
  piecesToExchange,
  valueOfPieces,
} from './exchangeable.ts';
import { withManualRefund } from './manual-money.ts';
import { heldByHand, moneyOf, refundable } from './money.ts';
import type { Order } from './order.ts';
import { anOrder } from './testing/an-order.ts';
import { placedOrder } from './testing/placed-order.ts';
import { isTakingBackSentCash } from './payment-after-transition.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T20:00:00Z');
const change = { who: 'boss', now };
const deliver = (order: Order) =>
  setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, change);
const line = (quantity = 1, size = 'M', productId = 'panjabi') => ({ productId, size, quantity });
let orders = 0;
/** Returns a new order of a total, with an id of its own. */
const aNewOrder = (total: number): Order => {
  orders += 1;
  return { ...placedOrder(total), _id: `new${orders}`, orderId: `ORD-20261120-N${orders}` };
};
const exchange = (order: Order, { total = 45_050, back = [line()] } = {}) =>
  exchangeOrder(order, { back, placed: aNewOrder(total), ...change });
const exchanged = (...given: Parameters<typeof exchange>) => {
  const result = exchange(...given);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

// Two panjabis of ৳450.50, ৳50 off by a voucher, ৳60 for the delivery: ৳911 in cash.
const order = deliver(anOrder(now));

describe('an exchange', () => {
  test('credits what was paid for the pieces, and the rider collects the rest', () => {
    const { from, to, credit } = exchanged(order, { total: 51_050 });
    // 450.50 less its half of the discount.
    expect(credit).toBe(42_550);
    expect(from).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: 91_100, collected: 91_100, refunded: 42_550, refundedByHand: 42_550 },
      exchanges: [{ order: { _id: to._id, orderId: to.orderId }, back: [line()], credit: 42_550 }],
    });
    expect(to).toMatchObject({
      ...{ paymentStatus: 'pending', exchangeOf: { _id: order._id, orderId: order.orderId } },
      money: { paid: 42_550, byHand: 42_550, toCollect: 8_500 },
    });
    expect([from, to].map(({ timeline }) => timeline.at(-1)!.payment)).toEqual([
      { kind: 'sent-back', method: 'exchange', amount: 42_550 },
      { kind: 'received', method: 'exchange', amount: 42_550 },
    ]);
  });

  test('credits at most the new total, and names what is to be sent back', () => {
    const { from, to, credit } = exchanged(order, { total: 30_000 });
    expect([credit, leftToGiveBack(from, from.exchanges![0]!)]).toEqual([30_000, 12_550]);
    expect(to).toMatchObject({ paymentStatus: 'paid', money: { toCollect: 0 } });
  });

  test('credits at most what the shop still holds', () => {
    const sent = withManualRefund(order, { method: 'bkash', amount: paisa(80_000), ...change });
    const { from, credit } = exchanged(sent.ok ? sent.order : order);
    expect([credit, leftToGiveBack(from, from.exchanges![0]!)]).toEqual([11_100, 0]);
    expect(exchange(from)).toEqual({ ok: false, reason: 'nothing-held' });
  });

  test('never takes the same piece twice', () => {
    const { from } = exchanged(order);
    expect(piecesToExchange(from, from.items[0]!)).toBe(1);
    expect(exchange(from, { back: [line(2)] })).toEqual({
      ...{ ok: false, reason: 'too-many', item: from.items[0], left: 1 },
    });
    const { from: twice } = exchanged(from);
    expect(twice.money).toMatchObject({ refundedByHand: 85_100 });
    expect(creditedToExchanges(twice)).toBe(85_100);
    expect(exchange(exchanged(from).from)).toMatchObject({ reason: 'too-many', left: 0 });
  });

  test('is of a delivered order alone, of its own lines, and of an account that is not closed', () => {
    const alias = makeAccountAlias(new Uint8Array(12));
    const returned = setStatuses(order, { deliveryStatus: 'returned' }, change);
    for (const other of [anOrder(now), returned, { ...order, uid: alias }])
      expect(exchange(other)).toEqual({ ok: false, reason: 'not-delivered' });
    for (const back of [[line(1, 'L')], [line(1, 'M', 'saree')]])
      expect(exchange(order, { back })).toEqual({ ok: false, reason: 'not-in-order' });
  });

  test('of what was paid online is refused, of what was collected beside an advance is not', () => {
    const online = deliver(placedOrder(45_050, 45_050));
    expect(exchange(online)).toEqual({ ok: false, reason: 'paid-online' });
    const advance = deliver(placedOrder(45_000, 6_000));
    expect(exchange(advance)).toEqual({ ok: false, reason: 'paid-online' });
    expect(exchanged(advance, { total: 39_000 }).credit).toBe(39_000);
  });

  test('keeps the delivery of the old order, and leaves the credit of a cancelled new one owed by hand', () => {
    const { from, to } = exchanged(order);
    const undone = setStatuses(from, { deliveryStatus: 'in_transit' }, change);
    expect(isTakingBackSentCash(undone)).toBe(true);
    const result = cancelOrder(to, { by: { uid: 'boss', isStaff: true }, now });
    expect(result).toMatchObject({ ok: true, order: { paymentStatus: 'cancelled', refund: null } });
    expect(heldByHand(result.ok ? result.order : to)).toBe(42_550);
  });

  test('is waited for until its counted pieces are received back', () => {
    const out = (stock: 'handed-over' | 'restocked') => ({
      ...order,
      items: order.items.map((it) => ({ ...it, stock })),
    });
    expect(linesToComeBack(out('handed-over'))).toEqual([]);
    const { exchanges } = exchanged(order).from;
    expect(linesToComeBack({ ...out('handed-over'), exchanges })).toHaveLength(1);
    expect(linesToComeBack({ ...out('restocked'), exchanges })).toEqual([]);
  });

  test('posts its credit out of the one order and into the other, which sums to zero', () => {
    const postings = postExchange({ ...exchanged(order), now });
    for (const posting of postings)
      expect(postingSchema.safeParse({ ...posting, at: now }).success).toBe(true);
    const sum = (account: string) =>
      addPaisa(
        ...postings
          .flatMap(({ lines }) => lines)
          .map((it) => (it.account === account ? it.amount : paisa(0))),
      );
    expect([sum('exchange'), sum('customer')]).toEqual([0, 0]);
    expect(postings.map(({ _id }) => _id.split(':').at(-1))).toEqual(['out', 'in']);
  });
});

test('a product keeps the price of the order in another size, and others have their own', () => {
  expect(atAgreedPrice(order, { id: 'panjabi', price: paisa(99_000) }).price).toBe(45_050);
  expect(atAgreedPrice(order, { id: 'saree', price: paisa(99_000) }).price).toBe(99_000);
});

test('the values of all pieces never add up to more than was paid for them, however they are exchanged', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const subtotal = all.reduce((sum, price) => sum + price, 0);
      const items = all.map((price, at) => ({
        ...order.items[0]!,
        ...{ productId: `p${at}`, price: paisa(price), quantity: 1, itemTotal: paisa(price) },
      }));
      const voucherDiscount = paisa(Math.floor(subtotal * share));
      const sold: Order = { ...order, items, subtotal: paisa(subtotal), voucherDiscount };
      const values = items.map(({ productId }) => valueOfPieces(sold, [line(1, 'M', productId)]));
      expect(values.every((it) => it >= 0)).toBe(true);
      expect(addPaisa(...values)).toBeLessThanOrEqual(subtotal - voucherDiscount);
      expect(addPaisa(...values)).toBeGreaterThanOrEqual(subtotal - voucherDiscount - items.length);
    }),
  );
});

test('money in is money out and money held over all orders of a chain of exchanges', () => {
  const steps = fc.array(
    fc.record({
      do: fc.constantFrom('exchange', 'deliver', 'undo', 'cancel', 'send-back' as const),
      at: fc.nat(5),
      total: fc.integer({ min: 50, max: 200_000 }),
    }),
    { maxLength: 16 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const shop = [anOrder(now)];
      let sentBack = 0;
      for (const { do: step, at, total } of all) {
        const place = at % shop.length;
        const it = shop[place]!;
        if (step === 'exchange') {
          const item = it.items[0]!;
          const result = exchange(it, { total, back: [{ ...item, quantity: 1 }] });
          if (result.ok) shop.splice(place, 1, result.from, result.to);
        } else if (step === 'send-back') {
          const amount = paisa(Math.min(total, heldByHand(it)));
          const result = withManualRefund(it, { method: 'bkash', amount, ...change });
          if (result.ok) [shop[place], sentBack] = [result.order, sentBack + amount];
        } else {
          const to = {
            deliver: { orderStatus: 'delivered', deliveryStatus: 'delivered' },
            undo: { orderStatus: 'shipped', deliveryStatus: 'in_transit' },
            cancel: { orderStatus: 'cancelled' },
          } as const;
          const changed = setStatuses(it, to[step], change);
          const isReopened = it.orderStatus === 'cancelled' && step !== 'cancel';
          if (!isReopened && !isTakingBackSentCash(changed)) shop[place] = changed;
        }
        const sum = (of: (order: Order) => number) => shop.reduce((all, order) => all + of(order), 0);
        // Into the shop came what riders brought; out of it went what was sent back; the credits moved within it.
        const collected = sum((order) => moneyOf(order).collected);
        expect(collected).toBe(sum(heldByHand) + sentBack);
        for (const order of shop) {
          const { paid, refunded, toCollect, total: price } = moneyOf(order);
          expect(paid).toBe(refunded + heldByHand(order) + refundable(order));
          expect(heldByHand(order)).toBeGreaterThanOrEqual(0);
          expect(paid + toCollect).toBeLessThanOrEqual(price);
        }
      }
    }),
    { numRuns: 300 },
  );
});
