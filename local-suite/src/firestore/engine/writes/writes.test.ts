import { describe, expect, test } from 'vitest';
import { database, double, fields, key, remove, set, value, type Plain } from '../testing/builders.ts';
import { commitStatus, transform } from '../testing/commits.ts';
import type { Value } from '../values/value.ts';
import type { FieldTransform, StagedCommit, Write } from './write.ts';

const NAME = 'projects/demo-test/databases/(default)/documents/c/1';

async function stored(write: Write, before?: { [name: string]: Plain }): Promise<unknown> {
  const db = database();
  if (before) await db.commit([set('c/1', before)]);
  await db.commit([write]);
  return db.read(key('c/1'))?.fields;
}

type Operation = FieldTransform extends infer One
  ? One extends FieldTransform
    ? Omit<One, 'path'>
    : never
  : never;

async function transformed(base: Plain | undefined, one: Operation): Promise<Value | undefined> {
  const write = transform({ path: ['f'], ...one } as FieldTransform);
  const result = await stored(write, base === undefined ? { other: 1 } : { f: base });
  return (result as Map<string, Value>).get('f');
}

describe('a set', () => {
  test('replaces the document without a mask', async () => {
    expect(await stored(set('c/1', { b: 2 }), { a: 1 })).toEqual(fields({ b: 2 }));
  });

  test.each<
    [string, { [name: string]: Plain }, string[], { [name: string]: Plain }, { [name: string]: Plain }]
  >([
    ['changes only what the mask lists', { a: 1, b: 1 }, ['a'], { a: 2, b: 9 }, { a: 2, b: 1 }],
    ['deletes what the mask lists and the write lacks', { a: 1, b: 1 }, ['a'], {}, { b: 1 }],
    ['changes fields inside maps', { m: { x: 1, y: 1 } }, ['m.x'], { m: { x: 2 } }, { m: { x: 2, y: 1 } }],
    ['deletes inside maps', { m: { x: 1, y: 1 } }, ['m.x'], {}, { m: { y: 1 } }],
    ['replaces another type with a map', { m: 1 }, ['m.x'], { m: { x: 2 } }, { m: { x: 2 } }],
    ['leaves a value of another type unchanged when it deletes inside it', { m: 1 }, ['m.x'], {}, { m: 1 }],
    ['changes nothing with an empty mask', { a: 1 }, [], { a: 2 }, { a: 1 }],
  ])('%s', async (_, before, mask, written, after) => {
    const write = set('c/1', written, { mask: mask.map((path) => path.split('.')) });
    expect(await stored(write, before)).toEqual(fields(after));
  });

  test('with a mask creates a missing document, also an empty one', async () => {
    expect(await stored(set('c/1', { a: 1, b: 1 }, { mask: [['a']] }))).toEqual(fields({ a: 1 }));
    expect(await stored(set('c/1', { a: 1 }, { mask: [] }))).toEqual(fields({}));
  });
});

