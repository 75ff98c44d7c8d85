import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paisa, type Paisa } from '../money/paisa.ts';
import { wholeTaka } from '../money/taka.ts';
import { cancelOrder } from './cancel-order.ts';
import {
  withManualPayment,
  withManualRefund,
  withoutManualPayment,
  withoutManualRefund,
} from './manual-money.ts';
import { amountOnCancel, moneyOnCancel, moneyOnDelete } from './money-outcomes.ts';
import { heldByHand, moneyOf, refundable, withRefunded } from './money.ts';
import type { Order } from './order.ts';
import { isReopeningRefunded, isTakingBackSentCash, withRefundState } from './payment-after-transition.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, REFUND_STATES } from './statuses.ts';
import { placedOrder } from './testing/placed-order.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T20:00:00Z');
const by = { uid: 'boss', isStaff: true };
const recording = (amount: number) => ({
  ...{ method: 'bkash' as const, amount: paisa(amount) },
  ...{ who: 'boss', now },
});
const received = (order: Order, amount: number): Order => {
  const result = withManualPayment(order, recording(amount));
  if (!result.ok) throw new Error(result.reason);
  return result.order;
};
const sentBack = (order: Order, amount: number): Order => {
  const result = withManualRefund(order, recording(amount));
  if (!result.ok) throw new Error(result.reason);
  return result.order;
};
const cancelled = (order: Order, keepsPayment = false): Order => {
  const result = cancelOrder(order, { by, now, keepsPayment });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
};
const delivered = (order: Order) =>
  setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, { who: 'boss', now });

describe('a payment by hand', () => {
  test('is paid, and the rider collects the rest in whole taka', () => {
    const order = received(placedOrder(91_175), 50_000);
    expect(order).toMatchObject({
      paymentStatus: 'pending',
      money: { paid: 50_000, byHand: 50_000, toCollect: 41_100 },
    });
    expect(order.timeline.at(-1)).toMatchObject({
      note: 'Payment received',
      payment: { kind: 'received', method: 'bkash', amount: 50_000 },
    });
    expect(delivered(order).money).toMatchObject({ paid: 91_100, collected: 41_100, rounding: 75 });
  });

  test('of all that a rider would collect makes the order paid, whatever becomes of the parcel', () => {
    const order = received(placedOrder(91_175), 91_100);
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: 91_100, toCollect: 0, rounding: 75 },
    });
    const shipped = setStatuses(order, { deliveryStatus: 'in_transit' }, { who: 'boss', now });
    expect([shipped.paymentStatus, delivered(shipped).paymentStatus]).toEqual(['paid', 'paid']);
  });

  test('is never more than is due', () => {
    expect(withManualPayment(placedOrder(91_175, 6_000), recording(85_176))).toEqual({
      ...{ ok: false, reason: 'too-much', most: 85_175 },
    });
    expect(withManualPayment(placedOrder(91_175, 91_175), recording(1))).toEqual({
      ...{ ok: false, reason: 'nothing-due' },
    });
    for (const order of [delivered(placedOrder(91_175)), cancelled(placedOrder(91_175))])
      expect(withManualPayment(order, recording(1))).toEqual({ ok: false, reason: 'nothing-due' });
  });

  test('is due again when it was recorded by mistake', () => {
    const order = received(placedOrder(91_175), 91_100);
    const result = withoutManualPayment(order, recording(91_100));
    expect(result).toMatchObject({
      ok: true,
      order: { paymentStatus: 'pending', money: { toCollect: 91_100 } },
    });
    expect(result.ok && result.order.money).not.toHaveProperty('byHand');
  });

  test('is not reversed after the delivery, which counted the rest, nor what was sent back', () => {
    const order = received(placedOrder(91_175), 50_000);
    expect(withoutManualPayment(delivered(order), recording(50_000))).toEqual({
      ok: false,
      reason: 'delivered',
    });
    const back = sentBack(cancelled(order), 1);
    expect(withoutManualPayment(back, recording(50_000))).toEqual({ ok: false, reason: 'sent-back' });
  });
});

