import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { paisa } from '../money/paisa.ts';
import { piecesTaken, stockChange } from '../stock/stock-change.ts';
import { combineOrders, isReopeningCombined } from './combine-orders.ts';
import { withLineStock } from './line-stock.ts';
import { withManualPayment } from './manual-money.ts';
import { moneyOf } from './money.ts';
import type { Order, OrderItem } from './order.ts';
import { setStatuses } from './transition-delivery.ts';
import { anOrder } from './testing/an-order.ts';

const now = new Date('2026-11-20T20:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');
const pricing = {
  products: [] as Product[],
  delivery: DEFAULT_DELIVERY,
  voucher: null,
  who: 'boss',
  now: later,
};

const [panjabi] = anOrder(now).items;
const item = (change: Partial<OrderItem>): OrderItem => {
  const line = { ...panjabi!, ...change };
  return { ...line, itemTotal: paisa(line.price * line.quantity) };
};
/** A cash order of a panjabi in M at ৳450.50, without a voucher: ৳510.50 with delivery. */
function order(id: string, items: OrderItem[] = [item({ quantity: 1 })], change: Partial<Order> = {}): Order {
  const subtotal = paisa(items.reduce((sum, { itemTotal }) => sum + itemTotal, 0));
  return anOrder(now, {
    ...{ _id: id, orderId: `NG-261120-${id.toUpperCase()}`, items, subtotal },
    ...{ voucherCode: null, voucherDiscount: paisa(0), totalAmount: paisa(subtotal + 6_000) },
    ...change,
  });
}
const combined = (kept: Order, other: Order) => {
  const result = combineOrders(kept, other, pricing);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

test('one order has the lines of both and is charged one delivery; the other is cancelled', () => {
  const lamp = item({ productId: 'lamp', name: 'Lamp', price: paisa(20_000), quantity: 3 });
  const result = combined(order('a'), order('b', [item({ quantity: 2 }), lamp]));
  expect(result.kept.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['panjabi', 3],
    ['lamp', 3],
  ]);
  expect(result.kept).toMatchObject({ subtotal: 195_150, deliveryCharge: 6_000, totalAmount: 201_150 });
  expect(result.kept.money).toEqual(moneyOf(result.kept));
  expect(result.kept.timeline.at(-1)).toMatchObject({
    note: 'Combined with another order',
    combinedWith: 'NG-261120-B',
    edit: {
      total: { from: 51_050, to: 201_150 },
      lines: [
        { from: 1, to: 3 },
        { from: 0, to: 3 },
      ],
    },
  });
  expect(result.ended).toMatchObject({
    orderStatus: 'cancelled',
    paymentStatus: 'cancelled',
    combinedInto: { _id: 'a', orderId: 'NG-261120-A' },
    money: { toCollect: 0 },
  });
  expect(result.ended.timeline.at(-1)).toMatchObject({ who: 'boss', combinedWith: 'NG-261120-A' });
});

test('a product of both orders has the lower of its two prices, and one that is no longer sold keeps its own', () => {
  const cheaper = combined(order('a'), order('b', [item({ size: 'L', price: paisa(40_000), quantity: 1 })]));
  expect(cheaper.kept.items.map(({ size, price, itemTotal }) => [size, price, itemTotal])).toEqual([
    ['M', 40_000, 40_000],
    ['L', 40_000, 40_000],
  ]);
});

test('a discount of the other order falls away, and says so', () => {
  const other = order('b', [item({ quantity: 1 })], {
    voucherCode: 'SAVE50',
    voucherDiscount: paisa(5_000),
    totalAmount: paisa(46_050),
  });
  expect(combined(order('a'), other)).toMatchObject({ isVoucherLost: true, kept: { totalAmount: 96_100 } });
  expect(combined(order('a'), order('b')).isVoucherLost).toBe(false);
});

const paid = (it: Order): Order => {
  const result = withManualPayment(it, { method: 'bkash', amount: paisa(10_000), who: 'boss', now });
  return result.ok ? result.order : it;
};

test.each<[string, Order, Order, string]>([
  ['an order with itself', order('a'), order('a'), 'same-order'],
  [
    'orders of two numbers',
    order('a'),
    order('b', undefined, {
      shippingAddress: { ...order('b').shippingAddress, recipientPhone: '01898765432' },
    }),
    'other-phone',
  ],
  ['a cancelled order', order('a'), order('b', undefined, { orderStatus: 'cancelled' }), 'not-editable'],
  [
    'an order on its way',
    order('a', undefined, { deliveryStatus: 'in_transit' }),
    order('b'),
    'not-editable',
  ],
  ['an order that is paid in part into another', order('a'), paid(order('b')), 'has-payment'],
  [
    'more lines than an order has',
    order('a', [item({}), ...Array.from({ length: 60 }, (_, n) => item({ productId: `a${n}` }))]),
    order(
      'b',
      Array.from({ length: 60 }, (_, n) => item({ productId: `b${n}` })),
    ),
    'too-many-lines',
  ],
])('never combines %s', (_what, kept, other, reason) => {
  expect(combineOrders(kept, other, pricing)).toEqual({ ok: false, reason });
});

test('an order that is paid in part takes another one over, and the rest is due at the door', () => {
  const { kept } = combined(paid(order('a')), order('b'));
  expect(kept.money).toMatchObject({ total: 96_100, paid: 10_000, toCollect: 86_100 });
});

test('an order whose lines were merged into another is not reopened', () => {
  const { ended } = combined(order('a'), order('b'));
  const writing = { who: 'boss', now: later };
  expect(isReopeningCombined(ended, setStatuses(ended, { orderStatus: 'confirmed' }, writing))).toBe(true);
  expect(isReopeningCombined(ended, ended)).toBe(false);
  expect(isReopeningCombined(order('c'), order('c'))).toBe(false);
});

test.each([
  ['both', true, true],
  ['the kept one', true, false],
  ['the other one', false, true],
  ['neither', false, false],
])(
  'a size that %s sold as counted stays counted with the pieces of both',
  (_which, keptCounts, otherCounts) => {
    const stocked = (it: Order, isCounted: boolean) => withLineStock(null, it, () => isCounted);
    const [kept, other] = [stocked(order('a'), keptCounts), stocked(order('b'), otherCounts)];
    const result = combined(kept, other);
    const ended = withLineStock(other, result.ended, () => true);
    const after = withLineStock(kept, result.kept, () => true);
    const moved = [...stockChange(other, ended), ...stockChange(kept, after)];
    const taken = moved.reduce((sum, change) => sum + piecesTaken(change), 0);
    const before = Number(keptCounts) + Number(otherCounts);
    // What was committed before and is moved now are the pieces that wait to be packed, or none where nothing was counted.
    expect(before + taken).toBe(keptCounts || otherCounts ? 2 : 0);
  },
);
