import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { stockChange } from '../stock/stock-change.ts';
import type { VoucherTerms } from '../vouchers/voucher-terms.ts';
import { cancelOrder } from './cancel-order.ts';
import type { ContentsEdit } from './contents-edit.ts';
import { staleContents } from './contents-edit.ts';
import { editContents } from './edit-contents.ts';
import { withLineStock } from './line-stock.ts';
import { withManualPayment, withManualRefund } from './manual-money.ts';
import { heldByHand, moneyOf } from './money.ts';
import type { Order } from './order.ts';
import { NO_ORDERS, orderCounterChange, sumOrderCounters } from './order-counters.ts';
import { receiveBack } from './receive-back.ts';
import { salesChange, addSales, soldSomething, type Sales } from './sales-counters.ts';
import { anOrder } from './testing/an-order.ts';
import { placedOrder } from './testing/placed-order.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T20:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');
const product = (id: string, price: number, inStock = true): Product => ({
  _id: id,
  id,
  name: id,
  price: taka(price),
  description: '',
  image: '/a.webp',
  category: 'clothing',
  inStock,
  featured: false,
  createdAt: now,
  updatedAt: now,
});
const SAVE50: VoucherTerms = {
  code: 'SAVE50',
  ...{ name: '', nameBn: '', description: '', descriptionBn: '' },
  benefit: { kind: 'amount', amount: taka(50) },
  minimum: taka(300),
  products: null,
};
const products = [product('panjabi', 999), product('lamp', 200), product('gone', 100, false)];
const pricing = { products, delivery: DEFAULT_DELIVERY, voucher: SAVE50, who: 'boss', now: later };
const line = (productId: string, quantity: number, size = 'M') => ({ productId, size, quantity });
const edited = (order: Order, edit: ContentsEdit, change: Partial<typeof pricing> = {}): Order => {
  const result = editContents(order, edit, { ...pricing, ...change });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
};

test('keeps the agreed price of an ordered product, in another size too, and takes the price of today for a new one', () => {
  const order = edited(anOrder(now), {
    items: [line('panjabi', 1), line('panjabi', 1, 'L'), line('lamp', 1)],
  });
  expect(order.items.map(({ price }) => price)).toEqual([45_050, 45_050, 20_000]);
  expect(order).toMatchObject({ subtotal: 110_100, deliveryCharge: 6_000, voucherDiscount: 5_000 });
  expect(order.totalAmount).toBe(111_100);
  expect(order.timeline.at(-1)).toMatchObject({
    who: 'boss',
    edit: {
      total: { from: 91_100, to: 111_100 },
      lines: [
        { name: 'Linen Panjabi', size: 'M', from: 2, to: 1 },
        { name: 'Linen Panjabi', size: 'L', from: 0, to: 1 },
        { name: 'lamp', size: 'M', from: 0, to: 1 },
      ],
      isAddressChanged: false,
    },
  });
});

test('keeps all amounts when the place stays, whatever products and charges are by now', () => {
  const before = anOrder(now);
  const address = { ...before.shippingAddress, recipientPhone: '01812345678' };
  const order = edited(before, { address }, { products: [], voucher: null as never });
  expect(order).toMatchObject({ totalAmount: 91_100, deliveryCharge: 6_000, shippingAddress: address });
  expect(order.timeline.at(-1)!.edit).toMatchObject({ lines: [], isAddressChanged: true });
});

test('returns the same order when nothing changes', () => {
  const order = anOrder(now);
  expect(edited(order, { items: [line('panjabi', 2)], deliveryOption: 'standard' })).toBe(order);
});

test('keeps pieces of a product that is no longer sold, and refuses more of them', () => {
  const noProducts = { products: [] };
  expect(edited(anOrder(now), { items: [line('panjabi', 1)] }, noProducts).subtotal).toBe(45_050);
  const more = editContents(anOrder(now), { items: [line('panjabi', 3)] }, { ...pricing, ...noProducts });
  expect(more).toMatchObject({ ok: false, quote: { problems: [{ kind: 'product-gone' }] } });
  const soldOut = editContents(anOrder(now), { items: [line('gone', 1)] }, pricing);
  expect(soldOut).toMatchObject({ ok: false, quote: { problems: [{ kind: 'out-of-stock' }] } });
});

