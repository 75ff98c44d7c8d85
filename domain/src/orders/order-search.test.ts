import { expect, test } from 'vitest';
import { searchedOrderFields } from './order-search.ts';

const searched = (term: string) => searchedOrderFields(term).map(({ field, prefix }) => `${field} ${prefix}`);

test('finds an order id in lower case and by its prefix', () => {
  expect(searched('ord-20261121-k7')).toEqual(['orderId ORD-20261121-K7']);
  expect(searched('ORD')).toEqual(['orderId ORD']);
});

test.each(['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])('%s is a phone number', (term) => {
  expect(searched(term)[0]).toBe('shippingAddress.recipientPhone 01712345678');
});

test('also searches order ids for the digits of a day', () => {
  expect(searched('20261121')).toContain('orderId ORD-20261121');
});

test('normalizes an e-mail address before the search', () => {
  expect(searched(' Rahima@Example.COM ')).toEqual(['userEmail rahima@example.com']);
});

test('capitalises a name, and also searches e-mail addresses for it', () => {
  expect(searched('rahima  kha')).toEqual([
    'userName Rahima Kha',
    'shippingAddress.recipientName Rahima Kha',
    'userEmail rahima kha',
  ]);
  expect(searched('রহিমা')[0]).toBe('userName রহিমা');
});

test.each(['', '   '])('searches nothing for an empty text', (term) => {
  expect(searchedOrderFields(term)).toEqual([]);
});
