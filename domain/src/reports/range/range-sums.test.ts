import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { addPaisa, paisa, type Paisa } from '../../money/paisa.ts';
import { taka } from '../../money/taka.ts';
import { orderNotes } from '../../orders/order-notes.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, type DeliveryStatus } from '../../orders/statuses.ts';
import { anOrder } from '../../orders/testing/an-order.ts';
import { addDays, startOfDhakaDay, type DhakaDay } from '../../time/dhaka-day.ts';
import { dailyReport } from '../daily-report.ts';
import { NO_CASH } from './cash-ageing.ts';
import { finishSums, meanOrderValue, returnRate } from './finish-sums.ts';
import { accumulateOrders, emptyAccumulator } from './range-accumulator.ts';
import type { RangeOrder } from './range-order.ts';
import { MAX_ROWS, rangeSumsSchema } from './range-sums.ts';

const range = { from: '2026-11-01' as DhakaDay, to: '2026-11-03' as DhakaDay };
const at = (day: number, hour = 12) =>
  new Date(startOfDhakaDay(addDays(range.from, day - 1)).getTime() + hour * 3_600_000);
/** Two pieces for ৳901, with delivery for ৳60 and SAVE50: ৳911. */
const order = (override: Partial<RangeOrder> = {}, placed = at(1)): RangeOrder => ({
  ...anOrder(placed, override),
  ...override,
});
const sumsOf = (...orders: RangeOrder[]) => {
  const sums = emptyAccumulator();
  for (const one of orders) accumulateOrders(sums, [one]);
  return finishSums('r1', range, sums, NO_CASH);
};
const cancelled = { orderStatus: 'cancelled' } as const;
const returned = { orderStatus: 'shipped', deliveryStatus: 'returned' } as const;
const sold = taka(911);

describe('a report of a range', () => {
  test('lists every day with its orders, sold orders and revenue', () => {
    const { days } = sumsOf(order(), order(cancelled), order({}, at(3, 0)), order(returned, at(3, 23)));
    expect(days).toEqual([
      { day: '2026-11-01', orders: 2, sold: 1, revenue: sold },
      { day: '2026-11-02', orders: 0, sold: 0, revenue: 0 },
      { day: '2026-11-03', orders: 2, sold: 1, revenue: sold },
    ]);
  });

  test('lists products and categories of what was sold, with margin where a cost is known', () => {
    const { items } = order();
    const saree = { ...items[0]!, productId: 'saree', name: 'Saree', category: undefined };
    const { products, categories, summary } = sumsOf(
      order({ unitCosts: [taka(200)] }),
      order({ items: [saree], unitCosts: [null] }),
      order({ ...cancelled, unitCosts: [taka(200)] }),
    );
    const line = { quantity: 2, revenue: taka(901) };
    const known = { ...line, knownQuantity: 2, knownRevenue: taka(901), cost: taka(400) };
    const unknown = { ...line, knownQuantity: 0, knownRevenue: 0, cost: 0 };
    expect(products).toEqual([
      { productId: 'panjabi', name: 'Linen Panjabi', ...known },
      { productId: 'saree', name: 'Saree', ...unknown },
    ]);
    expect(categories).toEqual([
      { category: 'clothing', ...known },
      { category: 'general', ...unknown },
    ]);
    expect(summary.goods).toEqual({ ...known, quantity: 4, revenue: taka(1802) });
  });

  test('lists districts in any spelling by region', () => {
    const { shippingAddress } = order();
    const from = (region: 'Dhaka' | 'Sylhet', district: string) =>
      order({ shippingAddress: { ...shippingAddress, region, district } });
    const { places } = sumsOf(from('Dhaka', 'gazipur '), from('Dhaka', 'Gazipur'), from('Sylhet', 'Gazipur'));
    expect(places).toEqual([
      { region: 'Dhaka', district: 'Gazipur', orders: 2, sold: 2, revenue: taka(1822) },
      { region: 'Sylhet', district: 'Gazipur', orders: 1, sold: 1, revenue: sold },
    ]);
  });

  test('tells orders of the shop from exchanges and from those that staff took', () => {
    const taken = (note: string) => {
      const { timeline } = order();
      return order({ timeline: [{ ...timeline[0]!, note }] });
    };
    const { sources } = sumsOf(
      order(),
      taken(orderNotes.takenByPhone),
      taken(orderNotes.takenByPhone),
      taken(orderNotes.placedAsExchange),
    );
    expect(sources.map(({ source, orders }) => [source, orders])).toEqual([
      ['web', 1],
      ['phone', 2],
      ['exchange', 1],
    ]);
  });

  test('counts the uses of vouchers by orders that are sold', () => {
    const eid = { voucherCode: 'EID', voucherDiscount: taka(10) };
    const none = { voucherCode: null, voucherDiscount: paisa(0) };
    const { vouchers } = sumsOf(order(), order(), order(eid), order(none), order(cancelled));
    expect(vouchers).toEqual([
      { code: 'SAVE50', uses: 2, discount: taka(100), revenue: taka(1822) },
      { code: 'EID', uses: 1, discount: taka(10), revenue: sold },
    ]);
  });

  test('states returned orders and pieces beside delivered ones', () => {
    const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
    const { returns } = sumsOf(order(delivered), order(delivered), order(returned), order());
    expect(returns).toEqual({
      ...{ deliveredOrders: 2, returnedOrders: 1 },
      ...{ deliveredPieces: 4, returnedPieces: 2 },
    });
    expect(returnRate(2, 1)).toBe(33.3);
    expect(returnRate(0, 0)).toBeNull();
  });

  test('states what a sold order brings on average', () => {
    expect(meanOrderValue(sumsOf(order(), order(cancelled)))).toBe(sold);
    expect(meanOrderValue(sumsOf(order(cancelled)))).toBeNull();
  });

  test('is the same however the orders are divided into pages', () => {
    const orders = [order(), order(cancelled), order(returned, at(2)), order({}, at(3))];
    const whole = emptyAccumulator();
    accumulateOrders(whole, orders);
    expect(finishSums('r1', range, whole, NO_CASH)).toEqual(sumsOf(...orders));
  });

  test('adds up the products beyond those it lists, and fits a document', () => {
    const { items } = order();
    const products = MAX_ROWS + 30;
    const orders = Array.from({ length: products }, (_, at) =>
      order({
        items: [{ ...items[0]!, productId: `P${at}`, name: 'শাড়ি '.repeat(10), itemTotal: paisa(1000 + at) }],
        shippingAddress: { ...order().shippingAddress, district: `District ${at}` },
        voucherCode: `CODE${at}`,
      }),
    );
    const sums = sumsOf(...orders);
    expect(sums.products).toHaveLength(MAX_ROWS);
    expect(sums.products[0]).toMatchObject({ productId: `P${products - 1}` });
    expect(sums.otherProducts).toMatchObject({ quantity: 60, revenue: 30_435 });
    expect(sums.otherPlaces).toMatchObject({ orders: 30 });
    expect(JSON.stringify(z.encode(rangeSumsSchema, sums)).length).toBeLessThan(300_000);
  });
});

