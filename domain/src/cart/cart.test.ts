import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIZE_PATTERN } from '../catalogue/sizes.ts';
import { buildProduct, productFormSchema } from '../catalogue/product-form.ts';
import { toDocument } from '../contract/documents.ts';
import { cartItemFor, cartItemSchema, cartTotal, MAX_LINES, type CartItem } from './cart-item.ts';
import { cartExpiry } from './cart-owner.ts';
import { isGuestId, makeGuestId } from './guest-id.ts';
import { lineId, parseLineId } from './line-id.ts';
import { mergeCarts } from './merge-carts.ts';

const now = new Date('2026-11-20T10:00:00Z');

function product(id: string) {
  const form = { id, name: id, price: 100, description: 'd', image: '/a.webp', category: 'bags' };
  return buildProduct(productFormSchema.parse(form), { now, random: 0 });
}

function line(id: string, quantity = 1, addedAt = now): CartItem {
  return { ...cartItemFor(product(id), { size: 'M', quantity, now }), addedAt };
}

describe('a guest id', () => {
  test('contains the time and at least 96 random bits', () => {
    const id = makeGuestId(now, new Uint8Array(12).fill(10));
    expect(id).toBe(`guest_${now.getTime()}_${'0a'.repeat(12)}`);
    expect(isGuestId(id)).toBe(true);
    expect(() => makeGuestId(now, new Uint8Array(11))).toThrow(RangeError);
  });

  test.each([
    'guest_1795168800000_abc',
    'guest_1_' + 'a'.repeat(24),
    'uid',
    `guest_1795168800000_${'A'.repeat(24)}`,
  ])('does not accept %s', (id) => {
    expect(isGuestId(id)).toBe(false);
  });
});

test('makes valid guest ids with their time, unique by their random bits', () => {
  const moments = fc.date({
    min: new Date('2001-09-10'),
    max: new Date('2286-01-01'),
    noInvalidDate: true,
  });
  const bits = fc.uint8Array({ minLength: 12, maxLength: 32 });
  fc.assert(
    fc.property(moments, bits, bits, (at, random, other) => {
      const id = makeGuestId(at, random);
      expect(isGuestId(id)).toBe(true);
      expect(id.startsWith(`guest_${at.getTime()}_`)).toBe(true);
      expect(makeGuestId(at, other) === id).toBe(random.join() === other.join());
    }),
  );
});

test('expires guest carts after thirty days, and others never', () => {
  expect(cartExpiry({ kind: 'guest' }, now)?.toISOString()).toBe('2026-12-20T10:00:00.000Z');
  expect(cartExpiry({ kind: 'user' }, now)).toBeUndefined();
});

test('parses product and size of a line id, also with underscores in the product id', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
      fc.stringMatching(SIZE_PATTERN),
      (productId, size) => {
        expect(parseLineId(lineId({ productId, size }))).toEqual({ productId, size });
      },
    ),
  );
  expect(parseLineId('PROD_1_xl')).toBeUndefined();
  expect(parseLineId('_M')).toBeUndefined();
});

test.each([
  ['a quantity of zero', { quantity: 0 }],
  ['eleven pieces', { quantity: 11 }],
  ['half a piece', { quantity: 1.5 }],
  ['a malformed size', { size: 'xl' }],
  ['another line id', { _id: 'other_M' }],
  ['a price of nothing', { price: 0 }],
])('rejects %s', (_why, change) => {
  const document = { ...toDocument(cartItemSchema, line('a')), _id: 'a_M' };
  expect(cartItemSchema.safeParse(document).success).toBe(true);
  expect(cartItemSchema.safeParse({ ...document, ...change }).success).toBe(false);
});

test('sums price times quantity', () => {
  expect(cartTotal([line('a', 2), line('b', 3)])).toBe(50_000);
});

describe("merging a guest's cart", () => {
  test('adds quantities of the same product and size, up to ten', () => {
    const { writes, dropped } = mergeCarts(
      [line('a', 7), line('b', 1)],
      [line('a', 8), line('b', 2), line('c', 1)],
    );
    expect(Object.fromEntries(writes.map((it) => [it.line._id, it.quantity]))).toEqual({
      a_M: 10,
      b_M: 3,
      c_M: 1,
    });
    expect(dropped).toEqual([]);
  });

  test('leaves out unchanged lines', () => {
    expect(mergeCarts([line('a', 10)], [line('a', 3)]).writes).toEqual([]);
  });

  test("never exceeds the cart, keeps every own line, and drops the guest's oldest lines", () => {
    const lines = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, n) => line(`${prefix}${n}`, 1, new Date(now.getTime() + n)));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_LINES }),
        fc.integer({ min: 0, max: MAX_LINES }),
        (own, guest) => {
          const { writes, dropped } = mergeCarts(lines('own', own), lines('guest', guest));
          expect(own + writes.length).toBeLessThanOrEqual(MAX_LINES);
          expect(writes.length + dropped.length).toBe(guest);
          const oldestTaken = Math.min(...writes.map((it) => it.line.addedAt.getTime()));
          for (const it of dropped) expect(it.addedAt.getTime()).toBeLessThan(oldestTaken);
        },
      ),
      { numRuns: 50 },
    );
  });
});