describe('a transform', () => {
  const MAX = 2n ** 63n - 1n;
  test.each<[string, Plain | undefined, Operation, Value]>([
    ['adds integers', 1, { kind: 'increment', operand: value(2) }, value(3)],
    ['adds to a missing field', undefined, { kind: 'increment', operand: value(2) }, value(2)],
    ['adds to a non-number', 'x', { kind: 'increment', operand: value(2) }, value(2)],
    ['adds with a double to a double', 1, { kind: 'increment', operand: double(0.5) }, double(1.5)],
    ['stops at the largest integer', MAX, { kind: 'increment', operand: value(5) }, value(MAX)],
    ['stops at the smallest integer', -MAX, { kind: 'increment', operand: value(-5) }, value(-(2n ** 63n))],
    ['keeps the stored value of two equal ones', 3, { kind: 'maximum', operand: double(3) }, value(3)],
    ['takes the greater', 3, { kind: 'maximum', operand: double(3.5) }, double(3.5)],
    ['prefers zero to minus zero', double(-0), { kind: 'maximum', operand: double(0) }, double(0)],
    ['takes NaN for the maximum', 3, { kind: 'maximum', operand: double(NaN) }, double(NaN)],
    ['takes the smaller', 3, { kind: 'minimum', operand: value(2) }, value(2)],
    ['keeps the smaller', 1, { kind: 'minimum', operand: value(2) }, value(1)],
    ['takes the operand for a non-number', 'x', { kind: 'minimum', operand: value(2) }, value(2)],
    [
      'unites without duplicates',
      [1, 'a'],
      { kind: 'array-union', values: [double(1), value('b'), value('b')] },
      value([1, 'a', 'b']),
    ],
    [
      'recognizes NaN and null in a union',
      [double(NaN), null],
      { kind: 'array-union', values: [double(NaN), value(null)] },
      value([double(NaN), null]),
    ],
    ['unites with a non-array', 5, { kind: 'array-union', values: [value(1)] }, value([1])],
    [
      'removes all equals',
      [1, 2, double(1), { k: 1 }],
      { kind: 'array-remove', values: [value(1), value({ k: double(1) })] },
      value([2]),
    ],
    ['removes from a missing field', undefined, { kind: 'array-remove', values: [value(1)] }, value([])],
  ] as const)('%s', async (_, base, one, expected) => {
    expect(await transformed(base, one)).toEqual(expected);
  });

  test('runs after the update, in order, each with its result, all at one time', async () => {
    const db = database();
    const path = ['n'];
    const { results, time } = await db.commit([
      set(
        'c/1',
        { n: 1 },
        {
          transforms: [
            { path, kind: 'increment', operand: value(1) },
            { path, kind: 'increment', operand: value(2) },
            { path: ['l'], kind: 'array-union', values: [value(1)] },
            { path: ['at'], kind: 'server-time' },
          ],
        },
      ),
      { kind: 'transform', key: key('c/2'), transforms: [{ path: ['m', 'at'], kind: 'server-time' }] },
    ]);
    const at: Value = { kind: 'timestamp', micros: time - (time % 1000) };
    expect(results[0]!.transformResults).toEqual([value(2), value(4), value(null), at]);
    expect(db.read(key('c/1'))!.fields).toEqual(fields({ n: 4, l: [1], at }));
    expect(db.read(key('c/2'))!.fields).toEqual(fields({ m: { at } }));
  });
});

