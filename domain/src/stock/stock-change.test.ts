import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelOrder } from '../orders/cancel-order.ts';
import { withLineStock } from '../orders/line-stock.ts';
import type { Order } from '../orders/order.ts';
import { piecesToReceive, receiveBack } from '../orders/receive-back.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../orders/statuses.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { setStatuses } from '../orders/transition-delivery.ts';
import { piecesTaken, stockChange } from './stock-change.ts';

const now = new Date('2026-11-20T09:00:00Z');
const counted = () => true;
const uncounted = () => false;
const placed = withLineStock(null, anOrder(now), counted);

const set = (order: Order, to: Parameters<typeof setStatuses>[1]) =>
  withLineStock(order, setStatuses(order, to, { who: 'staff', now }), counted);
const cancelled = set(placed, { orderStatus: 'cancelled' });
const handedOver = set(placed, { deliveryStatus: 'picked_up' });
const recalled = set(handedOver, { orderStatus: 'cancelled' });
const received = (order: Order, restock: boolean, quantity?: number): Order => {
  const result = receiveBack(order, {
    lines: [{ productId: 'panjabi', size: 'M', restock, quantity }],
    who: 'staff',
    now,
  });
  if (!result.ok) throw new Error(result.reason);
  return withLineStock(order, result.order, counted);
};
const restocked = received(recalled, true);
const writtenOff = received(recalled, false);
const half = received(recalled, true, 1);
const fewer = { ...placed, items: placed.items.map((line) => ({ ...line, quantity: 1 })) };

test.each([
  ['placing commits', null, placed, 0, 2, 'order-placed'],
  ['cancelling releases', placed, cancelled, 0, -2, 'order-cancelled'],
  ['deleting releases', placed, null, 0, -2, 'order-deleted'],
  ['the first hand-over takes the pieces off the shelf', placed, handedOver, -2, -2, 'handed-over'],
  ['reviving commits again', cancelled, set(cancelled, { orderStatus: 'confirmed' }), 0, 2, 'order-revived'],
  [
    'a cancelled order that travels has left the shelf',
    cancelled,
    set(cancelled, { deliveryStatus: 'in_transit' }),
    -2,
    0,
    'handed-over',
  ],
  ['receiving back with restock returns the pieces', recalled, restocked, 2, 0, 'received-back'],
  ['a write-off returns nothing', recalled, writtenOff, 0, 0, 'written-off'],
  ['receiving a part back returns that part', recalled, half, 1, 0, 'received-back'],
  [
    'sending partly restocked goods again commits them all',
    half,
    set(half, { orderStatus: 'confirmed', deliveryStatus: 'pending' }),
    0,
    2,
    'order-revived',
  ],
  [
    'sending restocked goods again commits them',
    restocked,
    set(restocked, { orderStatus: 'confirmed', deliveryStatus: 'pending' }),
    0,
    2,
    'order-revived',
  ],
  ['a smaller quantity gives the rest back', placed, fewer, 0, -1, 'order-changed'],
  ['a removed line gives its pieces back', placed, { ...placed, items: [] }, 0, -2, 'order-changed'],
] as const)('%s', (_title, before, after, onHand, committed, why) => {
  expect(stockChange(before, after)).toMatchObject([{ stock: 'panjabi_M', onHand, committed, why }]);
});

test.each([
  ['a second hand-over', handedOver, set(handedOver, { deliveryStatus: 'delivered' })],
  ['an undone hand-over', handedOver, set(handedOver, { deliveryStatus: 'pending' })],
  ['a returned parcel', handedOver, set(handedOver, { deliveryStatus: 'returned' })],
  ['cancelling what was handed over', handedOver, recalled],
  ['deleting what was handed over', handedOver, null],
  ['deleting a cancelled order', cancelled, null],
  ['a recalled parcel that was never picked up', cancelled, set(cancelled, { deliveryStatus: 'returned' })],
  ['an order that was sold uncounted', null, withLineStock(null, anOrder(now), uncounted)],
])('%s moves nothing', (_title, before, after) => {
  expect(stockChange(before, after)).toEqual([]);
});