test('drops the discount below the minimum of the voucher, and gives it again above', () => {
  const small = editContents(anOrder(now), { items: [line('lamp', 1)] }, pricing);
  expect(small).toMatchObject({
    ok: true,
    isVoucherLost: true,
    order: { voucherDiscount: 0, voucherCode: 'SAVE50' },
  });
  const again = edited((small as { order: Order }).order, { items: [line('lamp', 2)] });
  expect(again).toMatchObject({ voucherDiscount: 5_000, totalAmount: 41_000 });
});

test('keeps the discount of a voucher that is not stored', () => {
  const result = editContents(anOrder(now), { items: [line('lamp', 1)] }, { ...pricing, voucher: null });
  expect(result).toMatchObject({ ok: true, isVoucherLost: false, order: { voucherDiscount: 5_000 } });
});

test('leaves the rest of a higher total due at the door of an order that was paid online', () => {
  const order = edited(placedOrder(90_100, 90_100), { items: [line('panjabi', 2)] });
  expect(order).toMatchObject({ paymentStatus: 'pending', paymentMethod: 'Cash on Delivery' });
  expect(order.money).toMatchObject({ total: 186_200, paid: 90_100, collected: 0, toCollect: 96_100 });
});

test('leaves nothing due at the door below what was paid online', () => {
  const paid = placedOrder(90_100, 90_100);
  const order = edited(paid, { items: [line('lamp', 1)] });
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    paymentMethod: 'Online Payment',
    totalAmount: 26_000,
  });
  expect(order.money).toMatchObject({ paid: 90_100, collected: 0, toCollect: 0 });
});

test('rejects a higher total after a part of the payment went back', () => {
  const paid = placedOrder(90_100, 90_100);
  const order = { ...paid, money: { ...moneyOf(paid), refunded: paisa(100) } };
  expect(editContents(order, { items: [line('panjabi', 3)] }, pricing)).toEqual({
    ok: false,
    reason: 'part-refunded',
  });
  expect(editContents(order, { items: [line('lamp', 1)] }, pricing).ok).toBe(true);
});

test.each<[string, Partial<Order>]>([
  ['shipped', { orderStatus: 'shipped', deliveryStatus: 'picked_up' }],
  ['cancelled', { orderStatus: 'cancelled' }],
  ['returned', { deliveryStatus: 'returned' }],
])('rejects an order that is %s', (_what, change) => {
  const result = editContents(anOrder(now, change), { items: [line('lamp', 1)] }, pricing);
  expect(result).toEqual({ ok: false, reason: 'not-editable' });
});

test('names the fields that are not as the caller saw them', () => {
  const { shippingAddress, ...order } = anOrder(now);
  const stored = { ...order, shippingAddress };
  const { landmark: _none, ...address } = shippingAddress;
  const seen = { items: [line('panjabi', 2)], deliveryOption: 'standard', address };
  expect(staleContents(stored, seen)).toEqual([]);
  expect(staleContents(stored, { ...seen, items: [line('panjabi', 1)], address: {} })).toEqual([
    'items',
    'address',
  ]);
});

