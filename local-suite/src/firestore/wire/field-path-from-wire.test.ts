import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldPathText } from '../engine/paths/field-paths.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';

test.each([
  ['name', ['name']],
  ['address.city', ['address', 'city']],
  ['`odd name`.city', ['odd name', 'city']],
  ['`a.b`', ['a.b']],
  ['a.`b\\`c`', ['a', 'b`c']],
  ['`back\\\\slash`', ['back\\slash']],
  ['_private.x1', ['_private', 'x1']],
  ['`রং`', ['রং']],
])('parses %s into its segments', (text, segments) => {
  expect(fieldPathFromWire(text)).toEqual(segments);
});

test.each(['', '.', 'a.', '.a', 'a..b', 'a-b', '1a', '`open', '``', 'a`b`', '`a`b', 'রং', 'a b'])(
  'rejects the malformed path "%s"',
  (text) => {
    expect(() => fieldPathFromWire(text)).toThrowError(
      /^Invalid property path ".*". Unquoted property names/s,
    );
  },
);

test('preserves every path through formatting and parsing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (path) => {
      expect(fieldPathFromWire(fieldPathText(path))).toEqual(path);
    }),
  );
});
