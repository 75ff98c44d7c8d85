import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SortedList } from './sorted-list.ts';

const byNumber = (a: number, b: number) => a - b;

function walked(list: SortedList<number>, from: number, to: number): number[] {
  const items: number[] = [];
  for (let at = from; at < to; at = list.next(at)) items.push(list.at(at)!);
  return items;
}

describe('a sorted list', () => {
  test('behaves like a sorted set under any mix of adds and deletes', () => {
    const step = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3000 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 500, maxLength: 4000 }), (steps) => {
        const list = new SortedList<number>(byNumber);
        const set = new Set<number>();
        for (const [add, item] of steps) {
          const changes = add ? !set.has(item) : set.has(item);
          expect(add ? list.add(item) : list.delete(item)).toBe(changes);
          if (add) set.add(item);
          else set.delete(item);
        }
        const sorted = [...set].sort(byNumber);
        expect([...list]).toEqual(sorted);
        expect(list.size).toBe(sorted.length);
        for (const edge of [0, 1, 500, 1500, 2999, 3001]) {
          const at = list.seek((item) => (item < edge ? -1 : 1));
          expect(list.at(at)).toBe(sorted.find((item) => item >= edge));
          expect(list.count(list.start, at)).toBe(sorted.filter((item) => item < edge).length);
          expect(walked(list, at, list.end)).toEqual(sorted.filter((item) => item >= edge));
          const previous = at > list.start ? list.at(list.previous(at)) : undefined;
          expect(previous).toBe(sorted.filter((item) => item < edge).at(-1));
        }
      }),
      { numRuns: 12 },
    );
  });

  test('accepts long ascending and descending insertions', () => {
    for (const sign of [1, -1]) {
      const list = new SortedList<number>(byNumber);
      for (let i = 0; i < 20_000; i++) list.add(i * sign);
      expect(list.size).toBe(20_000);
      expect(list.count(list.start, list.end)).toBe(20_000);
      for (let i = 0; i < 20_000; i += 2) expect(list.delete(i * sign)).toBe(true);
      expect(list.count(list.start, list.end)).toBe(10_000);
    }
  });

  test('drops equal items when filled at once', () => {
    const list = new SortedList<number>(byNumber);
    list.fill([3, 1, 3, 2, 1]);
    expect([...list]).toEqual([1, 2, 3]);
  });
});