const step = fc.oneof(
  fc.record({
    do: fc.constant('edit' as const),
    items: fc.uniqueArray(
      fc.record({
        productId: fc.constantFrom('panjabi', 'lamp', 'shirt'),
        size: fc.constantFrom('M', 'L'),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ productId, size }) => `${productId}_${size}` },
    ),
    deliveryOption: fc.constantFrom('standard' as const, 'express' as const),
    region: fc.constantFrom('Dhaka' as const, 'Khulna' as const),
  }),
  fc.record({ do: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({ do: fc.constant('send back' as const), amount: fc.integer({ min: 1, max: 200_000 }) }),
  fc.constantFrom(
    { do: 'cancel' as const },
    { do: 'revive' as const },
    { do: 'deliver' as const },
    { do: 'return' as const },
    { do: 'receive' as const },
  ),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const by = { uid: 'boss', isStaff: true };
const writing = { who: 'boss', now: later };

/** Takes a step as the functions take it: a change that they reject changes nothing. */
function taken(order: Order, it: Step): Order {
  switch (it.do) {
    case 'edit': {
      const address = { ...order.shippingAddress, region: it.region, district: it.region };
      const all = [...products, product('shirt', 333.35)];
      const result = editContents(order, { ...it, address }, { ...pricing, products: all });
      return result.ok ? result.order : order;
    }
    case 'pay':
    case 'send back': {
      const record = it.do === 'pay' ? withManualPayment : withManualRefund;
      const result = record(order, { method: 'bkash', amount: paisa(it.amount), ...writing });
      return result.ok ? result.order : order;
    }
    case 'cancel': {
      const result = cancelOrder(order, { by, now: later });
      return result.ok ? result.order : order;
    }
    case 'revive':
      return heldByHand(order) < (order.money?.byHand ?? 0)
        ? order
        : setStatuses(order, { orderStatus: 'confirmed', deliveryStatus: 'pending' }, writing);
    case 'deliver':
      return setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, writing);
    case 'return':
      return setStatuses(order, { deliveryStatus: 'returned' }, writing);
    case 'receive': {
      const lines = order.items.map((item) => ({ ...item, restock: true }));
      const result = receiveBack(order, { lines, ...writing });
      return result.ok ? result.order : order;
    }
  }
}

test('money, stock, counters and sales agree after any sequence of edits and other steps', () => {
  const isCounted = ({ size }: { size: string }) => size === 'M';
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), fc.constantFrom(0, 30_000, 91_100), (steps, online) => {
      const placed = placedOrder(91_100, online);
      let order = withLineStock(null, placed, isCounted);
      const committed = new Map<string, number>();
      const sales: Sales = {};
      let counters = NO_ORDERS;
      let [received, sentBack] = [online, 0];
      const record = (before: Order | null, after: Order) => {
        for (const move of stockChange(before, after))
          committed.set(move.stock, (committed.get(move.stock) ?? 0) + move.committed);
        counters = sumOrderCounters([counters, orderCounterChange(before, after)]);
        addSales(sales, salesChange(before, after));
      };
      record(null, order);
      for (const it of steps) {
        const before = order;
        order = withLineStock(before, taken(before, it), isCounted);
        record(before, order);
        const money = order.money!;
        const event = order === before ? undefined : order.timeline.at(-1)?.payment;
        if (event?.kind === 'received') received += event.amount;
        if (event?.kind === 'sent-back') sentBack += event.amount;

        expect(money).toEqual(moneyOf(order));
        expect(Object.values(money).every((amount) => amount >= 0)).toBe(true);
        // In: what was paid ahead and what the rider brought. Out: what went back. Held: the rest.
        expect(money.paid).toBe(received + money.collected);
        expect(money.refunded).toBe(sentBack);
        expect(money.total).toBe(order.totalAmount);
        expect(order.totalAmount).toBe(order.subtotal + order.deliveryCharge - order.voucherDiscount);
        expect(order.subtotal).toBe(order.items.reduce((sum, { itemTotal }) => sum + itemTotal, 0));
        const due = Math.max(0, order.totalAmount - received);
        const isWaiting =
          ['confirmed', 'processing'].includes(order.orderStatus) && order.deliveryStatus === 'pending';
        const toCollect = isWaiting && order.refund === null ? due - (due % 100) : money.toCollect;
        expect(money.toCollect).toBe(toCollect);
        expect(isWaiting ? money.collected : 0).toBe(0);

        const stored = order.items.filter(({ stock }) => stock === 'committed');
        for (const [id, sum] of committed)
          expect(sum).toBe(
            stored.find(({ productId, size }) => `${productId}_${size}` === id)?.quantity ?? 0,
          );
        const recount = orderCounterChange(null, order);
        expect(counters.revenue).toBe(recount.revenue);
        expect(counters.orders).toBe(1);
        expect(soldSomething(sales)).toEqual(soldSomething(salesChange(null, order)));
      }
    }),
    { numRuns: 300 },
  );
});
