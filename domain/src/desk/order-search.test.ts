import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressSchema } from '../checkout/address.ts';
import { banglaDigits } from '../text/bangla-digits.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { makeOrderId } from '../orders/order-id.ts';
import type { Order } from '../orders/order.ts';
import { searchedTokens } from './order-search.ts';
import { MAX_TOKENS, searchTokens } from './search-tokens.ts';

const now = new Date('2026-11-20T20:00:00Z'); // the 21st in Dhaka
const base = anOrder(now);
const [line] = base.items;
const order: Order = {
  ...base,
  orderId: 'ORD-20261121-K7XYW',
  userName: 'Rahima Khatun',
  userEmail: 'rahima.k-84@example.com',
  shippingAddress: addressSchema.parse({
    ...base.shippingAddress,
    recipientName: 'মোঃ আব্দুল-করিম',
    recipientPhone: '01712345678',
    district: "Cox's Bazar",
  }),
  items: [
    { ...line!, productId: 'PROD_1700000000000_123' },
    { ...line!, productId: 'linen-panjabi' },
    { ...line!, productId: 'averylongproductidwithoutseparator' },
  ],
  trackingInfo: 'Steadfast SFR-260555123',
};
const tokens = new Set(searchTokens(order));
const finds = (text: string) => {
  const searched = searchedTokens(text);
  return searched.length > 0 && searched.every((it) => tokens.has(it));
};

describe('an order is found', () => {
  test.each([
    ['the first name, in any case', 'rahima', 'RAHIMA', 'Rahima'],
    ['the family name', 'khatun', 'Kha'],
    ['both names in any order', 'Rahima Khatun', 'khatun rahima'],
    ['a name that is being typed', 'ra', 'rah', 'rahi', 'rahim'],
    ['the name of the recipient', 'আব্দুল', 'করিম', 'কর', 'মোঃ'],
    ['a name with a hyphen', 'আব্দুল-করিম'],
    ['the phone number', '01712345678', '+880 1712-345678', '8801712345678', '01712 345678'],
    ['digits of its end', '5678', '45678', '2345678'],
    ['digits of its beginning', '0171', '0171234'],
    ['Bangla digits', '০১৭১২৩৪৫৬৭৮', '৫৬৭৮'],
    [
      'the order id',
      'ORD-20261121-K7XYW',
      'ord-20261121-k7xyw',
      'ord',
      'ORD-2026',
      'ORD-2026112',
      'ord-20261121-k7',
    ],
    ['the day of the order id', '20261121'],
    ['the short order id', 'K7XYW', 'k7x'],
    ['the address', 'rahima.k-84@example.com', 'Rahima.K-84@Example.COM', 'rahima.k-84@', 'rahima.k-84@exa'],
    ['the tracking number', 'SFR-260555123', 'sfr', '260555123', '2605551'],
    ['the courier', 'steadfast'],
    ['the district', "Cox's Bazar", 'bazar', 'cox'],
    ['a product id', 'PROD_1700000000000_123', 'linen-panjabi', 'AVeryLongProductIdWithoutSeparator'],
    ['words of different kinds', 'Rahima 5678', '5678 করিম', 'bazar rahima k7xyw'],
  ])('by %s', (_, ...texts) => {
    expect(texts.filter((text) => !finds(text))).toEqual([]);
  });
});

test.each([
  'karima',
  '5679',
  '678',
  'x',
  '',
  '  ',
  'ORD-20261122',
  'rahima@example.com',
  'Rahima 9999',
  '৯৯৯৯',
])('%j does not find the order', (text) => {
  expect(finds(text)).toBe(false);
});

test.each([
  ['Rahima 5678', '5678'],
  ['ord-20261121-k7', 'k7'],
  ['bazar khatun', 'khatun'],
  ['rahima rahima@example.com', 'rahima@example.com'],
])('asks the server for the rarest token of %j', (text, first) => {
  expect(searchedTokens(text)[0]).toBe(first);
});

test('any word of a name, any four digits or more of the end, and the id find an order, in both scripts', () => {
  // Bangla consonants; the range from ক to হ has unassigned code points, which would split a word.
  const name = fc.stringMatching(/^[A-Za-zক-নপ-রলশ-হ]{2,20}( [A-Za-zক-নপ-রলশ-হ]{2,20}){0,2}$/);
  fc.assert(
    fc.property(
      name,
      fc.stringMatching(/^01[0-9]{9}$/),
      fc.integer({ min: 4, max: 11 }),
      (userName, phone, length) => {
        const orderId = makeOrderId(now, () => Number(`0.${phone.slice(2)}`));
        const shippingAddress = { ...order.shippingAddress, recipientPhone: phone };
        const stored = new Set(searchTokens({ ...order, orderId, userName, shippingAddress }));
        const digits = phone.slice(-length);
        const texts = [...userName.split(' '), userName.toUpperCase(), digits, banglaDigits(digits), orderId];
        for (const text of texts) {
          expect(
            searchedTokens(text).every((token) => stored.has(token)),
            text,
          ).toBe(true);
        }
      },
    ),
  );
});

test('a family name is found after any number of initials', () => {
  const stored = searchTokens({ ...base, userName: 'A. B. M. S. K. N. Khatun' });
  expect(searchedTokens('A. Khatun').filter((token) => !stored.includes(token))).toEqual([]);
});

test('the number and the size of the tokens are bounded, whatever the order', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const productId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
  fc.assert(
    fc.property(
      text,
      text,
      text,
      text,
      fc.array(productId, { minLength: 1, maxLength: 50 }),
      (a, b, c, d, ids) => {
        const stored = searchTokens({
          ...order,
          userName: a,
          userEmail: `${b}@example.com`,
          trackingInfo: c,
          shippingAddress: { ...order.shippingAddress, recipientName: d, district: a },
          items: ids.map((productId) => ({ ...line!, productId })),
        });
        expect(stored.length).toBeLessThanOrEqual(MAX_TOKENS);
        expect(new Set(stored).size).toBe(stored.length);
        for (const token of stored) expect([...token].length).toBeLessThanOrEqual(64);
      },
    ),
  );
});

test('a usual order has some fifty short tokens', () => {
  const stored = searchTokens({ ...base, userName: 'Rahima Khatun' });
  expect(stored.length).toBeLessThan(60);
  expect(stored.join('').length).toBeLessThan(500);
});