test('an order that was sold uncounted never moves stock, although the size is counted later', () => {
  const order = withLineStock(null, anOrder(now), uncounted);
  expect(stockChange(order, set(order, { deliveryStatus: 'delivered' }))).toEqual([]);
  expect(stockChange(order, set(order, { orderStatus: 'cancelled' }))).toEqual([]);
});

test('an edit that rebuilds the lines keeps their state', () => {
  const rebuilt = { ...placed, items: anOrder(now).items };
  expect(withLineStock(placed, rebuilt, counted).items).toEqual(placed.items);
});

test('reviving an order whose size is no longer counted makes it uncounted', () => {
  const revived = setStatuses(cancelled, { orderStatus: 'confirmed' }, { who: 'staff', now });
  expect(withLineStock(cancelled, revived, uncounted).items[0]).not.toHaveProperty('stock');
});

test('goods are received back once', () => {
  const back = (quantity?: number) => ({
    lines: [{ productId: 'panjabi', size: 'M', restock: true, quantity }],
    who: 'staff',
    now,
  });
  expect(receiveBack(restocked, back())).toEqual({ ok: true, order: restocked });
  expect(receiveBack(restocked, back(2))).toEqual({ ok: true, order: restocked });
  expect(receiveBack(half, back(1))).toEqual({ ok: true, order: half });
  for (const [order, lines] of [
    [writtenOff, back()],
    [half, back()],
    [restocked, back(1)],
  ] as const)
    expect(receiveBack(order, lines)).toMatchObject({ ok: false, reason: 'not-handed-over' });
  expect(receiveBack(recalled, back(3))).toMatchObject({ ok: false, reason: 'too-many' });
  expect(receiveBack(placed, back())).toEqual({ ok: false, reason: 'still-to-send' });
});

test('the lines to receive back are those that were handed over', () => {
  expect([placed, handedOver, recalled, restocked, half].map((it) => piecesToReceive(it).length)).toEqual([
    0, 1, 1, 0, 0,
  ]);
  expect(set(half, { orderStatus: 'confirmed', deliveryStatus: 'pending' }).items[0]).not.toHaveProperty(
    'putBack',
  );
});

const anyChange = fc.oneof(
  fc.record({
    orderStatus: fc.constantFrom(...ORDER_STATUSES),
    deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
  }),
  fc.constantFrom('restock', 'write-off', 'cancel'),
);

test('whatever happens to an order, its moves add up to what its lines say', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
      let [order, onHand, committed, handed, back] = [placed, 0, 2, 0, 0];
      for (const change of changes) {
        const before: Order = order;
        order = changed(before, change);
        for (const move of stockChange(before, order)) {
          onHand += move.onHand;
          committed += move.committed;
          if (move.why === 'handed-over') handed += 1;
          if (move.why === 'received-back') back += 1;
          expect(piecesTaken(move)).toBeLessThanOrEqual(2);
        }
        expect(withLineStock(order, order, counted)).toBe(order);
        expect(committed).toBe(order.items[0]!.stock === 'committed' ? 2 : 0);
        expect(onHand).toBe(2 * (back - handed));
        expect(onHand).toBeLessThanOrEqual(0);
      }
    }),
  );

  function changed(order: Order, change: 'restock' | 'write-off' | 'cancel' | Parameters<typeof set>[1]) {
    if (change === 'cancel') {
      const result = cancelOrder(order, { by: { uid: 'staff', isStaff: true }, now });
      return result.ok ? withLineStock(order, result.order, counted) : order;
    }
    if (typeof change === 'object') return set(order, change);
    const lines = [{ productId: 'panjabi', size: 'M', restock: change === 'restock' }];
    const result = receiveBack(order, { lines, who: 'staff', now });
    return result.ok ? withLineStock(order, result.order, counted) : order;
  }
});
