import { expect, test } from 'vitest';
import { searchedOrderFields } from './order-search.ts';

const asked = (term: string) =>
  searchedOrderFields(term).map(({ field, beginning }) => `${field} ${beginning}`);

test('an order id is found in small letters and half typed', () => {
  expect(asked('ord-20261121-k7')).toEqual(['orderId ORD-20261121-K7']);
  expect(asked('ORD')).toEqual(['orderId ORD']);
});

test.each(['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])('%s is a phone number', (term) => {
  expect(asked(term)[0]).toBe('shippingAddress.recipientPhone 01712345678');
});

test('digits may also be the day of an order id', () => {
  expect(asked('20261121')).toContain('orderId ORD-20261121');
});

test('an address is looked up as addresses are stored', () => {
  expect(asked(' Rahima@Example.COM ')).toEqual(['userEmail rahima@example.com']);
});

test('a name gets its capitals, and may be the beginning of an address', () => {
  expect(asked('rahima  kha')).toEqual([
    'userName Rahima Kha',
    'shippingAddress.recipientName Rahima Kha',
    'userEmail rahima kha',
  ]);
  expect(asked('রহিমা')[0]).toBe('userName রহিমা');
});

test.each(['', '   '])('nothing typed asks for nothing', (term) => {
  expect(searchedOrderFields(term)).toEqual([]);
});
