import { describe, expect, test } from 'vitest';
import { orderTotal } from '../checkout/order-total.ts';
import { taka } from '../money/taka.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { carrierOf, filterFactsOf } from './filter-facts.ts';
import { orderDeskOf, orderDeskSchema } from './order-desk.ts';
import { ordersCsvHead, ordersCsvRows } from './orders-csv.ts';
import { searchedTokens } from './order-search.ts';

const order = anOrder(new Date('2026-11-20T06:00:00Z'));
const [line] = order.items;

describe('what an order is filtered by', () => {
  test('is stored with its desk document', () => {
    const facts = {
      shown: 'confirmed',
      source: 'web',
      carrier: 'none',
      region: 'Dhaka',
      district: 'dhaka',
      paymentMethod: 'Cash on Delivery',
    };
    expect(filterFactsOf(order)).toEqual(facts);
    expect(orderDeskOf(order)).toMatchObject(facts);
  });

  test('is missing in a document from before, which is still read', () => {
    const {
      shown: _shown,
      source: _source,
      carrier: _carrier,
      region: _region,
      ...older
    } = orderDeskOf(order);
    const { district: _district, paymentMethod: _method, createdAt, dueAt, ...oldest } = older;
    const stored = { ...oldest, createdAt: createdAt.toISOString(), dueAt: dueAt.toISOString() };
    expect(orderDeskSchema.parse(stored)).toMatchObject({ source: null, carrier: null, shown: null });
  });

  test.each([
    ['', 'none'],
    ['  ', 'none'],
    ['Karim', 'own-riders'],
    ['Steadfast', 'steadfast'],
  ])('takes "%s" for %s', (deliveryAssignedTo, carrier) => {
    expect(carrierOf({ deliveryAssignedTo })).toBe(carrier);
  });
});

test.each(['PAN-1', 'PAN1', 'A.12/x', '12345', 'pan-1.b'])(
  'finds an order by the SKU %s of a line',
  (sku) => {
    const { tokens } = orderDeskOf({ ...order, items: [{ ...line!, sku }] });
    const searched = searchedTokens(sku);
    expect(searched).not.toEqual([]);
    for (const token of searched) expect(tokens).toContain(token);
  },
);

describe('the CSV of orders', () => {
  const columns = ordersCsvHead().replace('\uFEFF', '').trim().split(',');
  const cellsOf = (text: string) => text.trim().split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);

  test('begins with a byte order mark, and has a row of cells for each order', () => {
    expect(ordersCsvHead().startsWith('\uFEFF')).toBe(true);
    const rows = ordersCsvRows([order, order]);
    expect(rows.split('\r\n')).toHaveLength(3);
    const cells = cellsOf(ordersCsvRows([order]));
    expect(cells).toHaveLength(columns.length);
    const cell = (title: string) => cells[columns.indexOf(`"${title}"`)];
    expect(cell('Phone')).toBe('"=""01712345678"""');
    expect(cell('Items')).toBe('"2 × Linen Panjabi, M (panjabi)"');
    expect([cell('Pieces'), cell('Total (BDT)'), cell('To collect (BDT)')]).toEqual(['2', '911', '911']);
    expect([cell('Source'), cell('District'), cell('Ordered at')]).toEqual([
      '"Web shop"',
      '"Dhaka"',
      '"2026-11-20T12:00:00+06:00"',
    ]);
  });

  test('adds up to the total, with both discounts', () => {
    const discounted = { voucherDiscount: taka(50), staffDiscount: taka(20) };
    const cells = cellsOf(
      ordersCsvRows([{ ...order, ...discounted, totalAmount: orderTotal({ ...order, ...discounted }) }]),
    );
    const amount = (title: string) => Number(cells[columns.indexOf(`"${title} (BDT)"`)]);
    const discounts = amount('Discount') + amount('Staff discount');
    expect(discounts).toBe(70);
    expect(amount('Subtotal') + amount('Delivery charge') - discounts).toBe(amount('Total'));
  });

  test('runs no formula that a customer typed', () => {
    const shippingAddress = { ...order.shippingAddress, recipientName: '=1+1', recipientPhone: '"&A1' };
    const text = ordersCsvRows([{ ...order, userName: '@SUM(A1)', shippingAddress }]);
    for (const cell of cellsOf(text)) expect(cell.replace(/^"/, '')).not.toMatch(/^(?:=(?!"")|[@+-])/);
  });
});
