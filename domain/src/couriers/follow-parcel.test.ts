import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import type { Order } from '../orders/order.ts';
import { THE_COURIER } from '../orders/order-notes.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { withManualRefund } from '../orders/manual-money.ts';
import { deliverInPart, partialDeliveryOf } from '../orders/partial-delivery.ts';
import { setStatuses, transitionDelivery } from '../orders/transition-delivery.ts';
import { orderDeskOf } from '../desk/order-desk.ts';
import { NO_CALLS } from '../desk/phone-call.ts';
import { bookingErrors, bookingOf, parcelRejection } from './booking.ts';
import { DEFAULT_COURIER_SETTINGS } from './courier-settings.ts';
import { followParcel } from './follow-parcel.ts';
import { parcelProgress } from './parcel-progress.ts';
import type { Sighting } from './sighting.ts';

const placed = anOrder(new Date('2026-11-21T04:00:00Z'));
const at = (hours: number) => new Date(placed.createdAt.getTime() + hours * 3_600_000);
const assigned = ((): Order => {
  const result = transitionDelivery(placed, 'assign', {
    who: THE_COURIER,
    now: at(1),
    assignTo: 'Steadfast',
  });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
})();
const cod = bookingOf(placed, 'ORD-1-1', DEFAULT_COURIER_SETTINGS).cod;
const progress = (hours: number, word: string, collected = null as Sighting['collected']) =>
  parcelProgress([{ at: at(hours), word, text: '', collected, source: 'webhook' }], cod);
const follow = (order: Order, hours: number, word: string) =>
  followParcel(order, progress(hours, word), at(hours));
const byHand = (order: Order, hours: number, to: Parameters<typeof setStatuses>[1]) =>
  setStatuses(order, to, { who: 'admin', now: at(hours), note: '' });

