import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardOffer } from '../vouchers/testing/standard-offer.ts';
import { addressSchema } from '../checkout/address.ts';
import { quoteOrder } from '../checkout/quote.ts';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { taka } from '../money/taka.ts';
import { buildOrder } from './build-order.ts';
import { DELIVERY_TRANSITIONS, type DeliveryTransitionName } from './delivery-transitions.ts';
import { transitionDelivery, setStatuses } from './transition-delivery.ts';
import {
  NO_ORDERS,
  ORDER_COUNTER_SHARDS,
  orderCounterChange,
  orderCounterShard,
  orderStats,
  ordersToday,
  sumOrderCounters,
} from './order-counters.ts';
import { makeOrderId, ORDER_ID_PATTERN } from './order-id.ts';
import { orderSchema, type Order } from './order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, statusLabel } from './statuses.ts';

const now = new Date('2026-11-20T20:00:00Z'); // the 21st in Dhaka
const address = addressSchema.parse({
  recipientName: 'Rahima Khatun',
  recipientPhone: '01712345678',
  region: 'Sylhet',
  city: 'Sylhet',
  district: 'Sylhet',
  address: 'Zindabazar 4',
  addressCategory: 'office',
});
const shirt = { id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true };

function order(change: Partial<Order> = {}): Order {
  const lines = [{ productId: 'shirt', size: 'M' as const, quantity: 2 }];
  return {
    ...buildOrder({
      delivery: DEFAULT_DELIVERY,
      id: 'o1',
      orderId: makeOrderId(now, () => 0),
      requestKey: 'key',
      buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
      quote: quoteOrder({
        delivery: DEFAULT_DELIVERY,
        products: [shirt],
        lines,
        deliveryOption: 'standard',
        voucher: standardOffer('SAVE50'),
      }),
      address,
      now,
    }),
    ...change,
  };
}

describe('a new order', () => {
  test('is confirmed, with delivery and cash pending', () => {
    expect(order()).toMatchObject({
      orderId: 'ORD-20261121-33333',
      orderStatus: 'confirmed',
      deliveryStatus: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'Cash on Delivery',
      totalAmount: 90100 + 6000 - 5000,
      deliveryAddress: 'Zindabazar 4, Sylhet',
      tranId: null,
    });
    expect(order().timeline).toHaveLength(1);
  });

  test('is stored in taka and parsed back', () => {
    const document = toDocument(orderSchema, order());
    expect(document).toMatchObject({ totalAmount: 911, subtotal: 901 });
    expect(fromDocument(orderSchema, 'o1', JSON.parse(JSON.stringify(document)) as object)).toEqual(order());
  });

  test('is rejected for a quote with problems or without lines', () => {
    const bad = quoteOrder({
      delivery: DEFAULT_DELIVERY,
      products: [],
      lines: [],
      deliveryOption: 'standard',
    });
    const rest = {
      id: 'x',
      orderId: 'x',
      requestKey: 'x',
      buyer: { uid: '', name: '', email: '' },
      address,
      now,
    };
    expect(() => buildOrder({ delivery: DEFAULT_DELIVERY, ...rest, quote: bad })).toThrow(RangeError);
  });
});

test('makes order ids of the Dhaka day without ambiguous characters', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (random) => {
      const id = makeOrderId(now, () => random);
      expect(id).toMatch(ORDER_ID_PATTERN);
      expect(id.slice(13)).not.toMatch(/[0O1IL2Z5S8BUV]/);
      expect(id).toContain('ORD-20261121-');
    }),
  );
});

describe('delivery', () => {
  const names = Object.keys(DELIVERY_TRANSITIONS) as DeliveryTransitionName[];
  const change = { who: 'admin', now };

  test('passes every guided transition, after which the cash is paid', () => {
    const walked = names.reduce((at, name) => {
      const result = transitionDelivery(at, name, change);
      if (!result.ok) throw new Error(`${name} was rejected: ${result.reason}`);
      return result.order;
    }, order());
    expect(walked).toMatchObject({
      orderStatus: 'delivered',
      deliveryStatus: 'delivered',
      paymentStatus: 'paid',
      deliveryNotes: '',
    });
    expect(walked.timeline.at(-1)?.note).toBe('Order delivered successfully');
    expect(walked.timeline.map((it) => it.to.deliveryStatus)).toEqual([
      'pending',
      'assigned',
      'in_transit',
      'out_for_delivery',
      'delivered',
    ]);
  });

  test('records any pair that the general status call sets', () => {
    const changed = setStatuses(order(), { deliveryStatus: 'returned' }, { ...change, note: 'Nobody home' });
    expect(changed).toMatchObject({ orderStatus: 'confirmed', deliveryStatus: 'returned' });
    expect(changed.timeline.at(-1)).toMatchObject({ who: 'admin', note: 'Nobody home' });
  });
});