describe('a cancelled order with money that came by hand', () => {
  const order = received(placedOrder(91_175), 50_000);

  test('owes it, and the gateway is not asked for it', () => {
    expect([moneyOnCancel(order), amountOnCancel(order)]).toEqual(['sent-back-by-hand', 50_000]);
    const after = cancelled(order);
    expect(after).toMatchObject({ paymentStatus: 'cancelled', refund: null });
    expect([refundable(after), heldByHand(after)]).toEqual([0, 50_000]);
  });

  test('is refunded when all of it was sent back, and cannot be reopened', () => {
    const part = sentBack(cancelled(order), 20_000);
    expect(part).toMatchObject({ paymentStatus: 'cancelled', money: { refunded: 20_000 } });
    expect(isReopeningRefunded(part, { orderStatus: 'confirmed' })).toBe(true);
    const after = sentBack(part, 30_000);
    expect(after.paymentStatus).toBe('refunded');
    expect(withManualRefund(after, recording(1))).toEqual({ ok: false, reason: 'nothing-held' });
    expect(withoutManualRefund(after, recording(30_000))).toMatchObject({
      paymentStatus: 'cancelled',
      money: { refunded: 20_000, refundedByHand: 20_000 },
    });
  });

  test('keeps it where staff decide so, also beside an advance that the gateway took', () => {
    expect(cancelled(order, true).paymentKept).toBe(true);
    const both = received(placedOrder(91_175, 6_000), 50_000);
    expect(cancelled(both, true)).toMatchObject({ paymentKept: true, refund: null });
    expect([moneyOnCancel(both), amountOnCancel(both)]).toEqual(['goes-back', 6_000]);
    expect(cancelled(both)).toMatchObject({ refund: 'requested', money: { paid: 56_000 } });
  });

  test('counts what staff and what the gateway sent back, in either order', () => {
    const both = cancelled(received(placedOrder(91_175, 6_000), 50_000));
    const done = [
      withRefundState(sentBack(both, 50_000), 'refunded', now),
      sentBack(withRefundState(both, 'refunded', now), 50_000),
    ];
    for (const order of done) {
      expect(order).toMatchObject({ paymentStatus: 'refunded', money: { paid: 56_000, refunded: 56_000 } });
      expect([refundable(order), heldByHand(order)]).toEqual([0, 0]);
    }
  });

  test('stays with the shop when the order is deleted; an advance waits to be sent back', () => {
    expect(moneyOnDelete(order)).toBe('stays');
    expect(moneyOnDelete(placedOrder(91_175, 6_000))).toBe('waits');
    expect(moneyOnDelete(placedOrder(91_175))).toBe('nothing');
  });
});

describe('a delivered cash order', () => {
  const order = delivered(placedOrder(91_175));

  test('remains paid while its money goes back, and never sends back more than was collected', () => {
    const part = sentBack(order, 20_000);
    expect(part).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: 91_100, collected: 91_100, refunded: 20_000, refundedByHand: 20_000 },
    });
    expect(withManualRefund(part, recording(71_101))).toEqual({
      ok: false,
      reason: 'too-much',
      most: 71_100,
    });
    expect(sentBack(part, 71_100)).toMatchObject({ paymentStatus: 'paid', money: { refunded: 91_100 } });
  });

  test('of which cash was sent back stays delivered, until that refund is reversed', () => {
    const part = sentBack(order, 20_000);
    const undone = (of: Order) => setStatuses(of, { deliveryStatus: 'in_transit' }, { who: 'boss', now });
    expect(isTakingBackSentCash(undone(part))).toBe(true);
    expect(isTakingBackSentCash(undone(order))).toBe(false);
    expect(isTakingBackSentCash(undone(withoutManualRefund(part, recording(20_000))))).toBe(false);
  });

  test('with a payment by hand may lose its delivery while that payment covers what went back', () => {
    const both = sentBack(delivered(received(placedOrder(91_175), 50_000)), 50_000);
    const undone = setStatuses(both, { deliveryStatus: 'in_transit' }, { who: 'boss', now });
    expect(isTakingBackSentCash(undone)).toBe(false);
    expect(heldByHand(undone)).toBe(0);
  });

  test('is refunded when it is cancelled and all of its cash went back, in either order', () => {
    for (const done of [sentBack(cancelled(order), 91_100), cancelled(sentBack(order, 91_100))]) {
      expect(done).toMatchObject({
        ...{ paymentStatus: 'refunded', orderStatus: 'cancelled' },
        money: { paid: 91_100, collected: 91_100, refunded: 91_100 },
      });
      // The parcel that comes back does not change what was collected and sent back.
      const back = setStatuses(done, { deliveryStatus: 'returned' }, { who: 'boss', now });
      expect(back).toMatchObject({ paymentStatus: 'refunded', money: { collected: 91_100 } });
      expect(withoutManualRefund(back, recording(91_100))).toMatchObject({ paymentStatus: 'paid' });
    }
    expect(cancelled(order)).toMatchObject({ paymentStatus: 'paid' });
    expect(heldByHand(cancelled(order))).toBe(91_100);
  });

  test('keeps its cash beside an advance that the gateway returned', () => {
    const both = cancelled(delivered(placedOrder(91_175, 6_000)));
    const after = withRefundState(both, 'refunded', now);
    expect(after.money).toMatchObject({ paid: 91_100, collected: 85_100, refunded: 6_000 });
    expect([refundable(after), heldByHand(after)]).toEqual([0, 85_100]);
  });
});

type Step =
  | {
      readonly do: 'set';
      readonly orderStatus: Order['orderStatus'];
      readonly deliveryStatus: Order['deliveryStatus'];
    }
  | { readonly do: 'cancel'; readonly keepsPayment: boolean }
  | { readonly do: 'gateway'; readonly to: (typeof REFUND_STATES)[number] }
  | {
      readonly do: 'part-refund' | 'receive' | 'send-back' | 'reverse' | 'reverse-refund';
      readonly share: number;
    };

