import { describe, expect, test } from 'vitest';
import { paisa, type Paisa } from '../money/paisa.ts';
import { isExchangeable, piecesToExchange } from './exchangeable.ts';
import { withManualPayment, withManualRefund } from './manual-money.ts';
import { moneyOf, withRefunded } from './money.ts';
import type { Order } from './order.ts';
import {
  canDeliverInPart,
  deliverInPart,
  expectedBack,
  owedForRefused,
  partialDeliveryOf,
  type PartialResult,
} from './partial-delivery.ts';
import { piecesToReceive, receiveBack } from './receive-back.ts';
import { piecesKept } from './refused-pieces.ts';
import { placedOrder } from './testing/placed-order.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T09:00:00Z');
const by = { who: 'boss', now };

/** Three shirts at ৳450.50 and one panjabi at ৳900, ৳100 off, ৳60 for the delivery: ৳2,211.50. */
function order({ online = 0, at = 'out_for_delivery' as Order['deliveryStatus'] } = {}): Order {
  const placed = placedOrder(221_150, online);
  const [line] = placed.items as [Order['items'][number]];
  const shirt = { ...line, productId: 'shirt', price: paisa(45_050), quantity: 3, itemTotal: paisa(135_150) };
  const panjabi = {
    ...line,
    productId: 'panjabi',
    price: paisa(90_000),
    quantity: 1,
    itemTotal: paisa(90_000),
  };
  const amounts = {
    subtotal: paisa(225_150),
    deliveryCharge: paisa(6_000),
    voucherDiscount: paisa(10_000),
  };
  return setStatuses(
    { ...placed, ...amounts, items: [shirt, panjabi] },
    { orderStatus: 'shipped', deliveryStatus: at },
    by,
  );
}

const shirts = (quantity: number) => ({ productId: 'shirt', size: 'M', quantity });
const panjabi = { productId: 'panjabi', size: 'M', quantity: 1 };
const REFUSED = [shirts(2)];

function inPart(
  of: Order,
  refused = REFUSED,
  {
    collected,
    due,
    reason = 'As the rider said',
  }: { collected?: number; due?: number; reason?: string } = {},
  problem: string | null = null,
): PartialResult {
  const { due: expected } = partialDeliveryOf(of, refused);
  const amounts = { collected: paisa(collected ?? expected), due: paisa(due ?? expected) };
  return deliverInPart(of, { refused, ...amounts, reason, ...by }, problem);
}

function recorded(...args: Parameters<typeof inPart>): Order {
  const result = inPart(...args);
  if (!result.ok) throw new Error(result.reason);
  return result.order;
}

