import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { buildOrder } from '../orders/build-order.ts';
import { moneyOf } from '../orders/money.ts';
import { orderNotes } from '../orders/order-notes.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import type { Attempt } from './attempt.ts';
import { openAttempt } from './open-attempt.ts';
import {
  refundableOf,
  refundAfter,
  refundRequestedAgain,
  withPartRefund,
  withRefund,
} from './refund-attempt.ts';
import { orderAfterRefunds, refundsOf } from './refunds-of-attempt.ts';
import { paidAttempt } from './settle-attempt.ts';

const now = new Date('2026-11-20T20:00:00Z');
const sample = anOrder(now);
const TOTAL = 91_100;
const quote = {
  lines: sample.items.map((line) => ({ ...line, category: 'clothing' as const })),
  problems: [],
  subtotal: paisa(90_100),
  deliveryOption: 'standard' as const,
  deliveryCharge: paisa(6_000),
  voucherCode: 'SAVE50',
  voucherDiscount: paisa(5_000),
  total: paisa(TOTAL),
};
const buyer = { uid: 'u1', name: 'Rahima', email: '' };
const order = buildOrder({
  delivery: DEFAULT_DELIVERY,
  ...{
    id: 'o1',
    orderId: sample.orderId,
    requestKey: 'key',
    buyer,
    quote,
    address: sample.shippingAddress,
    now,
  },
  paidOnline: { tranId: 'T1', amount: quote.total },
});
const opened = openAttempt({
  ...{ tranId: 'T1', requestKey: 'key', buyer, quote, address: sample.shippingAddress, now },
});
const paid: Attempt = paidAttempt(opened, {
  taken: { valId: 'v', bankTranId: 'b', amount: quote.total, method: 'VISA', isRisky: false, settledAt: now },
  order,
  now,
});

const part = (id: string, amount: number, attempt = paid) =>
  withPartRefund(attempt, { id, amount: paisa(amount), reason: 'Torn sleeve', by: 'boss', now });
const madeBy = (result: ReturnType<typeof part>): Attempt => {
  if (!result.ok) throw new Error(result.reason);
  return result.attempt;
};

describe('the refund of a part', () => {
  test('leaves the rest to go back later', () => {
    const attempt = madeBy(part('R1', 20_000));
    expect(refundableOf(attempt)).toBe(71_100);
    expect(withRefund(attempt, { by: 'boss', now }).refund?.amount).toBe(71_100);
  });

  test('with the same id is the same refund, and never another amount', () => {
    const attempt = madeBy(part('R1', 20_000));
    expect(part('R1', 20_000, attempt)).toEqual({ ok: true, attempt });
    expect(part('R1', 20_001, attempt)).toEqual({ ok: false, reason: 'other-refund' });
  });

  test('is never more than was paid and is in no other refund', () => {
    const attempt = madeBy(part('R1', 20_000));
    expect(part('R2', 71_101, attempt)).toEqual({ ok: false, reason: 'too-much', most: 71_100 });
    expect(part('R2', 71_100, attempt).ok).toBe(true);
  });

  test('is rejected while nothing was paid, and when the rest goes back', () => {
    expect(part('R1', 1, opened)).toEqual({ ok: false, reason: 'nothing-paid' });
    const attempt = withRefund(madeBy(part('R1', 20_000)), { by: 'boss', now });
    expect(part('R2', 1, attempt)).toEqual({ ok: false, reason: 'rest-goes-back' });
  });

  test('is in the money and the timeline of its order, which lives on', () => {
    const requested = madeBy(part('R1', 20_000));
    expect(orderAfterRefunds(order, requested, now)).toBe(order);
    const [sent] = refundsOf(requested);
    const refunded = refundAfter(requested, sent!, { state: 'refunded' }, now);
    const after = orderAfterRefunds(order, refunded, now);
    expect(after).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid', refund: null });
    expect(after.money).toMatchObject({ total: TOTAL, paid: TOTAL, refunded: 20_000, toCollect: 0 });
    expect(after.timeline.at(-1)?.note).toBe(orderNotes.partRefunded);
    expect(orderAfterRefunds(after, refunded, now)).toBe(after);
  });

  test('is checked again while another refund of the attempt is under way', () => {
    const two = madeBy(part('R2', 1_000, madeBy(part('R1', 20_000))));
    const [first, second] = refundsOf(two);
    const one = refundAfter(two, first!, { state: 'refunded' }, now);
    expect(one.nextCheckAt).not.toBeNull();
    expect(refundAfter(one, second!, { state: 'refunded' }, now).nextCheckAt).toBeNull();
  });
});

type Step =
  | { readonly do: 'part'; readonly id: string; readonly amount: number }
  | { readonly do: 'rest' }
  | { readonly do: 'again' }
  | {
      readonly do: 'news';
      readonly at: number;
      readonly state: 'accepted' | 'refunded' | 'failed' | 'unknown';
    };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('part' as const),
      id: fc.constantFrom('R1', 'R2', 'R3', 'R4'),
      amount: fc.integer({ min: 1, max: TOTAL }),
    }),
    fc.constant({ do: 'rest' as const }),
    fc.constant({ do: 'again' as const }),
    fc.record({
      do: fc.constant('news' as const),
      at: fc.nat(4),
      state: fc.constantFrom('accepted' as const, 'refunded' as const, 'failed' as const, 'unknown' as const),
    }),
  ),
  { maxLength: 20 },
);

function taken(attempt: Attempt, step: Step): Attempt {
  switch (step.do) {
    case 'part': {
      const result = part(step.id, step.amount, attempt);
      return result.ok ? result.attempt : attempt;
    }
    case 'rest':
      return refundableOf(attempt) > 0 ? withRefund(attempt, { by: 'boss', now }) : attempt;
    case 'again':
      return refundRequestedAgain(attempt, now);
    case 'news': {
      const sent = refundsOf(attempt)[step.at];
      const news = { state: step.state, refundRefId: 'ref', why: 'why' } as Parameters<typeof refundAfter>[2];
      return sent ? refundAfter(attempt, sent, news, now) : attempt;
    }
  }
}

test('never gives back more than was paid, whatever is requested and whatever the gateway answers', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let [attempt, shown] = [paid, order];
      for (const step of all) {
        const before = attempt;
        attempt = taken(attempt, step);
        shown = orderAfterRefunds(shown, attempt, now);
        const refunds = refundsOf(attempt);
        const sum = (some: typeof refunds) => some.reduce((total, { amount }) => total + amount, 0);
        expect(sum(refunds)).toBeLessThanOrEqual(TOTAL);
        // A refund that the gateway has made stays made, with its amount.
        const made = refundsOf(before).filter(({ state }) => state === 'refunded');
        expect(refunds).toEqual(expect.arrayContaining([...made]));
        // In = out + held.
        const { paid: received, refunded } = moneyOf(shown);
        expect(received).toBe(TOTAL);
        expect(refunded).toBe(sum(refunds.filter(({ state }) => state === 'refunded')));
        // While one is under way, the sweep looks after it.
        const isOpen = refunds.some(({ state, tries }) => state !== 'refunded' && tries < 20);
        expect(isOpen && attempt.nextCheckAt === null).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