describe('a commit', () => {
  test('gives changed documents its own time, and unchanged ones theirs', async () => {
    const db = database();
    const first = await db.commit([set('c/1', { a: 1 })]);
    const second = await db.commit([set('c/1', { a: 1 }), remove('c/none')]);
    expect(second.time).toBeGreaterThan(first.time);
    expect(second.results).toEqual([
      { updateTime: first.time, transformResults: [] },
      { transformResults: [] },
    ]);
    expect(second.changed).toBe(0);
    const third = await db.commit([set('c/1', { a: double(1) })]);
    expect(db.read(key('c/1'))).toMatchObject({ createTime: first.time, updateTime: third.time });
  });

  test('applies all writes or none', async () => {
    const db = database();
    const writes = [set('c/1', { a: 1 }), set('c/2', {}, { precondition: { exists: true } })];
    expect((await commitStatus(db, ...writes)).code).toBe('NOT_FOUND');
    expect(db.read(key('c/1'))).toBeUndefined();
  });

  test('applies several writes of one document in order', async () => {
    const db = database();
    await db.commit([
      set('c/1', { a: 1 }),
      remove('c/1'),
      set('c/1', { b: 1 }, { precondition: { exists: false } }),
    ]);
    expect(db.read(key('c/1'))!.fields).toEqual(fields({ b: 1 }));
  });

  test('succeeds without writes', async () => {
    await expect(database().commit([])).resolves.toMatchObject({ results: [], changed: 0 });
  });

  test('words failed preconditions as the cloud does', async () => {
    const db = database();
    const { time } = await db.commit([set('c/1', { a: 1 })]);
    expect(await commitStatus(db, set('c/1', {}, { precondition: { exists: false } }))).toEqual({
      code: 'ALREADY_EXISTS',
      message: `Document already exists: ${NAME}`,
    });
    expect(await commitStatus(db, remove('c/2', { exists: true }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await commitStatus(db, set('c/1', {}, { precondition: { updateTime: time - 1 } }))).code).toBe(
      'FAILED_PRECONDITION',
    );
    expect((await commitStatus(db, set('c/1', {}, { precondition: { updateTime: time } }))).code).toBe('OK');
  });

  test('verifies without writing, but not together with a write of the same document', async () => {
    const db = database();
    await db.commit([set('c/1', {})]);
    const verify = (text: string, exists: boolean): Write => ({
      kind: 'verify',
      key: key(text),
      precondition: { exists },
    });
    expect((await commitStatus(db, verify('c/1', true), verify('c/2', false))).code).toBe('OK');
    expect((await commitStatus(db, verify('c/1', false))).code).toBe('ALREADY_EXISTS');
    expect((await commitStatus(db, verify('c/1', true), set('c/1', {}))).message).toBe(
      'the same document cannot be verified and then written in a single request',
    );
    expect((await commitStatus(db, set('c/1', {}), verify('c/1', true))).code).toBe('INVALID_ARGUMENT');
    expect((await commitStatus(db, verify('c/1', true), verify('c/1', true))).code).toBe('INVALID_ARGUMENT');
  });

  test('checks permission before it reveals what exists, and does nothing without it', async () => {
    const db = database();
    await db.commit([set('c/1', { a: 1 })]);
    let seen: StagedCommit | undefined;
    const deny = (staged: StagedCommit) => {
      seen = staged;
      throw new Error('denied');
    };
    const writes = [set('c/1', { a: 2 }, { precondition: { exists: false } }), set('c/2', { b: 1 })];
    await expect(db.commit(writes, { authorize: deny })).rejects.toThrow('denied');
    expect(seen!.readBefore(key('c/2'))).toBeUndefined();
    expect(seen!.readAfter(key('c/2'))!.fields).toEqual(fields({ b: 1 }));
    expect(seen!.writes[0]).toMatchObject({ key: 'c/1', before: { fields: fields({ a: 1 }) } });
    expect(db.read(key('c/1'))!.fields).toEqual(fields({ a: 1 }));
    expect(db.read(key('c/2'))).toBeUndefined();
  });

  test('reports changes with before and after to triggers', async () => {
    const db = database();
    const commits: unknown[] = [];
    const stop = db.onCommit((commit) => commits.push(commit));
    await db.commit([set('c/1', { a: 1 }), set('c/2', {}), remove('c/2')]);
    await db.commit([set('c/1', { a: 1 })]);
    expect(commits).toMatchObject([{ changes: [{ key: 'c/1', after: { fields: fields({ a: 1 }) } }] }]);
    stop();
    await db.commit([remove('c/1')]);
    expect(commits).toHaveLength(1);
  });
});

// firebase-js-sdk, "runs transactions after getting existing / non-existent / deleted document".
describe('requiring a document after deleting it in one commit', () => {
  const update = set('c/1', { n: 2 }, { precondition: { exists: true } });

  test.each<[string, Write[]]>([
    ['that existed', [set('c/1', { n: 1 })]],
    ['that never existed', []],
    ['that an earlier commit deleted', [set('c/1', { n: 1 }), remove('c/1')]],
  ])('is an invalid argument, for a document %s', async (_, before) => {
    const db = database();
    for (const write of before) await db.commit([write]);
    for (const write of [update, remove('c/1', { exists: true })]) {
      expect(await commitStatus(db, remove('c/1'), write)).toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
    expect(db.read(key('c/1')) !== undefined).toBe(before.length === 1);
  });

  test('leaves a plain update of a missing document NOT_FOUND, also before a deletion', async () => {
    expect(await commitStatus(database(), update)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await commitStatus(database(), update, remove('c/1'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('allows writing it again, or requiring its absence', async () => {
    const db = database();
    await db.commit([set('c/1', { n: 1 })]);
    expect(await commitStatus(db, remove('c/1'), set('c/1', { n: 3 }))).toMatchObject({ code: 'OK' });
    const create = set('c/1', { n: 4 }, { precondition: { exists: false } });
    expect(await commitStatus(db, remove('c/1'), create)).toMatchObject({ code: 'OK' });
    expect(await commitStatus(db, remove('c/1'), create, update)).toMatchObject({ code: 'OK' });
  });
});
