import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addPaisa, NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { wholeTaka } from '../money/taka.ts';
import type { Order } from '../orders/order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../orders/statuses.ts';
import { placedOrder } from '../orders/testing/placed-order.ts';
import { setStatuses } from '../orders/transition-delivery.ts';
import { changesCollectedCash, postDelivery } from './post-delivery.ts';
import { postingSchema, type OrderCash, type Posting } from './posting.ts';

const now = new Date('2026-11-20T20:00:00Z');
const by = { who: 'boss', now, note: '' };
const INVOICE = 'ORD-20261120-33333-1';
const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
const waiting = { orderStatus: 'processing', deliveryStatus: 'pending' } as const;

const linesOf = ({ lines }: Posting) => lines.map(({ account, amount }) => [account, amount]);
const isBalanced = ({ lines }: Posting) => addPaisa(...lines.map(({ amount }) => amount)) === NO_MONEY;

function deliver(order: Order, invoice: string | null, stored?: OrderCash) {
  const after = setStatuses(order, delivered, by);
  return { after, ...postDelivery({ after, invoice, stored, now }) };
}

describe('the delivery of a cash order', () => {
  test('makes the courier owe the whole taka, and posts what the shop forwent', () => {
    const { postings, cash } = deliver(placedOrder(96_150), INVOICE);
    expect(postings.map(linesOf)).toEqual([
      [
        ['customer', -96_150],
        ['courier', 96_100],
        ['rounding', 50],
      ],
    ]);
    expect(cash).toEqual({ _id: 'o1', deliveries: 1, open: postings[0], settled: NO_MONEY });
    expect(postings[0]).toMatchObject({ _id: `delivered:${INVOICE}:1`, invoice: INVOICE, reverses: null });
  });

  test('by an own rider makes the rider owe it, under the id of the order', () => {
    const [posting] = deliver(placedOrder(96_100), null).postings;
    expect(posting!._id).toBe('delivered:ORD-20261120-33333:1');
    expect(linesOf(posting!)).toEqual([
      ['customer', -96_100],
      ['rider-cash', 96_100],
    ]);
  });

  test('posts only what was left to collect after an advance', () => {
    const [posting] = deliver(placedOrder(96_100, 20_000), INVOICE).postings;
    expect(linesOf(posting!)[1]).toEqual(['courier', 76_100]);
  });

  test('that was paid online posts nothing', () => {
    const order = placedOrder(96_100, 96_100);
    expect(changesCollectedCash(order, setStatuses(order, delivered, by))).toBe(false);
  });

  test('taken back is reversed by who was charged, and a second delivery has its own posting', () => {
    const first = deliver(placedOrder(96_150), INVOICE);
    const back = setStatuses(first.after, waiting, by);
    const reversed = postDelivery({ after: back, invoice: null, stored: first.cash, now });
    expect(reversed.postings).toMatchObject([
      { _id: `correction:delivered:${INVOICE}:1`, reverses: `delivered:${INVOICE}:1`, invoice: INVOICE },
    ]);
    expect(linesOf(reversed.postings[0]!)[1]).toEqual(['courier', -96_100]);
    expect(reversed.cash).toEqual({ _id: 'o1', deliveries: 1, open: null, settled: NO_MONEY });
    const second = deliver(back, INVOICE, reversed.cash);
    expect(second.postings.map(({ _id }) => _id)).toEqual([`delivered:${INVOICE}:2`]);
  });

  test('from before the ledger is taken back without a posting', () => {
    const { after } = deliver(placedOrder(96_150), INVOICE);
    const back = postDelivery({
      ...{ after: setStatuses(after, waiting, by), invoice: INVOICE, now },
      stored: undefined,
    });
    expect(back.postings).toEqual([]);
  });

  test('keeps its posting when what was paid online is refunded', () => {
    const { after } = deliver(placedOrder(96_100, 20_000), INVOICE);
    expect(changesCollectedCash(after, { ...after, paymentStatus: 'refunded' })).toBe(false);
  });
});

test('a posting whose lines do not sum to zero is not stored', () => {
  const [posting] = deliver(placedOrder(96_150), INVOICE).postings;
  const lines = posting!.lines.map((line) => ({ ...line, amount: paisa(line.amount + 1) }));
  expect(() => z.encode(postingSchema, posting!)).not.toThrow();
  expect(() => z.encode(postingSchema, { ...posting!, lines })).toThrow();
});

const step = fc.record({
  order: fc.integer({ min: 0, max: 2 }),
  orderStatus: fc.constantFrom(...ORDER_STATUSES),
  // Half of the steps deliver, so that deliveries are taken back and repeated.
  deliveryStatus: fc.oneof(fc.constant('delivered' as const), fc.constantFrom(...DELIVERY_STATUSES)),
  isAtCourier: fc.boolean(),
});
const total = fc.integer({ min: 100, max: 500_000 });

test('any sequence of statuses keeps balances equal to the cash of the orders, and every cause once', () => {
  const run = fc.property(
    fc.array(total, { minLength: 3, maxLength: 3 }),
    fc.array(step),
    (totals, steps) => {
      const orders = totals.map((amount, at) => ({
        ...placedOrder(amount),
        ...{ _id: `o${at}`, orderId: `ORD-20261120-3333${at + 2}` },
      }));
      const journal = new Map<string, Posting>();
      const causes: string[] = [];
      const stored = new Map<string, OrderCash>();
      const holders = new Map<string, string>();
      for (const { order: at, isAtCourier, ...to } of steps) {
        const before = orders[at]!;
        const after = setStatuses(before, to, by);
        orders[at] = after;
        const wasPaid = before.paymentStatus === 'paid';
        if ((after.paymentStatus === 'paid') !== wasPaid)
          holders.set(after._id, isAtCourier ? 'courier' : 'rider-cash');
        if (changesCollectedCash(before, after)) {
          const invoice = isAtCourier ? `${after.orderId}-1` : null;
          const { postings, cash } = postDelivery({ after, invoice, stored: stored.get(after._id), now });
          for (const posting of postings) {
            causes.push(posting._id);
            journal.set(posting._id, posting);
          }
          stored.set(after._id, cash);
        }
        expect(journal.size).toBe(causes.length);
        expect([...journal.values()].every(isBalanced)).toBe(true);
        const sumOf = (account: string): Paisa =>
          addPaisa(
            ...[...journal.values()]
              .flatMap(({ lines }) => lines)
              .filter((line) => line.account === account)
              .map(({ amount }) => amount),
          );
        const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid');
        const owedBy = (holder: string) =>
          addPaisa(
            ...paid.filter(({ _id }) => holders.get(_id) === holder).map((it) => wholeTaka(it.totalAmount)),
          );
        expect(sumOf('courier')).toBe(owedBy('courier'));
        expect(sumOf('rider-cash')).toBe(owedBy('rider-cash'));
        expect(0 - sumOf('customer')).toBe(addPaisa(...paid.map(({ totalAmount }) => totalAmount)));
      }
    },
  );
  fc.assert(run, { numRuns: 300 });
});
