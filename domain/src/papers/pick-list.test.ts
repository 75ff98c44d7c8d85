import { describe, expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { pickList, type PickedProduct } from './pick-list.ts';

const now = new Date('2026-11-20T06:00:00Z');
const [line] = anOrder(now).items as [Order['items'][0]];
const lineOf = (
  productId: string,
  size: string,
  quantity: number,
  more: Partial<Order['items'][0]> = {},
) => ({
  ...line,
  ...{ productId, size, quantity, name: productId },
  ...more,
});
const orderOf = (suffix: string, items: Order['items']) =>
  anOrder(now, { _id: suffix, orderId: `ORD-20261120-${suffix}`, items });
const rowsOf = (orders: Order[], products: PickedProduct[] = []) =>
  pickList(orders, products).map(({ productId, size, quantity }) => `${productId} ${size} ${quantity}`);

describe('a pick list', () => {
  test('has one row per product and size, with the pieces of all orders and which orders need them', () => {
    const rows = pickList(
      [
        orderOf('44444', [lineOf('shirt', 'M', 2), lineOf('shirt', 'L', 1)]),
        orderOf('77777', [lineOf('shirt', 'M', 3)]),
      ],
      [{ id: 'shirt', category: 'clothing', sku: 'SH-1' }],
    );
    expect(rows).toMatchObject([
      {
        size: 'M',
        sku: 'SH-1',
        quantity: 5,
        orders: [
          { shortId: '44444', quantity: 2 },
          { shortId: '77777', quantity: 3 },
        ],
      },
      { size: 'L', quantity: 1, orders: [{ shortId: '44444', quantity: 1 }] },
    ]);
  });

  test('adds up two lines of one size within an order, not those of two orders that end alike', () => {
    const [row] = pickList([orderOf('44444', [lineOf('shirt', 'M', 2), lineOf('shirt', 'M', 1)])], []);
    expect(row).toMatchObject({ quantity: 3, orders: [{ shortId: '44444', quantity: 3 }] });
    const twins = ['o1', 'o2'].map((_id) => ({ ...orderOf('44444', [lineOf('shirt', 'M', 1)]), _id }));
    expect(pickList(twins, [])[0]?.orders).toHaveLength(2);
  });

  test('follows categories, then SKUs as numbers, then products without one by name', () => {
    const ids = ['watch', 'zebra shirt', 'a shirt', 'shirt ten', 'shirt two'];
    const products: PickedProduct[] = [
      { id: 'watch', category: 'accessories' },
      { id: 'shirt ten', category: 'clothing', sku: 'A-10' },
      { id: 'shirt two', category: 'clothing', sku: 'A-2' },
    ];
    expect(
      rowsOf(
        [
          orderOf(
            '44444',
            ids.map((id) => lineOf(id, 'M', 1)),
          ),
        ],
        products,
      ),
    ).toEqual(['shirt two M 1', 'shirt ten M 1', 'a shirt M 1', 'zebra shirt M 1', 'watch M 1']);
  });

  test.each([
    ['letters', ['L', 'XS', 'M'], ['XS', 'M', 'L']],
    ['shoes', ['40', '38'], ['38', '40']],
    ['kids', ['10Y', '2Y'], ['2Y', '10Y']],
  ] as const)('has sizes in %s from small to large', (sizing, sizes, sorted) => {
    const items = sizes.map((size) => lineOf('thing', size, 1, { sizing }));
    const expected = sorted.map((size) => `thing ${size} 1`);
    expect(rowsOf([orderOf('44444', items)])).toEqual(expected);
    expect(rowsOf([orderOf('44444', items)], [{ id: 'thing', category: 'clothing', sizing }])).toEqual(
      expected,
    );
  });
});
