import { describe, expect, test } from 'vitest';
import { documentSize } from '../documents/check-fields.ts';
import { database, fields, key, set, value, type Plain } from '../testing/builders.ts';
import { commitStatus, transform } from '../testing/commits.ts';
import type { FieldTransform, Write } from './write.ts';

describe('limits', () => {
  const nested = (depth: number): Plain => (depth === 0 ? 1 : { f: nested(depth - 1) });
  const long = 'x'.repeat(1_048_488);
  test.each<[string, Write, string]>([
    ['a string too long', set('c/1', { s: long }), 'The value of property "s" is longer than 1048487 bytes.'],
    [
      'a string too long in bytes',
      set('c/1', { s: '€'.repeat(349_496) }),
      'The value of property "s" is longer',
    ],
    [
      'bytes too long',
      set('c/1', { b: { kind: 'bytes', value: new Uint8Array(1_048_488) } }),
      'property "b"',
    ],
    [
      'a document too large',
      set('c/1', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }),
      'maximum entity size is 1048576 bytes',
    ],
    ['an array in an array', set('c/1', { a: [[1]] }), 'Nested arrays are not allowed'],
    [
      'an array in a union',
      transform({ path: ['a'], kind: 'array-union', values: [value([1])] }),
      'Nested arrays',
    ],
    ['21 levels', set('c/1', { m: nested(21) }), 'contains an invalid nested entity'],
    [
      'one level too many through a mask',
      set('c/1', { a: { b: nested(20) } }, { mask: [['a', 'b']] }),
      'invalid nested entity',
    ],
    ['a reserved field', set('c/1', { __x__: 1 }), 'field name __x__ is reserved'],
    ['a reserved nested field', set('c/1', { m: [{ __x__: 1 }] }), 'field name __x__ is reserved'],
    [
      'a reserved field in a mask',
      set('c/1', {}, { mask: [['a', '__x__']] }),
      'field name __x__ is reserved',
    ],
    ['an empty field name', set('c/1', { '': 1 }), 'empty string'],
    [
      'a field name too long',
      set('c/1', { ['n'.repeat(1501)]: 1 }),
      'The property.name is longer than 1500 bytes.',
    ],
    ['a reserved id', set('c/__x__', {}), 'Resource id "__x__" is invalid because it is reserved.'],
    ['a dot for an id', set('c/.', {}), 'Resource id "."'],
    [
      'an id too long',
      set(`c/${'d'.repeat(1501)}`, {}),
      'The key path element name is longer than 1500 bytes.',
    ],
    [
      'a collection id too long',
      set(`${'c'.repeat(1501)}/1`, {}),
      'The key path element kind is longer than 1500',
    ],
    [
      'a document name too long',
      set(['c', 'd', 'c', 'd', 'c', 'd'].map((it) => it.repeat(1_100)).join('/'), {}),
      'longer than 6144 bytes',
    ],
    ['a collection too deep', set(Array<string>(202).fill('c').join('/'), {}), 'more than 100 collections'],
    ['a collection for a document', set('c/1/d', {}), 'odd number of segments'],
    [
      'an increment by a string',
      transform({ path: ['a'], kind: 'increment', operand: value('x') }),
      'Input must be int64 or double.',
    ],
    [
      'a vector too long',
      set('c/1', { v: { kind: 'vector', values: new Array<number>(2049).fill(0) } }),
      '2048 dimensions',
    ],
    [
      'too many transforms',
      transform(
        ...Array.from({ length: 501 }, (_, i): FieldTransform => ({ path: [`f${i}`], kind: 'server-time' })),
      ),
      '500 field transformations',
    ],
  ])('reject %s', async (_, write, message) => {
    const answer = await commitStatus(database(), write);
    expect(answer.message).toContain(message);
    expect(answer.code).toBe('INVALID_ARGUMENT');
  });

  // firebase-js-sdk, "can specify fields multiple times in a field mask".
  test.each([
    ['the inner path first', [['owner', 'name'], ['owner']]],
    ['the outer path first', [['owner'], ['owner', 'name']]],
  ])('let the outer path of a mask decide, %s', async (_, mask) => {
    const db = database();
    await db.commit([set('c/1', { owner: { name: 'old', phone: '1' }, kept: true })]);
    await db.commit([set('c/1', { owner: { name: 'new' }, kept: false }, { mask })]);
    expect(db.read(key('c/1'))!.fields).toEqual(fields({ owner: { name: 'new' }, kept: true }));
    await db.commit([set('c/1', {}, { mask })]);
    expect(db.read(key('c/1'))!.fields).toEqual(fields({ kept: true }));
  });

  test('allow the exact maximum', async () => {
    const stamps = Array.from({ length: 500 }, (_, i): FieldTransform => ({
      path: [`f${i}`],
      kind: 'server-time',
    }));
    const answer = await commitStatus(
      database(),
      set('c/2', { s: 'x'.repeat(1_048_487) }),
      set('c/3', { m: nested(20) }),
      set('c/__id5__', { ['n'.repeat(1500)]: 1 }),
      transform(...stamps),
    );
    expect(answer).toEqual({ code: 'OK', message: '' });
  });

  test('measure a document as the documentation does', () => {
    // The documentation's example: users/jeff/tasks/my_task_id is 44 + 71 + 32 bytes.
    const plain = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
    expect(documentSize(key('users/jeff/tasks/my_task_id'), fields(plain))).toBe(147);
  });
});
