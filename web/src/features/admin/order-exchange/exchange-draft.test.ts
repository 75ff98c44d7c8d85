import type { CatalogueEntry } from '@nargisus/domain/catalogue';
import { anOrder } from '@nargisus/domain/testing/orders';
import type { Order } from '@nargisus/domain/orders';
import { expect, test } from 'vitest';
import { requestedLines, withProduct } from '../order-edit/edited-lines.ts';
import { draftOf, requestedBack, withBack } from './exchange-draft.ts';

const one = anOrder(new Date('2026-11-28T06:00:00Z'));
const saree = { ...one.items[0]!, productId: 'saree', name: 'Silk Saree', size: 'L', quantity: 1 };
const order: Order = { ...one, items: [...one.items, saree] };
const exchanges: Order['exchanges'] = [
  {
    order: { _id: 'n', orderId: 'ORD-1' },
    back: [{ productId: 'panjabi', size: 'M', quantity: 1 }],
    credit: one.totalAmount,
  },
];

test('the only line of an order is ticked, with the pieces that are left, and goes out again', () => {
  const draft = draftOf({ ...one, exchanges });
  expect(requestedBack(draft)).toEqual([{ productId: 'panjabi', size: 'M', quantity: 1 }]);
  expect(requestedLines(draft.lines)).toEqual([{ productId: 'panjabi', size: 'M', quantity: 1 }]);
  expect(requestedBack(draftOf(order))).toEqual([]);
});

test('a line that was exchanged as a whole is not offered', () => {
  const all = exchanges.map((it) => ({ ...it, back: [{ ...it.back[0]!, quantity: 2 }] }));
  expect(draftOf({ ...order, exchanges: all }).back.map(({ item }) => item.productId)).toEqual(['saree']);
});

test('what goes out follows what comes back, beside other products', () => {
  const ticked = withBack(order, draftOf(order), 1, { isBack: true });
  expect(requestedLines(ticked.lines)).toEqual([{ productId: 'saree', size: 'L', quantity: 1 }]);
  const entry = { id: 'lamp', name: 'Lamp', sizing: 'letters', sizes: ['S'] } as unknown as CatalogueEntry;
  const added = { ...ticked, lines: withProduct(ticked.lines, entry) };
  const both = withBack(order, added, 0, { isBack: true });
  expect(requestedLines(both.lines).map(({ productId }) => productId)).toEqual(['saree', 'lamp', 'panjabi']);
  const fewer = withBack(order, both, 0, { pieces: 1 });
  expect(requestedLines(fewer.lines).at(-1)).toEqual({ productId: 'panjabi', size: 'M', quantity: 1 });
  const without = withBack(order, fewer, 1, { isBack: false });
  expect(requestedLines(without.lines).map(({ productId }) => productId)).toEqual(['lamp', 'panjabi']);
});

test('a product that was removed from what goes out stays removed while its pieces change', () => {
  const ticked = withBack(order, draftOf(order), 0, { isBack: true });
  expect(withBack(order, { ...ticked, lines: [] }, 0, { pieces: 1 }).lines).toEqual([]);
});

test('a return request fills in the sizes that the customer wants, and leaves out what is to be paid back', () => {
  const draft = draftOf(order, [
    { productId: 'panjabi', size: 'M', quantity: 1, exchangeSize: 'XL' },
    { productId: 'saree', size: 'L', quantity: 1 },
    { productId: 'gone', size: 'L', quantity: 1, exchangeSize: 'M' },
  ]);
  expect(requestedBack(draft)).toEqual([{ productId: 'panjabi', size: 'M', quantity: 1 }]);
  expect(requestedLines(draft.lines)).toEqual([{ productId: 'panjabi', size: 'XL', quantity: 1 }]);
});