describe('counters', () => {
  const orders = fc.record({
    orderStatus: fc.constantFrom(...ORDER_STATUSES),
    deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
    totalAmount: fc.integer({ min: 0, max: 1_000_000 }).map((amount) => taka(amount)),
    createdAt: fc.constantFrom(now, new Date('2026-11-19T10:00:00Z')),
  });

  test('counts an order under its day and statuses', () => {
    expect(orderCounterChange(null, order())).toEqual({
      orders: 1,
      revenue: 91100,
      statuses: { confirmed: 1 },
      deliveries: { pending: 1 },
      stages: {},
      days: { '2026-11-21': { orders: 1, revenue: 91100 } },
    });
  });

  test('counts a cancelled or returned order, without revenue', () => {
    for (const change of [{ orderStatus: 'cancelled' as const }, { deliveryStatus: 'returned' as const }]) {
      expect(orderCounterChange(null, order(change))).toMatchObject({ orders: 1, revenue: 0 });
      expect(orderCounterChange(order(), order(change))).toMatchObject({ orders: 0, revenue: -91100 });
    }
  });

  test('counts the parcel of a cancelled order as recalled, and a returned one as returned', () => {
    const at = (change: Partial<Order>) => orderCounterChange(null, order(change));
    expect(at({ orderStatus: 'cancelled', deliveryStatus: 'assigned' })).toMatchObject({
      statuses: { cancelled: 1 },
      deliveries: { recalled: 1 },
    });
    expect(at({ orderStatus: 'cancelled', deliveryStatus: 'pending' }).deliveries).toEqual({});
    expect(at({ orderStatus: 'delivered', deliveryStatus: 'returned' })).toMatchObject({
      statuses: { returned: 1 },
      deliveries: { returned: 1 },
    });
    expect(at({ orderStatus: 'cancelled', deliveryStatus: 'returned' })).toMatchObject({
      statuses: { cancelled: 1 },
      deliveries: { returned: 1 },
    });
  });

  test('sums changes to a fresh count, in any order and over any shards', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(orders, orders)), (pairs) => {
        const steps = pairs.flatMap(([before, after]) => [
          orderCounterChange(null, before),
          orderCounterChange(before, { ...after, createdAt: before.createdAt }),
        ]);
        const counted = sumOrderCounters([...steps].reverse());
        const fresh = sumOrderCounters(
          pairs.map(([before, after]) => orderCounterChange(null, { ...after, createdAt: before.createdAt })),
        );
        expect(orderStats(counted).totalRevenue).toBe(orderStats(fresh).totalRevenue);
        const sorted = (it: { _id: string }[]) => it.map((row) => JSON.stringify(row)).sort();
        expect(sorted(orderStats(counted).statusBreakdown)).toEqual(
          sorted(orderStats(fresh).statusBreakdown),
        );
        expect(ordersToday(counted, now)).toBe(ordersToday(fresh, now));
      }),
    );
  });

  test('sums to zero after placing and deleting', () => {
    const nothing = sumOrderCounters([orderCounterChange(null, order()), orderCounterChange(order(), null)]);
    expect(orderStats(nothing)).toEqual({ totalOrders: 0, totalRevenue: 0, statusBreakdown: [] });
    expect(sumOrderCounters([])).toEqual(NO_ORDERS);
  });

  test('spreads orders over every shard', () => {
    const shards = Array.from({ length: 500 }, (_, n) =>
      orderCounterShard((n * 7919).toString(16).padStart(32, 'a')),
    );
    expect(new Set(shards).size).toBe(ORDER_COUNTER_SHARDS);
  });
});

test('labels statuses', () => {
  expect(statusLabel('out_for_delivery')).toBe('Out for delivery');
  expect(statusLabel('confirmed')).toBe('Confirmed');
});
