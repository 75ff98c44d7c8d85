import { ShopError } from '@nargisus/domain/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

test('decodes every encoded cursor', () => {
  const cursors = fc.record({
    seconds: fc.integer({ min: 0, max: 253_402_300_799 }),
    nanos: fc.integer({ min: 0, max: 999_999_999 }),
    id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
  });
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
    }),
  );
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  'x',
  '',
  encoded({}),
  encoded([1, 2]),
  encoded([-1, 0, 'a']),
  encoded([1e15, 0, 'a']),
  encoded([1, 0, 'a/b']),
  encoded([1, 0, '..']),
  encoded([1, 0, '__proto__']), // reserved by Firestore
  encoded([1, 0, '\ud800']),
])('rejects "%s" as invalid', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ code: 'invalid' }) as ShopError);
});

test('throws nothing but ShopError for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      let thrown: unknown;
      try {
        decodeCursor(text);
      } catch (error) {
        thrown = error;
      }
      expect(thrown === undefined || thrown instanceof ShopError).toBe(true);
    }),
  );
});