describe('a partial delivery', () => {
  test('takes off the refused pieces with their share of the discounts; the delivery stays due', () => {
    // ৳901 less 901/2251.50 of ৳100, in the shop's favour.
    expect(partialDeliveryOf(order(), REFUSED)).toEqual({ returned: 86_098, kept: 135_052, due: 135_000 });
    expect(partialDeliveryOf(order({ online: 100_000 }), REFUSED)).toMatchObject({ due: 35_000 });
    expect(partialDeliveryOf(order({ online: 221_150 }), REFUSED)).toMatchObject({ due: 0 });
  });

  test('of a cash order is delivered and paid with what was kept', () => {
    const after = recorded(order());
    expect(after).toMatchObject({
      ...{ orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
      ...{ totalAmount: 221_150, returnedAmount: 86_098, cashTaken: 135_000 },
      money: { total: 221_150, paid: 135_000, collected: 135_000, rounding: 52, toCollect: 0 },
    });
    expect(after.money).not.toHaveProperty('short');
    expect(after.items.map(piecesKept)).toEqual([1, 1]);
    expect(after.timeline.at(-1)).toMatchObject({
      who: 'boss',
      from: { deliveryStatus: 'out_for_delivery' },
    });
    expect(owedForRefused(after)).toBe(0);
  });

  test('records cash that is short, and cash above the due, which the customer gets back', () => {
    const short = recorded(order(), REFUSED, { collected: 120_000 });
    expect(short.money).toMatchObject({ paid: 120_000, collected: 120_000, rounding: 52, short: 15_000 });
    expect(owedForRefused(short)).toBe(0);
    const nothing = recorded(order(), REFUSED, { collected: 0 });
    expect(nothing).toMatchObject({ paymentStatus: 'paid', money: { collected: 0, short: 135_000 } });
    const over = recorded(order(), REFUSED, { collected: 150_000 });
    expect(over.money).toMatchObject({ paid: 150_000, rounding: 0 });
    expect(owedForRefused(over)).toBe(150_000 - 135_052);
  });

  test('of an order that was paid online owes what was refused, until it went back', () => {
    const after = recorded(order({ online: 221_150 }));
    expect(after).toMatchObject({ paymentStatus: 'paid', money: { paid: 221_150, collected: 0 } });
    expect(owedForRefused(after)).toBe(86_098);
    expect(expectedBack(after, paisa(100_000))).toBe(86_098);
    expect(expectedBack(after, paisa(50_000))).toBe(50_000);
    expect(expectedBack(order(), paisa(100_000))).toBe(100_000);
    const part = withRefunded(after, paisa(50_000), now);
    expect(owedForRefused(part)).toBe(36_098);
    expect(owedForRefused(withRefunded(after, paisa(86_098), now))).toBe(0);
  });

  test('is paid by an advance that covers what was kept, and owes the rest', () => {
    const after = recorded(order({ online: 200_000 }));
    expect(after).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: 200_000, collected: 0, rounding: 0 },
    });
    expect(owedForRefused(after)).toBe(200_000 - 135_052);
  });

  test('owes money that came by hand, whatever was credited to an exchange of what was kept', () => {
    const paid = withManualPayment(order(), { method: 'bkash', amount: paisa(221_150), ...by });
    const after = recorded(paid.ok ? paid.order : order());
    const credited = withManualRefund(after, { method: 'exchange', amount: paisa(40_000), ...by });
    const exchanged: Order = {
      ...(credited.ok ? credited.order : after),
      exchanges: [{ order: { _id: 'o2', orderId: 'ORD-2' }, back: [panjabi], credit: paisa(40_000) }],
    };
    expect([owedForRefused(after), owedForRefused(exchanged)]).toEqual([86_098, 86_098]);
  });

  test('repeated is the same, and with other pieces or cash is refused', () => {
    const after = recorded(order());
    expect(inPart(after, REFUSED, { collected: 135_000, due: 135_000 })).toEqual({ ok: true, order: after });
    for (const other of [
      inPart(after, [shirts(1)], { collected: 135_000 }),
      inPart(after, REFUSED, { collected: 1 }),
    ])
      expect(other).toEqual({ ok: false, reason: 'not-under-way' });
  });

  test.each([
    ['pending', null, false],
    ['assigned', null, false],
    ['assigned', 'partial', true],
    ['assigned', 'amount', true],
    ['assigned', 'exception', false],
    ['picked_up', null, true],
    ['in_transit', null, true],
    ['failed_delivery', null, false],
    ['failed_delivery', 'partial', true],
    ['returned', 'partial', false],
    ['delivered', 'partial', false],
  ] as const)('from %s with the problem %s: %s', (at, problem, isPossible) => {
    expect(canDeliverInPart(order({ at }), problem)).toBe(isPossible);
    expect(inPart(order({ at }), REFUSED, {}, problem).ok).toBe(isPossible);
  });

  test('is neither that of a cancelled order, nor of one on hold, nor of a single piece', () => {
    expect(canDeliverInPart({ ...order(), orderStatus: 'cancelled' }, null)).toBe(false);
    expect(inPart({ ...order(), onHold: true })).toEqual({ ok: false, reason: 'on-hold' });
    const single = setStatuses(placedOrder(50_000), { deliveryStatus: 'in_transit' }, by);
    expect(canDeliverInPart(single, null)).toBe(false);
  });

  test.each([
    ['nothing refused', [], {}, { reason: 'not-in-order' }],
    ['more pieces than ordered', [shirts(4)], {}, { reason: 'not-in-order' }],
    ['another product', [{ ...panjabi, productId: 'cap' }], {}, { reason: 'not-in-order' }],
    ['everything refused', [shirts(3), panjabi], {}, { reason: 'all-refused' }],
    ['another due amount', REFUSED, { due: 1 }, { reason: 'other-due', due: 135_000 }],
    ['no reason for a difference', REFUSED, { collected: 1, reason: '' }, { reason: 'reason-missing' }],
  ] as const)('is rejected with %s', (_case, refused, amounts, expected) => {
    expect(inPart(order(), [...refused], amounts)).toEqual({ ok: false, ...expected });
  });

  test('ends when its delivery is taken back: the whole order is due again', () => {
    const undone = setStatuses(
      recorded(order()),
      { orderStatus: 'shipped', deliveryStatus: 'in_transit' },
      by,
    );
    expect(undone).toMatchObject({ paymentStatus: 'pending', money: { paid: 0, toCollect: 221_100 } });
    for (const field of ['returnedAmount', 'cashTaken']) expect(undone).not.toHaveProperty(field);
    expect(undone.items.map(piecesKept)).toEqual([3, 1]);
    const again = setStatuses(undone, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, by);
    expect(again.money).toMatchObject({ collected: 221_100 });
    // An advance that covered what was kept does not cover the whole order.
    const advance = recorded(order({ online: 200_000 }));
    expect(setStatuses(advance, { deliveryStatus: 'in_transit' }, by)).toMatchObject({
      ...{ paymentStatus: 'pending', money: { paid: 200_000, toCollect: 21_100 } },
    });
  });

  test('leaves refused pieces with the order when the rest comes back as well', () => {
    const back = setStatuses(recorded(order()), { deliveryStatus: 'returned' }, by);
    expect(back).toMatchObject({ paymentStatus: 'cancelled', money: { paid: 0 } });
    expect(back.items[0]?.refused).toEqual({ quantity: 2 });
  });

  test('offers an exchange for what was kept alone', () => {
    const after = recorded(order(), [shirts(2), panjabi]);
    expect(isExchangeable(after)).toBe(true);
    expect(after.items.map((item) => piecesToExchange(after, item))).toEqual([1, 0]);
  });
});

