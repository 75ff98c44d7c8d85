import { DEFAULT_DELIVERY } from '@nargisus/domain/delivery';
import type { CartItem } from '@nargisus/domain/cart';
import { quoteOrder } from '@nargisus/domain/checkout';
import { taka } from '@nargisus/domain/money';
import { offerVoucher, standardVoucher } from '@nargisus/domain/vouchers';
import { expect, test } from 'vitest';
import { changesOf, quoteCart, changedLines } from './quote-cart.ts';

const at = new Date('2026-11-20T06:00:00Z');
const line = (productId: string, price: number, override: Partial<CartItem> = {}): CartItem => ({
  _id: `${productId}_${override.size ?? 'M'}`,
  productId,
  name: `The ${productId}`,
  price: taka(price),
  image: '/pictures/x.webp',
  size: 'M',
  quantity: 1,
  addedAt: at,
  updatedAt: at,
  ...override,
});
const standard = { delivery: DEFAULT_DELIVERY, deliveryOption: 'standard', voucher: null } as const;
const offered = (code: string) => offerVoucher(standardVoucher(code), { products: [], now: at });
const fromShop = (
  products: { id: string; price: number; inStock?: boolean }[],
  items: CartItem[],
  voucher?: string,
) =>
  quoteOrder({
    delivery: DEFAULT_DELIVERY,
    products: products.map(({ id, price, inStock = true }) => ({
      id,
      name: `The ${id}`,
      price: taka(price),
      image: '/pictures/x.webp',
      inStock,
    })),
    lines: items,
    deliveryOption: 'standard',
    voucher: voucher ? offered(voucher) : null,
  });

test('prices a cart from its own lines, with delivery and voucher', () => {
  const quote = quoteCart([line('A', 500), line('B', 250, { quantity: 2 })], null, {
    delivery: DEFAULT_DELIVERY,
    deliveryOption: 'express',
    voucher: offered('WELCOME10'),
  });
  expect(quote).toMatchObject({
    subtotal: taka(1000),
    deliveryCharge: taka(120),
    voucherDiscount: taka(100),
    total: taka(1020),
    problems: [],
  });
});

test('prefers the prices of the last conflict to those of the cart', () => {
  const items = [line('A', 500)];
  const fresh = fromShop([{ id: 'A', price: 650 }], items);
  expect(quoteCart(items, fresh, standard).total).toBe(taka(710));
  expect(changesOf(items, quoteCart(items, null, standard), fresh)).toEqual([
    { kind: 'price', name: 'The A', now: taka(650), before: taka(500) },
  ]);
});

test('excludes a product that is no longer sold and reports it once for all its sizes', () => {
  const items = [line('A', 500), line('B', 300), line('B', 300, { size: 'L' }), line('C', 100)];
  const fresh = fromShop(
    [
      { id: 'A', price: 500 },
      { id: 'B', price: 300, inStock: false },
    ],
    items,
  );
  const quote = quoteCart(items, fresh, standard);
  expect(quote.lines.map((it) => it.productId)).toEqual(['A']);
  expect(changesOf(items, quoteCart(items, null, standard), fresh)).toEqual([
    { kind: 'out-of-stock', name: 'The B' },
    { kind: 'product-gone', name: 'The C' },
  ]);
});

test('reports why a voucher no longer applies', () => {
  const items = [line('A', 400)];
  const fresh = fromShop([{ id: 'A', price: 400 }], items, 'WELCOME10');
  expect(changesOf(items, quoteCart(items, null, standard), fresh)).toEqual([
    { kind: 'voucher', rejection: { reason: 'below-minimum', minimum: taka(500) } },
  ]);
});

test('prices two sizes of a product at the price of the one added last', () => {
  const newestFirst = [line('A', 600, { size: 'L' }), line('A', 500)];
  expect(quoteCart(newestFirst, null, standard).subtotal).toBe(taka(1200));
});

test('returns every size of a product whose price has changed, and no other line', () => {
  const items = [line('A', 500), line('A', 500, { size: 'L', quantity: 3 }), line('B', 300), line('C', 100)];
  const fresh = fromShop(
    [
      { id: 'A', price: 650 },
      { id: 'B', price: 300 },
    ],
    items,
  );
  expect(changedLines(items, fresh)).toEqual([line('A', 650), line('A', 650, { size: 'L', quantity: 3 })]);
});