const share = fc.double({ min: 0.001, max: 1.2, noNaN: true });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('set' as const),
      orderStatus: fc.constantFrom(...ORDER_STATUSES),
      deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
    }),
    fc.record({ do: fc.constant('cancel' as const), keepsPayment: fc.boolean() }),
    fc.record({ do: fc.constant('gateway' as const), to: fc.constantFrom(...REFUND_STATES) }),
    // Again, because the steps below are rare otherwise.
    fc.record({ do: fc.constantFrom('receive', 'send-back' as const), share }) as fc.Arbitrary<Step>,
    fc.record({
      do: fc.constantFrom('part-refund', 'receive', 'send-back', 'reverse', 'reverse-refund' as const),
      share,
    }) as fc.Arbitrary<Step>,
  ),
  { maxLength: 16 },
);

/** What came and went in hand, counted apart from the order. */
interface Ledger {
  byHand: number;
  sentBack: number;
  gatewayBack: number;
}

/** Takes a step as the functions take it: a change that they reject changes nothing. */
function taken(order: Order, step: Step, ledger: Ledger, online: Paisa): Order {
  if (step.do === 'gateway') {
    const isUnderWay = order.refund !== null && order.refund !== 'refunded';
    if (!isUnderWay) return order;
    if (step.to === 'refunded') ledger.gatewayBack = online;
    return withRefundState(order, step.to, now);
  }
  if (step.do === 'set' || step.do === 'cancel') {
    const changed =
      step.do === 'set'
        ? setStatuses(order, step, { who: 'boss', now })
        : ((result) => (result.ok ? result.order : order))(cancelOrder(order, { by, now, ...step }));
    return isReopeningRefunded(order, changed) || isTakingBackSentCash(changed) ? order : changed;
  }
  const part = (of: number) => Math.ceil(of * step.share);
  switch (step.do) {
    case 'part-refund': {
      const amount = part(refundable(order));
      if (order.refund || amount > refundable(order)) return order;
      ledger.gatewayBack += amount;
      return withRefunded(order, paisa(ledger.gatewayBack), now);
    }
    case 'receive': {
      const amount = part(moneyOf(order).toCollect) || 1;
      const result = withManualPayment(order, recording(amount));
      if (result.ok) ledger.byHand += amount;
      return result.ok ? result.order : order;
    }
    case 'reverse': {
      const amount = part(ledger.byHand);
      if (amount === 0 || amount > ledger.byHand) return order;
      const result = withoutManualPayment(order, recording(amount));
      if (result.ok) ledger.byHand -= amount;
      return result.ok ? result.order : order;
    }
    case 'send-back': {
      const amount = part(heldByHand(order)) || 1;
      const result = withManualRefund(order, recording(amount));
      if (result.ok) ledger.sentBack += amount;
      return result.ok ? result.order : order;
    }
    case 'reverse-refund': {
      const amount = part(ledger.sentBack);
      if (amount === 0 || amount > ledger.sentBack) return order;
      ledger.sentBack -= amount;
      return withoutManualRefund(order, recording(amount));
    }
  }
}

test('money in is money out and money held, after any sequence with advances, payments and refunds by hand', () => {
  const totals = fc.integer({ min: 1_000, max: 50_000_000 });
  fc.assert(
    fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), steps, (total, part, all) => {
      const online = paisa(Math.round(total * part));
      let order = placedOrder(total, online);
      const ledger: Ledger = { byHand: 0, sentBack: 0, gatewayBack: 0 };
      for (const step of all) {
        const { collected } = moneyOf(order);
        order = taken(order, step, ledger, online);
        const money = order.money!;
        // Cash comes and goes with a delivery and its reversal alone, never with money that is sent back.
        const isStatusChange = step.do === 'set' || step.do === 'cancel';
        expect(isStatusChange ? collected : money.collected).toBe(collected);
        expect(money).toEqual(moneyOf(order));
        // In: the gateway's part, what came by hand, and what the rider brought.
        expect(money.paid).toBe(online + ledger.byHand + money.collected);
        expect(money.refunded).toBe(ledger.gatewayBack + ledger.sentBack);
        // Held: what neither the gateway nor staff gave back, each from its own money.
        expect(refundable(order)).toBe(online - ledger.gatewayBack);
        expect(heldByHand(order)).toBe(ledger.byHand + money.collected - ledger.sentBack);
        expect(heldByHand(order)).toBeGreaterThanOrEqual(0);
        expect(money.paid).toBe(money.refunded + refundable(order) + heldByHand(order));
        expect(Object.values(money).every((it) => it >= 0)).toBe(true);
        // A rider never collects what was paid ahead, and only whole taka.
        expect(money.paid + money.toCollect).toBeLessThanOrEqual(total);
        expect(wholeTaka(money.toCollect)).toBe(money.toCollect);
        // What is paid is settled to the paisa.
        const settled = money.paid + money.rounding;
        expect(order.paymentStatus === 'paid' ? settled : total).toBe(total);
      }
    }),
    { numRuns: 500 },
  );
});
