import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodsAfterVoucher } from '../checkout/order-total.ts';
import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { taxLines, taxTotals } from '../invoices/tax-lines.ts';
import { paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { combineOrders } from './combine-orders.ts';
import type { ContentsEdit } from './contents-edit.ts';
import { editContents } from './edit-contents.ts';
import { valueOfPieces } from './exchangeable.ts';
import type { Order } from './order.ts';
import { keptDiscount, staffDiscountOf, staffDiscountSchema } from './staff-discount.ts';
import { anOrder } from './testing/an-order.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T20:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');
const pricing = { products: [], delivery: DEFAULT_DELIVERY, voucher: null, who: 'clerk', now: later };
const product = {
  ...{
    _id: 'panjabi',
    id: 'panjabi',
    name: 'Panjabi',
    price: taka(450.5),
    image: '/a.webp',
    description: '',
  },
  ...{ category: 'clothing' as const, inStock: true, featured: false, createdAt: now, updatedAt: now },
};
const pieces = (quantity: number) => [{ productId: 'panjabi', size: 'M', quantity }];
const result = (order: Order, edit: ContentsEdit, discountPercent = 10) =>
  editContents(order, edit, { ...pricing, discountPercent });
const edited = (order: Order, edit: ContentsEdit, discountPercent?: number): Order => {
  const it = result(order, edit, discountPercent);
  if (!it.ok) throw new Error(it.reason);
  return it.order;
};

/** Goods of 901 taka, 50 off by a voucher, 60 for the delivery: 911. */
const order = anOrder(now);

describe('a discount by staff', () => {
  test('lowers the total and what the rider collects, and leaves the other amounts as they are', () => {
    const discounted = edited(order, { discount: taka(80) });
    expect(discounted).toMatchObject({
      ...{ subtotal: taka(901), voucherDiscount: taka(50), deliveryCharge: taka(60) },
      ...{ staffDiscount: taka(80), totalAmount: taka(831), money: { toCollect: taka(831) } },
    });
    expect(discounted.timeline.at(-1)?.edit?.discount).toEqual({ from: 0, to: taka(80) });
    const without = edited(discounted, { discount: taka(0) });
    expect(without.totalAmount).toBe(order.totalAmount);
    expect(without).not.toHaveProperty('staffDiscount');
  });

  test('is at most the limit of who gives it, and for an admin the goods after their voucher', () => {
    expect(result(order, { discount: taka(85.1) }).ok).toBe(true);
    expect(result(order, { discount: taka(85.11) })).toEqual({
      ...{ ok: false, reason: 'discount-too-large', most: taka(85.1) },
    });
    expect(edited(order, { discount: taka(851) }, 100).totalAmount).toBe(taka(60));
    expect(result(order, { discount: taka(851.01) }, 100)).toMatchObject({ most: taka(851) });
    expect(result(order, { discount: taka(1) }, 0)).toMatchObject({ ok: false, most: 0 });
  });

  test('given by an admin can be lowered by a clerk, whatever the limit is', () => {
    const generous = edited(order, { discount: taka(400) }, 100);
    expect(edited(generous, { discount: taka(300) }).totalAmount).toBe(taka(611));
    expect(result(generous, { discount: taka(401) }).ok).toBe(false);
  });

  test('shrinks with the goods and stays when there are more of them', () => {
    const discounted = edited(order, { discount: taka(80) });
    expect(staffDiscountOf(edited(discounted, { items: pieces(1) }))).toBe(3764);
    const more = editContents(discounted, { items: pieces(4) }, { ...pricing, products: [product] });
    expect(more).toMatchObject({ ok: true, order: { staffDiscount: taka(80) } });
  });

  test('stays when only the phone changes', () => {
    const discounted = edited(order, { discount: taka(80) });
    const address = { ...discounted.shippingAddress, recipientPhone: '01811112222' };
    const changed = edited(discounted, { address }, 0);
    expect(changed).toMatchObject({ staffDiscount: taka(80), totalAmount: discounted.totalAmount });
    expect(changed.timeline.at(-1)?.edit).not.toHaveProperty('discount');
  });

  test('of both orders counts in the combined one', () => {
    const one = edited(order, { discount: taka(80) });
    const other = edited(anOrder(now, { _id: 'o2', voucherDiscount: paisa(0), voucherCode: null }), {
      discount: taka(40),
    });
    const combined = combineOrders(one, other, { ...pricing, products: [product] });
    expect(combined).toMatchObject({ ok: true, kept: { staffDiscount: taka(120) } });
  });

  test('is shared by the pieces that an exchange credits and by the rows of the tax invoice', () => {
    const discounted = edited(order, { discount: taka(80) });
    expect(valueOfPieces(discounted, pieces(2))).toBe(taka(901 - 50 - 80));
    expect(taxTotals(taxLines(discounted, 15)).total).toBe(discounted.totalAmount);
  });
});

test('the form wants a reason for an amount, and none without one', () => {
  const errorsOf = (values: object) =>
    staffDiscountSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.'));
  expect(errorsOf({ amount: '', reason: '' })).toBeUndefined();
  expect(errorsOf({ amount: '১০০', reason: 'Late delivery' })).toBeUndefined();
  expect(errorsOf({ amount: '100', reason: ' ' })).toEqual(['reason']);
  expect(errorsOf({ amount: '-5', reason: 'x' })).toEqual(['amount']);
});

test('no sequence of edits by a clerk makes the discount a larger part of the goods than the limit', () => {
  const step = fc.oneof(
    fc.record({ discount: fc.integer({ min: 0, max: 60_000 }).map(paisa) }),
    fc.record({ items: fc.integer({ min: 1, max: 10 }).map(pieces) }),
    fc.record({
      items: fc.integer({ min: 1, max: 10 }).map(pieces),
      discount: fc.integer({ min: 0, max: 60_000 }).map(paisa),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), fc.integer({ min: 0, max: 100 }), (edits, percent) => {
      let it = order;
      for (const edit of edits) {
        const next = editContents(it, edit, {
          ...{ ...pricing, products: [product], discountPercent: percent },
        });
        if (next.ok) it = next.order;
        const [discount, goods] = [staffDiscountOf(it), goodsAfterVoucher(it)];
        expect(discount * 100).toBeLessThanOrEqual(goods * percent + 50);
        expect(it.totalAmount).toBe(it.subtotal + it.deliveryCharge - it.voucherDiscount - discount);
        expect(it.totalAmount).toBeGreaterThanOrEqual(it.deliveryCharge);
        const statuses = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
        const { money } = setStatuses(it, statuses, { who: 'boss', now: later });
        expect(money!.paid + money!.rounding).toBe(it.totalAmount);
      }
    }),
    { numRuns: 200 },
  );
});

test('a kept discount never grows and is never negative', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map(paisa);
  fc.assert(
    fc.property(amount, amount, amount, (discount, from, to) => {
      const kept = keptDiscount(discount, { from, to });
      expect(kept).toBeLessThanOrEqual(discount);
      expect(kept).toBeGreaterThanOrEqual(0);
    }),
  );
});
