import type { CatalogueEntry } from '@nargisus/domain/catalogue';
import { anOrder } from '@nargisus/domain/testing/orders';
import { expect, test } from 'vitest';
import { contentsChange } from './contents-edit.ts';
import { linesOf, requestedLines, withProduct, withSizes } from './edited-lines.ts';

const order = anOrder(new Date('2026-11-28T06:00:00Z'));
const lines = linesOf(order);
const entry = (id: string, sizes: string[]) =>
  ({ id, name: 'Silk Saree', sizing: 'letters', sizes }) as unknown as CatalogueEntry;
const { deliveryOption, shippingAddress: address } = order;

test('an order that is left as it is has no change', () => {
  expect(contentsChange(order, { lines, deliveryOption, address })).toEqual({});
  expect(
    contentsChange(order, { lines, deliveryOption, address: { ...address, areaId: undefined } }),
  ).toEqual({});
});

test('a change names what was seen of each changed field alone', () => {
  const moved = { ...address, landmark: 'School' };
  expect(contentsChange(order, { lines: [], deliveryOption: 'express', address: moved })).toEqual({
    items: { from: [{ productId: 'panjabi', size: 'M', quantity: 2 }], to: [] },
    deliveryOption: { from: 'standard', to: 'express' },
    address: { from: expect.objectContaining({ landmark: '' }), to: moved },
  });
});

test('a product is added in its first size that is left, and a second time as another piece', () => {
  const once = withProduct(lines, entry('saree', ['L', 'XL']));
  expect(once[1]).toMatchObject({ productId: 'saree', size: 'L', sizes: ['L', 'XL'], quantity: 1, key: 1 });
  expect(withProduct(once, entry('saree', ['L', 'XL']))).toMatchObject([{}, { quantity: 2 }]);
  expect(withProduct(lines, entry('saree', []))).toEqual(lines);
});

test('a line keeps its size where it is sold out', () => {
  expect(withSizes(lines[0]!, entry('panjabi', ['L'])).sizes).toEqual(['M', 'L']);
  expect(withSizes(lines[0]!, entry('panjabi', ['S', 'M'])).sizes).toEqual(['S', 'M']);
  expect(withSizes(lines[0]!, undefined).sizes).toEqual(['M']);
});

test('two rows of one size are one line, of at most ten pieces', () => {
  const [line] = lines;
  expect(requestedLines([line!, { ...line!, key: 7, quantity: 3 }])).toEqual([
    { productId: 'panjabi', size: 'M', quantity: 5 },
  ]);
  expect(
    requestedLines([
      { ...line!, quantity: 9 },
      { ...line!, key: 7, quantity: 9 },
    ])[0]!.quantity,
  ).toBe(10);
});
