import { describe, expect, test } from 'vitest';
import { database, double, fields, key, set, value, type Plain } from '../testing/builders.ts';
import type { Value } from '../values/value.ts';
import { DeclaredIndexes } from './declared-indexes.ts';
import { entriesOf } from './document-entries.ts';

const DEFAULT = new DeclaredIndexes();

function count(plain: { [name: string]: Plain }, declared = DEFAULT, at = 'cities/SF'): number {
  return [...entriesOf(key(at), fields(plain), declared)].reduce((sum, entry) => sum + entry.count, 0);
}

const sizes = (at: string, plain: { [name: string]: Plain }, declared = DEFAULT): number[] =>
  [...entriesOf(key(at), fields(plain), declared)].map(({ bytes }) => bytes);

const exempt = (collectionGroup: string, fieldPath: string, indexes: object[] = []) => ({
  collectionGroup,
  fieldPath,
  indexes,
});

function composite(collectionGroup: string, ...paths: string[]): object {
  const field = (path: string) =>
    path.startsWith('contains ')
      ? { fieldPath: path.slice('contains '.length), arrayConfig: 'CONTAINS' }
      : { fieldPath: path, order: 'ASCENDING' };
  return { collectionGroup, queryScope: 'COLLECTION', fields: paths.map(field) };
}

async function rejection(
  plain: { [name: string]: Plain },
  file: object = {},
  at = 'c/1',
): Promise<{ code: string; message: string } | undefined> {
  return database({}, file)
    .commit([set(at, plain)])
    .then(
      () => undefined,
      (error: { code: string; message: string }) => ({ code: error.code, message: error.message }),
    );
}

const integers = (many: number, from = 0): Value[] =>
  Array.from({ length: many }, (_, i) => ({ kind: 'integer', value: BigInt(from + i) }));

// https://firebase.google.com/docs/firestore/query-data/index-overview#index_entries
describe('the index entries of a document', () => {
  const city = {
    city_name: 'San Francisco',
    temperatures: { summer: 67, winter: 55 },
    neighborhoods: ['Mission', 'Downtown', 'Marina'],
  };

  test('match the documentation, with both name directions of each array element', () => {
    // city_name 2, temperatures 2, its two parts 2 each, neighborhoods 2, and three elements.
    expect(count(city)).toBe(10 + 2 * 3);
    const declared = new DeclaredIndexes({
      indexes: [
        composite('cities', 'city_name', 'contains neighborhoods'),
        composite('towns', 'city_name', 'x'),
      ],
    });
    expect(count(city, declared)).toBe(16 + 3);
    expect(count({ city_name: 'Dhaka' }, declared)).toBe(2);
  });

  test('are fewer by an exemption, which the fields of a map inherit and may override', () => {
    const of = (...fieldOverrides: object[]) => count(city, new DeclaredIndexes({ fieldOverrides }));
    expect(of(exempt('cities', 'neighborhoods'))).toBe(8);
    expect(of(exempt('cities', 'temperatures'))).toBe(16 - 6);
    const summer = [{ order: 'ASCENDING', queryScope: 'COLLECTION' }];
    expect(of(exempt('cities', 'temperatures'), exempt('cities', 'temperatures.summer', summer))).toBe(11);
    expect(of(exempt('cities', '*'))).toBe(0);
    expect(of(exempt('towns', '*'))).toBe(16);
    const group = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
    expect(of(exempt('cities', 'city_name', group))).toBe(15);
  });

  test('share those of equal array elements', () => {
    expect(count({ a: [1, 1, double(1), 2] })).toBe(2 + 2 * 2);
  });

  // https://firebase.google.com/docs/firestore/storage-size#index-entry-size
  test('have the documented size, with long values truncated', () => {
    expect(sizes('users/jeff/tasks/my_task_id', { done: false })).toEqual([109, 109]);
    const group = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
    const inGroup = new DeclaredIndexes({ fieldOverrides: [exempt('tasks', 'done', group)] });
    expect(sizes('users/jeff/tasks/my_task_id', { done: false }, inGroup)).toEqual([98]);
    const both = new DeclaredIndexes({ indexes: [composite('tasks', 'priority', 'done')] });
    expect(sizes('users/jeff/tasks/my_task_id', { done: false, priority: 1 }, both).at(-1)).toBe(112);
    const [short, long] = [1_499, 100_000].map((length) => sizes('c/1', { s: 'x'.repeat(length) })[0]);
    expect(long).toBe(short);
  });
});

describe('rejects a document', () => {
  const tooMany = { code: 'INVALID_ARGUMENT', message: 'too many index entries for entity /c/1' };

  // Each map of two numbers makes six entries; cloud projects meet this with statistics in one document.
  test('above forty thousand entries, unless exempted', async () => {
    const map = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, i) => [`p${i}`, { quantity: 1, revenue: 2 }]));
    expect(await rejection({ now: map(6_666) })).toBeUndefined();
    expect(await rejection({ now: map(6_667) })).toEqual(tooMany);
    expect(await rejection({ now: map(6_667) }, { fieldOverrides: [exempt('c', 'now')] })).toBeUndefined();
    expect(await rejection({ now: map(3_334), before: map(3_334) })).toEqual(tooMany);
  });

  test('above 19,999 distinct array elements, ignoring repetitions', async () => {
    const elements = (values: Value[]): { a: Value } => ({ a: { kind: 'array', values } });
    expect(await rejection(elements(integers(19_999)))).toBeUndefined();
    expect(await rejection(elements([...integers(19_999), ...integers(1_000)]))).toBeUndefined();
    expect(await rejection(elements(integers(20_000)))).toEqual(tooMany);
  });

  test('when a composite index over several long values makes too large an entry', async () => {
    const long = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x'.repeat(1_500)]));
    const five = { indexes: [composite('c', 'a', 'b', 'd', 'e', 'f')] };
    expect(await rejection(long('a', 'b', 'd', 'e'), five)).toBeUndefined();
    expect(await rejection(long('a', 'b', 'd', 'e', 'f'))).toBeUndefined();
    const parent = `c/${'n'.repeat(100)}/c/${'m'.repeat(100)}`;
    expect(await rejection(long('a', 'b', 'd', 'e', 'f'), five, parent)).toEqual({
      code: 'INVALID_ARGUMENT',
      message: 'Index entry is too large.',
    });
  });

  test('when its entries exceed 8 MiB together', async () => {
    const strings = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, i) => [`s${i}`, `${i}`.padEnd(300, 'x')]));
    const at = `c/${'n'.repeat(1_400)}`;
    expect(await rejection(strings(2_300), {}, at)).toBeUndefined();
    expect(await rejection(strings(2_500), {}, at)).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  test('when a transform or a mask causes the excess', async () => {
    const db = database();
    await db.commit([set('c/1', { a: value(null) })]);
    const union = (from: number): Promise<unknown> =>
      db.commit([
        {
          kind: 'transform',
          key: key('c/1'),
          transforms: [{ path: ['a'], kind: 'array-union', values: integers(10_000, from) }],
        },
      ]);
    await union(0);
    await expect(union(10_000)).rejects.toThrow('too many index entries');
    await db.commit([set('c/1', { b: 1 }, { mask: [['b']] })]);
  });
});
