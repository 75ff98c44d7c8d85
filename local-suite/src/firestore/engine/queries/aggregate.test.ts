import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { database, double, query, set, value } from '../testing/builders.ts';
import type { Aggregation, Query } from './query.ts';

async function withNumbers(): Promise<Database> {
  const db = database();
  await db.commit([
    set('p/1', { v: 1 }),
    set('p/2', { v: 2 }),
    set('p/3', { v: double(0.5) }),
    set('p/4', { v: 'x' }),
    set('p/5', {}),
  ]);
  return db;
}

describe('aggregations', () => {
  const sum: Aggregation = { alias: 's', kind: 'sum', path: ['v'] };
  const average: Aggregation = { alias: 'a', kind: 'average', path: ['v'] };
  const count: Aggregation = { alias: 'n', kind: 'count' };

  // Recorded from Google's emulator; the SDKs' tests "performs aggregations on documents with all aggregated
  // fields".
  test('exclude a document without an aggregated field from all, the count included', async () => {
    const db = database();
    await db.commit([
      set('p/a', { p: 1, y: 1 }),
      set('p/b', { p: 10 }),
      set('p/c', { p: 5, y: null }),
      set('p/d', { p: 7, y: 'text' }),
      set('p/e', { y: 3 }),
    ]);
    const ofP: Aggregation = { alias: 's', kind: 'sum', path: ['p'] };
    const ofY: Aggregation = { alias: 'a', kind: 'average', path: ['y'] };
    expect([...db.aggregate(query('p'), [count, ofP, ofY]).values.values()]).toEqual([
      value(3),
      value(13),
      double(1),
    ]);
    expect([...db.aggregate(query('p'), [count, ofP]).values.values()]).toEqual([value(4), value(23)]);
    expect([...db.aggregate(query('p'), [count]).values.values()]).toEqual([value(5)]);
    const second = query('p', { offset: 1, limit: 2 });
    expect([...db.aggregate(second, [count, ofP, ofY]).values.values()]).toEqual([
      value(2),
      value(12),
      value(null),
    ]);
    const missing: Aggregation = { alias: 'm', kind: 'sum', path: ['q', 'r'] };
    expect([...db.aggregate(query('p'), [count, missing]).values.values()]).toEqual([value(0), value(0)]);
  });

  test('count, sum and average numbers', async () => {
    const db = await withNumbers();
    const { values } = db.aggregate(query('p'), [count, sum, average]);
    expect([...values]).toEqual([
      ['n', value(4)],
      ['s', double(3.5)],
      ['a', double(3.5 / 3)],
    ]);
    const whole = db.aggregate(query('p', { limit: 2 }), [sum, average]).values;
    expect([...whole.values()]).toEqual([value(3), double(1.5)]);
  });

  test('of no documents are zero, zero and null', () => {
    const { values } = database().aggregate(query('p'), [count, sum, average]);
    expect([...values.values()]).toEqual([value(0), value(0), value(null)]);
  });

  test('become doubles when integers overflow, and keep NaN', async () => {
    const db = database();
    await db.commit([set('p/1', { v: 2n ** 62n }), set('p/2', { v: 2n ** 62n })]);
    expect(db.aggregate(query('p'), [sum]).values.get('s')).toEqual(double(2 ** 63));
    await db.commit([set('p/3', { v: double(NaN) })]);
    expect(db.aggregate(query('p'), [average]).values.get('a')).toEqual(double(NaN));
  });

  test('stop counting at up_to and respect limit, offset and read time', async () => {
    const db = await withNumbers();
    const then = db.now();
    await db.commit([set('p/6', {})]);
    const of = (it: Query, one: Aggregation, at?: number) => db.aggregate(it, [one], at).values.get('n');
    expect(of(query('p'), { ...count, upTo: 2 } as Aggregation)).toEqual(value(2));
    expect(of(query('p', { limit: 3 }), count)).toEqual(value(3));
    expect(of(query('p', { offset: 2 }), count)).toEqual(value(4));
    expect(of(query('p', { offset: 9 }), count)).toEqual(value(0));
    expect(of(query('p'), count, then)).toEqual(value(5));
  });

  test('number one to five, each with a distinct alias', () => {
    const db = database();
    const six = Array.from({ length: 6 }, (_, i) => ({ alias: `n${i}`, kind: 'count' }) as const);
    expect(() => db.aggregate(query('p'), six)).toThrow(
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    );
    expect(() => db.aggregate(query('p'), [])).toThrow('can not be empty');
    expect(() => db.aggregate(query('p'), [count, count])).toThrow(
      'Aggregation aliases contain duplicate alias: n.',
    );
    expect(() => db.aggregate(query('p'), [{ ...count, upTo: -1 } as Aggregation])).toThrow(
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    );
  });

  test('count to zero at most when up_to is zero', async () => {
    const db = await withNumbers();
    const none = { ...count, upTo: 0 } as Aggregation;
    expect(db.aggregate(query('p'), [none]).values.get('n')).toEqual(value(0));
    const { values } = db.aggregate(query('p'), [none, sum]);
    expect([...values.values()]).toEqual([value(0), double(3.5)]);
  });
});
