import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paisa, type Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { cancelOrder } from './cancel-order.ts';
import { moneyOf } from './money.ts';
import type { Order } from './order.ts';
import { isReopeningRefunded, isTakingBackSentCash, withRefundState } from './payment-after-transition.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, REFUND_STATES } from './statuses.ts';
import { anOrder } from './testing/an-order.ts';
import { placedOrder } from './testing/placed-order.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T20:00:00Z');
const by = { uid: 'boss', isStaff: true } as const;
const NONE = { collected: 0, rounding: 0, refunded: 0, toCollect: 0, paid: 0 };

const delivered = (order: Order) =>
  setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, { who: 'boss', now });

describe('the money of an order', () => {
  test('in cash is collected in whole taka, and the rest is recorded as rounding', () => {
    const order = placedOrder(91_175);
    expect(order.money).toEqual({ ...NONE, total: 91_175, toCollect: 91_100 });
    expect(delivered(order).money).toEqual({
      ...{ ...NONE, total: 91_175 },
      ...{ paid: 91_100, collected: 91_100, rounding: 75 },
    });
  });

  test('paid online leaves nothing to collect', () => {
    expect(placedOrder(91_175, 91_175).money).toEqual({ ...NONE, total: 91_175, paid: 91_175 });
  });

  test('with an advance collects the rest, which is what a delivery pays', () => {
    const order = placedOrder(91_175, 6_000);
    expect(order).toMatchObject({ paymentStatus: 'pending', tranId: 'T1' });
    expect(order.money).toEqual({ ...NONE, total: 91_175, paid: 6_000, toCollect: 85_100 });
    expect(delivered(order)).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: 91_100, collected: 85_100, rounding: 75, toCollect: 0 },
    });
  });

  test('with an advance is refunded by a cancellation, the advance alone', () => {
    const result = cancelOrder(placedOrder(91_175, 6_000), { by, now });
    const cancelled = result.ok ? result.order : undefined;
    expect(cancelled).toMatchObject({
      paymentStatus: 'cancelled',
      refund: 'requested',
      money: { toCollect: 0 },
    });
    expect(withRefundState(cancelled!, 'refunded', now).money).toMatchObject({
      paid: 6_000,
      refunded: 6_000,
    });
  });

  const older = (override: Partial<Order>): Order => {
    const { money: _none, ...order } = anOrder(now, override);
    return order;
  };
  const online: Partial<Order> = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' };
  test.each([
    ['due in cash', {}, { toCollect: 91_100 }],
    [
      'delivered',
      { paymentStatus: 'paid', deliveryStatus: 'delivered' },
      { paid: 91_100, collected: 91_100 },
    ],
    ['cancelled', { paymentStatus: 'cancelled', orderStatus: 'cancelled' }, {}],
    ['paid online', online, { paid: 91_100 }],
    [
      'refunded',
      { ...online, paymentStatus: 'refunded', refund: 'refunded' },
      { paid: 91_100, refunded: 91_100 },
    ],
    ['imported, online and unpaid', { ...online, paymentStatus: 'pending' }, {}],
  ] as [string, Partial<Order>, object][])(
    'of an older order that is %s is computed',
    (_case, override, expected) => {
      expect(moneyOf(older(override))).toEqual({ ...NONE, total: 91_100, ...expected });
    },
  );
});

type Step =
  | {
      readonly do: 'set';
      readonly orderStatus: Order['orderStatus'];
      readonly deliveryStatus: Order['deliveryStatus'];
    }
  | { readonly do: 'cancel'; readonly keepsPayment: boolean }
  | { readonly do: 'refund'; readonly to: (typeof REFUND_STATES)[number] };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('set' as const),
      orderStatus: fc.constantFrom(...ORDER_STATUSES),
      deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
    }),
    fc.record({ do: fc.constant('cancel' as const), keepsPayment: fc.boolean() }),
    fc.record({ do: fc.constant('refund' as const), to: fc.constantFrom(...REFUND_STATES) }),
  ),
  { maxLength: 12 },
);

/** Takes a step as the functions take it: a change that they reject changes nothing. */
function taken(order: Order, step: Step): Order {
  if (step.do === 'refund') {
    const isUnderWay = order.refund !== null && order.refund !== 'refunded';
    return isUnderWay ? withRefundState(order, step.to, now) : order;
  }
  const result = step.do === 'cancel' ? cancelOrder(order, { by, now, ...step }) : undefined;
  const changed =
    step.do === 'set' ? setStatuses(order, step, { who: 'boss', now }) : result?.ok ? result.order : order;
  return isReopeningRefunded(order, changed) || isTakingBackSentCash(changed) ? order : changed;
}

test('money in is money out and money held, after any sequence of steps', () => {
  const totals = fc.integer({ min: 1, max: 50_000_000 });
  fc.assert(
    fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), steps, (total, share, all) => {
      const advance: Paisa = paisa(Math.round(total * share));
      let order = placedOrder(total, advance);
      for (const step of all) {
        order = taken(order, step);
        const money = order.money!;
        expect(money).toEqual(moneyOf(order));
        expect(Object.values(money).every((it) => it >= 0)).toBe(true);
        // In: the gateway's part, which no status changes, and what the rider brought.
        expect(money.paid).toBe(advance + money.collected);
        // Out: never more than came in online; held is the difference.
        expect(money.refunded).toBe(order.refund === 'refunded' ? advance : 0);
        expect(money.collected + money.toCollect).toBeLessThanOrEqual(total - advance);
        // Every paisa of the price is paid, to be collected, forgone by rounding, or called off.
        const isSettled = order.paymentStatus === 'paid' || money.collected > 0;
        const settled = [money.paid + money.rounding, isSettled ? total : advance];
        expect(settled[0]).toBe(settled[1]);
        expect((money.collected + money.toCollect) % taka(1)).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});