describe('refused pieces', () => {
  const counted = (of: Order): Order => ({
    ...of,
    items: of.items.map((item) => ({ ...item, stock: 'handed-over' as const })),
  });
  const out = counted(recorded(order()));
  const receive = (
    of: Order,
    line: { restock: boolean; quantity?: number; isRefused?: boolean },
    productId = 'shirt',
  ) => receiveBack(of, { lines: [{ productId, size: 'M', ...line }], ...by });

  test('are told apart from those that the customer kept', () => {
    expect(piecesToReceive(out).map(({ item, ...rest }) => [item.productId, rest])).toEqual([
      ['shirt', { pieces: 2, isRefused: true }],
      ['shirt', { pieces: 1, isRefused: false }],
      ['panjabi', { pieces: 1, isRefused: false }],
    ]);
  });

  test('come back once, on the shelf in part, also of a size that was never counted', () => {
    for (const of of [out, recorded(order())]) {
      const result = receive(of, { restock: true, quantity: 1, isRefused: true });
      expect(result).toMatchObject({
        ok: true,
        order: { items: [{ refused: { quantity: 2, putBack: 1 } }, {}] },
      });
      const received = result.ok ? result.order : of;
      expect(receive(received, { restock: true, quantity: 1, isRefused: true })).toEqual({
        ok: true,
        order: received,
      });
      expect(receive(received, { restock: false, isRefused: true })).toMatchObject({
        reason: 'not-handed-over',
      });
    }
  });

  test('are at most those that were refused, and none of a line that was kept whole', () => {
    expect(receive(out, { restock: true, quantity: 3, isRefused: true })).toMatchObject({
      reason: 'too-many',
    });
    expect(receive(out, { restock: true, isRefused: true }, 'panjabi')).toMatchObject({
      reason: 'not-handed-over',
    });
    expect(receive(out, { restock: true, quantity: 2 })).toMatchObject({ reason: 'too-many' });
  });

  test('leave the kept pieces to come back later', () => {
    const first = receive(out, { restock: true, isRefused: true });
    const second = receive(first.ok ? first.order : out, { restock: true });
    expect(second).toMatchObject({
      ok: true,
      order: { items: [{ stock: 'restocked', refused: { putBack: 2 } }, {}] },
    });
    const all: Paisa = moneyOf(second.ok ? second.order : out).collected;
    expect(all).toBe(135_000);
  });
});
