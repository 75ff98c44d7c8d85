import { expect, test } from 'vitest';
import { BoundedBytes } from './bounded-bytes.ts';

const text = (bytes: BoundedBytes) => Buffer.from(bytes.bytes()).toString();

test('keeps what is appended, in order, up to its limit to the byte', () => {
  const bytes = new BoundedBytes(5);
  expect([bytes.append(Buffer.from('abc')), bytes.append(Buffer.from('de'))]).toEqual([true, true]);
  expect(text(bytes)).toBe('abcde');
});

test('keeps nothing of a part that does not fit', () => {
  const bytes = new BoundedBytes(4);
  bytes.append(Buffer.from('abc'));
  expect(bytes.append(Buffer.from('de'))).toBe(false);
  expect(text(bytes)).toBe('abc');
});
