import { expect, test } from 'vitest';
import { orderByFromText } from './order-by-text.ts';

test('parses an order term by term', () => {
  expect(orderByFromText('priority desc, `odd, name` ASC,__name__')).toEqual([
    { path: ['priority'], direction: 'DESC' },
    { path: ['odd, name'], direction: 'ASC' },
    { path: ['__name__'], direction: 'ASC' },
  ]);
  expect(orderByFromText('')).toEqual([]);
});

test.each(['a downwards', 'a,,b', 'a b c', ','])('rejects "%s"', (text) => {
  expect(() => orderByFromText(text)).toThrowError(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
});