describe('following a parcel', () => {
  test('delivers the order and collects its cash', () => {
    const { order, problem } = follow(assigned, 5, 'delivered');
    expect([order.orderStatus, order.deliveryStatus, order.paymentStatus, problem]).toEqual([
      'delivered',
      'delivered',
      'paid',
      null,
    ]);
    expect(order.money).toMatchObject({ collected: cod, toCollect: 0 });
    expect(order.timeline.at(-1)).toMatchObject({ who: THE_COURIER, note: 'Delivered by the courier' });
  });

  test.each(['delivered_approval_pending', 'cancelled_approval_pending'])('moves no money by %s', (word) => {
    const { order } = follow(assigned, 5, word);
    expect([order.deliveryStatus, order.paymentStatus]).toEqual(['out_for_delivery', 'pending']);
  });

  test('calls the cash off when the parcel is back', () => {
    const { order } = follow(assigned, 5, 'cancelled_return_received');
    expect([order.deliveryStatus, order.paymentStatus]).toEqual(['returned', 'cancelled']);
  });

  test('leaves the order as it is when nothing changed', () => {
    expect(follow(assigned, 5, 'pending').order).toBe(assigned);
  });

  test('lets staff correct what an older sighting says', () => {
    const corrected = byHand(assigned, 6, { orderStatus: 'shipped', deliveryStatus: 'failed_delivery' });
    expect(follow(corrected, 5, 'delivered')).toEqual({ order: corrected, problem: null });
    expect(follow(corrected, 7, 'delivered').order.deliveryStatus).toBe('delivered');
  });

  test('reports a newer sighting that contradicts a delivery that staff set', () => {
    const delivered = byHand(assigned, 6, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    expect(follow(delivered, 7, 'cancelled')).toEqual({ order: delivered, problem: 'contradiction' });
    expect(follow(delivered, 7, 'delivered').problem).toBeNull();
  });

  test('takes a part, its amount and its way back as settled once staff have recorded the partial delivery', () => {
    const [line] = assigned.items as [Order['items'][number]];
    const refused = [{ productId: line.productId, size: line.size, quantity: 1 }];
    const { due } = partialDeliveryOf(assigned, refused);
    const recorded = deliverInPart(
      assigned,
      { refused, collected: due, due, reason: '', who: 'admin', now: at(6) },
      'partial',
    );
    if (!recorded.ok) throw new Error(recorded.reason);
    const { order } = recorded;
    for (const word of ['partial_delivered', 'partial_delivered_return_received'])
      expect(follow(order, 7, word)).toEqual({ order, problem: null });
    expect(follow(order, 7, 'cancelled')).toEqual({ order, problem: 'contradiction' });
  });

  test('reports a late sighting that would take back a delivery whose cash was sent back', () => {
    const sighting = (hours: number, word: string): Sighting => ({
      ...{ at: at(hours), word, text: '', collected: null, source: 'webhook' },
    });
    const late = parcelProgress([sighting(4, 'cancelled'), sighting(5, 'delivered')], cod);
    const delivered = follow(assigned, 5, 'delivered').order;
    expect(followParcel(delivered, late, at(6)).order.deliveryStatus).toBe('failed_delivery');
    const sent = withManualRefund(delivered, {
      method: 'bkash',
      amount: taka(100),
      who: 'admin',
      now: at(6),
    });
    const order = sent.ok ? sent.order : delivered;
    expect(followParcel(order, late, at(7))).toEqual({ order, problem: 'contradiction' });
  });

  test('keeps a cancelled order cancelled, and reports its delivery', () => {
    const result = cancelOrder(assigned, {
      by: { uid: 'admin', isStaff: true },
      now: at(2),
      keepsPayment: false,
    } as Parameters<typeof cancelOrder>[1]);
    if (!result.ok) throw new Error(result.reason);
    expect(follow(result.order, 5, 'delivered')).toEqual({ order: result.order, problem: 'cancelled-order' });
    const back = follow(result.order, 6, 'cancelled_return_received').order;
    expect([back.orderStatus, back.deliveryStatus, back.paymentStatus]).toEqual([
      'cancelled',
      'returned',
      'cancelled',
    ]);
  });

  test('keeps an order on hold', () => {
    expect(follow({ ...assigned, onHold: true }, 5, 'delivered').order.onHold).toBe(true);
  });

  test('puts an order with a problem into Problems until staff set a status', () => {
    const parcel = {
      invoice: 'ORD-1-1',
      attempt: 1,
      state: 'booked' as const,
      problem: 'partial' as const,
      problemAt: at(5),
    };
    const facts = { ...NO_CALLS, dueAt: placed.createdAt, parcel };
    expect(orderDeskOf(assigned, { ...facts, parcel: { ...parcel, problem: null } }).stage).toBe(
      'to-hand-over',
    );
    expect(orderDeskOf(assigned, facts).stage).toBe('problems');
    const settled = byHand(assigned, 6, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    expect(orderDeskOf(settled, facts).stage).toBe('done');
  });
});

describe('booking an order', () => {
  const booking = (order: Partial<Order>) =>
    bookingOf({ ...placed, ...order }, 'ORD-1-1', {
      ...DEFAULT_COURIER_SETTINGS,
      ...{ courier: 'steadfast', note: 'Call first', items: 'count' },
    });

  test('collects what the order has to collect, in whole taka', () => {
    expect(booking({}).cod % 100).toBe(0);
    expect(booking({ paymentStatus: 'paid', deliveryStatus: 'delivered' }).cod).toBe(0);
  });

  test('adds the note of the settings to that of the rider, without characters that the courier replaces', () => {
    expect(booking({ deliveryNotes: 'Gate <2>; ring' }).note).toBe('Gate 2 ring. Call first');
  });

  test.each([
    ['name', { shippingAddress: { ...placed.shippingAddress, recipientName: 'x'.repeat(101) } }],
    ['phone', { shippingAddress: { ...placed.shippingAddress, recipientPhone: '02711000001' } }],
    ['address', { deliveryAddress: 'x'.repeat(251) }],
  ])('refuses a %s that the courier would refuse', (field, changes) => {
    expect(bookingErrors(booking(changes))).toEqual([field]);
    expect(bookingErrors(booking({}))).toEqual([]);
  });

  test('refuses an amount above the most that the courier collects', () => {
    expect(bookingErrors({ ...booking({}), cod: taka(1_000_001) })).toEqual(['cod']);
  });

  test.each([
    ['one that waits', {}, undefined],
    [
      'one that a rider was assigned to',
      { orderStatus: 'processing', deliveryStatus: 'assigned' },
      undefined,
    ],
    ['one on hold', { onHold: true }, 'must-not-be-sent'],
    ['a cancelled one', { orderStatus: 'cancelled' }, 'must-not-be-sent'],
    ['one on its way', { orderStatus: 'shipped', deliveryStatus: 'in_transit' }, 'not-waiting'],
  ] as [string, Partial<Order>, string | undefined][])('is decided for %s', (_what, changes, rejection) => {
    expect(parcelRejection({ ...placed, ...changes }, false)).toBe(rejection);
  });

  test('refuses a second parcel', () => {
    expect(parcelRejection(placed, true)).toBe('has-parcel');
  });
});
