import { describe, expect, test } from 'vitest';
import { findCycle } from './no-chunk-cycles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

describe('findCycle', () => {
  test('finds chunks that import each other, also through others', () => {
    expect(findCycle(graph({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c']);
    expect(findCycle(graph({ a: ['a'] }))).toEqual(['a']);
  });

  test('accepts chunks that several import', () => {
    expect(findCycle(graph({ page: ['a', 'b'], a: ['c'], b: ['c', 'a'], c: [] }))).toBeUndefined();
    expect(findCycle(graph({}))).toBeUndefined();
  });
});
