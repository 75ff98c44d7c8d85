import { describe, expect, test } from 'vitest';
import { paisa, type Paisa } from '../money/paisa.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import type { Order } from '../orders/order.ts';
import { moneyOf } from '../orders/money.ts';
import { isRecalled, isUsualPair, shippingBlocker } from '../orders/parcel.ts';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  REFUND_STATES,
} from '../orders/statuses.ts';
import { stageOf } from './stage-of.ts';
import { CALL_STATES, STAGES, type CallState, type Stage } from './stages.ts';

const base = anOrder(new Date('2026-11-20T09:00:00Z'));
const withStatuses = (change: Partial<Order>): Order => ({ ...base, ...change });
const stage = (change: Partial<Order>, call: CallState = 'not-required') =>
  stageOf(withStatuses(change), { call });

/** Rows: order status; columns: delivery status. The stage while the payment fits the pair, without hold, refund or call. */
const TABLE = `
            pending   assigned      picked_up     in_transit    out_for_delivery failed_delivery returned  delivered
confirmed   to-pack   problems      problems      problems      problems         problems        problems  problems
processing  to-pack   to-hand-over  with-courier  problems      problems         problems        problems  problems
shipped     problems  problems      with-courier  with-courier  with-courier     problems        returns   problems
delivered   problems  problems      problems      problems      problems         problems        returns   done
cancelled   cancelled returns       returns       returns       returns          returns         cancelled problems
`;
const [deliveries, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));
const cells = rows.flatMap(([orderStatus, ...stages]) =>
  stages.map((stage, at) => ({ orderStatus, deliveryStatus: deliveries![at], stage })),
) as { orderStatus: Order['orderStatus']; deliveryStatus: Order['deliveryStatus']; stage: Stage }[];

const paymentFor = (
  online: boolean,
  { orderStatus, deliveryStatus }: Pick<Order, 'orderStatus' | 'deliveryStatus'>,
) => {
  if (orderStatus === 'cancelled') return online ? 'refunded' : 'cancelled';
  if (online || deliveryStatus === 'delivered') return 'paid';
  return deliveryStatus === 'returned' ? 'cancelled' : 'pending';
};

