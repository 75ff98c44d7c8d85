import { expect, test } from 'vitest';
import { pathPattern } from './trigger-pattern.ts';

test.each([
  ['orders/{id}', 'orders/o1', true],
  ['orders/{id}', 'orders/o1/lines/l1', false],
  ['/orders/{id}/', 'orders/o1', true],
  ['orders/o1', 'orders/o1', true],
  ['orders/o1', 'orders/o2', false],
  ['orders/{id=*}', 'orders/o1', true],
  ['orders/*', 'orders/o1', true],
  ['deep/{rest=**}', 'deep/a/b/c', true],
  ['deep/{rest=**}', 'shallow/a', false],
  ['{all=**}', 'any/thing', true],
  ['a/{x}/b/{rest=**}', 'a/1/b/2/c/3', true],
  ['a.b/{x}', 'a.b/1', true],
  ['a.b/{x}', 'axb/1', false],
])('%s and %s: %s', (pattern, path, matches) => expect(pathPattern(pattern)(path)).toBe(matches));