describe('the parcels of a courier', () => {
  /** An order whose parcel reached these statuses at these hours. */
  const parcel = (steps: readonly [DeliveryStatus, hour: number][], courier = 'Steadfast') => {
    const { timeline } = order();
    let from = timeline[0]!.to;
    const entries = steps.map(([deliveryStatus, hour]) => {
      const to = { ...from, deliveryStatus };
      const entry = { at: at(1, hour), who: 'courier', from, to, note: '' };
      from = to;
      return entry;
    });
    const { deliveryStatus } = from;
    return order({ deliveryStatus, deliveryAssignedTo: courier, timeline: [...timeline, ...entries] });
  };

  test('are counted by what became of them, with the mean time to the door', () => {
    const { couriers } = sumsOf(
      parcel([
        ['picked_up', 12],
        ['in_transit', 20],
        ['delivered', 36],
      ]),
      parcel([
        ['in_transit', 0],
        ['delivered', 72],
      ]),
      parcel([
        ['picked_up', 1],
        ['returned', 40],
      ]),
      parcel([['out_for_delivery', 1]]),
      parcel([['delivered', 50]]),
      parcel([], 'Karim'),
    );
    // One day, and three; the last delivery has no hand-over.
    const counts = { parcels: 5, delivered: 3, returned: 1, onTheWay: 1 };
    expect(couriers).toEqual([{ courier: 'Steadfast', ...counts, meanDays: 2 }]);
  });

  test('are timed from the last hand-over of one that came back', () => {
    const { couriers } = sumsOf(
      parcel([
        ['in_transit', 0],
        ['returned', 100],
        ['assigned', 101],
        ['picked_up', 120],
        ['delivered', 132],
      ]),
    );
    expect(couriers).toMatchObject([{ delivered: 1, meanDays: 0.5 }]);
  });

  test('are on the way while a cancelled order is called back', () => {
    const recalled = { ...parcel([['in_transit', 1]]), ...cancelled };
    expect(sumsOf(recalled).couriers).toMatchObject([{ parcels: 1, onTheWay: 1 }]);
  });
});

const anyOrder = fc
  .record({
    orderStatus: fc.constantFrom(...ORDER_STATUSES),
    deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
    deliveryAssignedTo: fc.constantFrom('', 'Steadfast', 'Karim'),
    totalAmount: fc.integer({ min: 0, max: 10_000_000 }).map(paisa),
    voucherCode: fc.constantFrom(null, 'SAVE50', 'EID'),
    product: fc.constantFrom('panjabi', 'saree', 'belt'),
    cost: fc.constantFrom(null, paisa(100), paisa(90_000)),
    day: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ product, cost, day, ...fields }) => {
    const placed = order(fields, at(day));
    const items = placed.items.map((item) => ({ ...item, productId: product, name: product }));
    return { ...placed, items, unitCosts: [cost] };
  });

test('every breakdown sums to the daily reports of the range', () => {
  const money = (rows: readonly { revenue: Paisa }[]) => addPaisa(...rows.map(({ revenue }) => revenue));
  const count = (rows: readonly { orders: number }[]) => rows.reduce((sum, { orders }) => sum + orders, 0);
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 30 }), (orders) => {
      const sums = sumsOf(...orders);
      const { summary } = dailyReport(range.from, orders);
      expect(sums.summary).toEqual(summary);
      for (const rows of [sums.days, sums.places, sums.sources, summary.byPayment, summary.byStatus]) {
        expect(count(rows)).toBe(summary.orders);
        expect(money(rows)).toBe(summary.revenue);
      }
      for (const rows of [sums.products, sums.categories]) {
        expect(money(rows)).toBe(summary.goods.revenue);
        expect(addPaisa(...rows.map(({ cost }) => cost))).toBe(summary.goods.cost);
      }
      for (const { parcels, delivered, returned, onTheWay } of sums.couriers)
        expect(delivered + returned + onTheWay).toBe(parcels);
      expect(rangeSumsSchema.parse(z.encode(rangeSumsSchema, sums))).toEqual(sums);
    }),
  );
});