describe('stageOf', () => {
  test('the table has every pair of statuses', () => {
    expect(cells).toHaveLength(ORDER_STATUSES.length * DELIVERY_STATUSES.length);
    expect(new Set(cells.map(({ deliveryStatus }) => deliveryStatus))).toEqual(new Set(DELIVERY_STATUSES));
  });

  test.each(cells)('$orderStatus and $deliveryStatus: $stage', ({ stage: expected, ...pair }) => {
    expect(stage({ ...pair, paymentStatus: paymentFor(false, pair) })).toBe(expected);
    expect(stage({ ...pair, paymentMethod: 'Online Payment', paymentStatus: paymentFor(true, pair) })).toBe(
      expected,
    );
  });

  test.each([
    ['not-required', 'to-pack'],
    ['advised', 'to-pack'],
    ['required', 'to-call'],
    ['unreachable', 'problems'],
    ['wrong-number', 'problems'],
    ['confirmed', 'to-pack'],
  ] as const)('a new order whose call is %s: %s', (call, expected) => {
    expect(stage({}, call)).toBe(expected);
    // Packed orders are not called.
    expect(stage({ orderStatus: 'processing', deliveryStatus: 'assigned' }, call)).toBe('to-hand-over');
  });

  test('delivered goods whose cash has not come are due', () => {
    const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
    expect(stage({ ...delivered, paymentStatus: 'pending' })).toBe('cash-due');
    expect(stage({ ...delivered, paymentStatus: 'pending', paymentMethod: 'Online Payment' })).toBe(
      'problems',
    );
  });

  test('a partial delivery waits for what was refused, then for what is owed, then for its cash', () => {
    const delivered = {
      orderStatus: 'delivered',
      deliveryStatus: 'delivered',
      paymentStatus: 'paid',
    } as const;
    const part = (putBack: number | undefined, paidAhead: Paisa, cashDueSince: Date | null = null) => {
      const refused = { quantity: 1, ...(putBack !== undefined && { putBack }) };
      const items = base.items.map((item) => ({ ...item, refused }));
      const money = { ...moneyOf(base), paid: paidAhead, byHand: paidAhead };
      const amounts = { returnedAmount: paisa(42_550), cashTaken: paisa(0), money };
      return stageOf(withStatuses({ ...delivered, ...amounts, items }), {
        call: 'not-required',
        cashDueSince,
      });
    };
    const [whole, kept] = [base.totalAmount, paisa(base.totalAmount - 42_550)];
    expect(part(undefined, whole)).toBe('returns');
    expect(part(1, whole)).toBe('problems');
    expect(part(0, kept)).toBe('done');
    expect(part(0, kept, new Date())).toBe('cash-due');
  });

  test('a cancelled order is a problem while the shop holds money, unless staff decided to keep it', () => {
    const cancelled = {
      orderStatus: 'cancelled',
      paymentMethod: 'Online Payment',
      paymentStatus: 'paid',
    } as const;
    for (const { deliveryStatus, stage: expected } of cells.filter((it) => it.orderStatus === 'cancelled')) {
      expect(stage({ ...cancelled, deliveryStatus })).toBe('problems');
      expect(stage({ ...cancelled, deliveryStatus, paymentKept: true })).toBe(expected);
    }
  });

  test('a failed refund is a problem, one under way is not', () => {
    const cancelled = {
      orderStatus: 'cancelled',
      paymentMethod: 'Online Payment',
      paymentStatus: 'paid',
    } as const;
    expect(stage({ ...cancelled, refund: 'failed' })).toBe('problems');
    expect(stage({ ...cancelled, refund: 'requested' })).toBe('cancelled');
    expect(stage({ ...cancelled, refund: 'accepted' })).toBe('cancelled');
    expect(stage({ ...cancelled, refund: 'refunded', paymentStatus: 'refunded' })).toBe('cancelled');
    // The shop holds money of an order that is cancelled.
    expect(stage({ ...cancelled, refund: null })).toBe('problems');
  });

  test.each([
    // order status, delivery status, paid online, then: handed over, restocked, written off, released, uncounted
    ['shipped', 'returned', false, 'returns', 'done', 'done', 'returns', 'returns'],
    ['delivered', 'returned', false, 'returns', 'done', 'done', 'returns', 'returns'],
    ['shipped', 'returned', true, 'returns', 'problems', 'problems', 'returns', 'returns'],
    ['cancelled', 'returned', false, 'returns', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    ['cancelled', 'pending', false, 'returns', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    ['cancelled', 'in_transit', false, 'returns', 'cancelled', 'cancelled', 'returns', 'returns'],
    ['cancelled', 'assigned', true, 'returns', 'cancelled', 'cancelled', 'returns', 'returns'],
    ['shipped', 'failed_delivery', false, 'problems', 'problems', 'problems', 'problems', 'problems'],
    ['delivered', 'delivered', false, 'done', 'done', 'done', 'done', 'done'],
  ] as const)(
    '%s and %s, paid online: %s, by its counted goods',
    (orderStatus, deliveryStatus, online, ...to) => {
      const pair = { orderStatus, deliveryStatus };
      const states = ['handed-over', 'restocked', 'written-off', 'released', undefined] as const;
      const found = states.map((stock) =>
        stage({
          ...pair,
          paymentMethod: online ? 'Online Payment' : 'Cash on Delivery',
          paymentStatus: paymentFor(online, pair),
          items: base.items.map((item) => ({ ...item, ...(stock && { stock }) })),
        }),
      );
      expect(found).toEqual(to);
    },
  );

  test('goods of which one line is still out are waited for', () => {
    const [item] = base.items;
    const items = [
      { ...item!, stock: 'restocked' as const },
      { ...item!, size: 'L', stock: 'handed-over' as const },
    ];
    expect(
      stage({ orderStatus: 'cancelled', deliveryStatus: 'returned', paymentStatus: 'cancelled', items }),
    ).toBe('returns');
  });

  test('returned goods are done once what was paid for them went back', () => {
    const items = base.items.map((item) => ({ ...item, stock: 'restocked' as const }));
    const money = { ...moneyOf({ ...base, paymentMethod: 'Online Payment', paymentStatus: 'paid' }) };
    const returned = {
      orderStatus: 'shipped',
      deliveryStatus: 'returned',
      paymentMethod: 'Online Payment',
      paymentStatus: 'paid',
      items,
    } as const;
    expect(stage({ ...returned, money })).toBe('problems');
    expect(stage({ ...returned, money: { ...money, refunded: money.paid } })).toBe('done');
  });

  test('a parcel that came back while the money is with the shop waits in Returns', () => {
    const returned = { orderStatus: 'shipped', deliveryStatus: 'returned' } as const;
    expect(stage({ ...returned, paymentMethod: 'Online Payment', paymentStatus: 'paid' })).toBe('returns');
    // Cash of a returned parcel was never collected.
    expect(stage({ ...returned, paymentStatus: 'paid' })).toBe('problems');
  });
});

const combinations = ORDER_STATUSES.flatMap((orderStatus) =>
  DELIVERY_STATUSES.flatMap((deliveryStatus) =>
    PAYMENT_STATUSES.flatMap((paymentStatus) =>
      PAYMENT_METHODS.flatMap((paymentMethod) =>
        [null, ...REFUND_STATES].flatMap((refund) =>
          [false, true].flatMap((onHold) =>
            CALL_STATES.map((call) => {
              const order = {
                ...base,
                orderStatus,
                deliveryStatus,
                paymentStatus,
                paymentMethod,
                refund,
                onHold,
              };
              return { order, call, stage: stageOf(order, { call }) };
            }),
          ),
        ),
      ),
    ),
  ),
);
const inStage = (...stages: Stage[]) => combinations.filter((it) => stages.includes(it.stage));

describe('in every combination of statuses, payment, refund, hold and call', () => {
  test('each stage is reached', () => {
    expect(combinations).toHaveLength(5 * 8 * 5 * 2 * 5 * 2 * 6);
    expect(new Set(combinations.map((it) => it.stage))).toEqual(new Set(STAGES));
  });

  test('only orders that may be sent are called, packed, handed over or with the courier', () => {
    const sent = inStage('to-call', 'to-pack', 'to-hand-over', 'with-courier');
    expect(sent.map(({ order }) => shippingBlocker(order)).filter(Boolean)).toEqual([]);
    for (const { order } of sent) expect(['pending', 'paid']).toContain(order.paymentStatus);
  });

  test('a call decides only where an order that would be packed waits', () => {
    const instead: Partial<Record<CallState, Stage>> = {
      required: 'to-call',
      unreachable: 'problems',
      'wrong-number': 'problems',
    };
    for (const { order, call, stage } of combinations) {
      const without = stageOf(order, { call: 'not-required' });
      expect(stage).toBe(without === 'to-pack' ? (instead[call] ?? without) : without);
    }
  });

  test('cash is due exactly for delivered orders whose cash is pending', () => {
    for (const { order } of inStage('cash-due')) {
      expect(order).toMatchObject({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
      expect(moneyOf(order).toCollect).toBe(order.totalAmount);
    }
    expect(inStage('done').filter(({ order }) => order.paymentStatus !== 'paid')).toEqual([]);
  });

  test('money of a cancelled order is gone, on its way back, or a problem', () => {
    const held = inStage('cancelled').filter(({ order }) => order.paymentStatus === 'paid');
    expect(new Set(held.map(({ order }) => order.refund))).toEqual(new Set(['requested', 'accepted']));
    expect(inStage('cancelled').filter(({ order }) => order.orderStatus !== 'cancelled')).toEqual([]);
  });

  test('every parcel of a cancelled order that is out is recalled, or its money is a problem', () => {
    const recalled = combinations.filter(({ order }) => isRecalled(order));
    expect(new Set(recalled.map((it) => it.stage))).toEqual(new Set(['returns', 'problems']));
  });

  test('a contradicting pair is a problem whatever else is true', () => {
    const contradicting = combinations.filter(({ order }) => !isUsualPair(order));
    expect(new Set(contradicting.map((it) => it.stage))).toEqual(new Set(['problems']));
  });

  test('a risky payment stops an order that is not delivered', () => {
    const active = inStage('to-call', 'to-pack', 'to-hand-over', 'with-courier');
    expect(active.filter(({ order }) => order.onHold)).toEqual([]);
  });

  test('the number of combinations in each stage is as known', () => {
    const counts = Object.fromEntries(STAGES.map((it) => [it, inStage(it).length]));
    expect(counts).toMatchInlineSnapshot(`
      {
        "cancelled": 264,
        "cash-due": 12,
        "done": 24,
        "problems": 22892,
        "returns": 732,
        "to-call": 4,
        "to-hand-over": 12,
        "to-pack": 12,
        "with-courier": 48,
      }
    `);
  });
});
