import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_WISHLIST, wishlistAdditions, wishlistIdsSchema } from './wishlist.ts';

const ids = (count: number, prefix = 'p') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test.each([
  ['nothing', [], [], []],
  ['a guest’s products, oldest first', [], ['a', 'b'], ['a', 'b']],
  ['only what the user lacks', ['b'], ['a', 'b', 'c'], ['a', 'c']],
  ['a repeated product once', [], ['a', 'a'], ['a']],
  ['the newest of the guest’s products when the list is nearly full', ids(99), ['a', 'b'], ['b']],
  ['nothing to a full list', ids(100), ['a'], []],
  ['nothing to a list that is too long', ids(101), ['a'], []],
])('adds %s', (_what, own, guest, added) => {
  expect(wishlistAdditions(own, guest)).toEqual(added);
});

test('the joined list is valid, contains the user’s own products, and gains nothing from a second merge', () => {
  const productId = fc.stringMatching(/^[a-z][a-z0-9]{0,3}$/);
  const list = (maxLength: number) => fc.uniqueArray(productId, { maxLength });
  fc.assert(
    fc.property(list(MAX_WISHLIST), list(130), (own, guest) => {
      const joined = [...own, ...wishlistAdditions(own, guest)];
      expect(wishlistIdsSchema.safeParse(joined).success).toBe(true);
      expect(joined.length).toBe(Math.min(MAX_WISHLIST, new Set([...own, ...guest]).size));
      expect(wishlistAdditions(joined, guest)).toEqual([]);
    }),
  );
});

test.each([
  [ids(100), true],
  [ids(101), false],
  [['a', 'a'], false],
  [['a b'], false],
  [[7], false],
])('%j is a wishlist: %s', (list, valid) => {
  expect(wishlistIdsSchema.safeParse(list).success).toBe(valid);
});
