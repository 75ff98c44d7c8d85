import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const at = (ms: number) => new Date(ms);

test('returns only the fields that differ', () => {
  const before = { a: 1, when: at(5), list: [{ n: 1 }], nested: { x: 1 } };
  expect(changedFields(before, { ...before, when: at(5), list: [{ n: 1 }] })).toEqual({});
  expect(changedFields(before, { ...before, a: 2, when: at(6) })).toEqual({ a: 2, when: at(6) });
});

test('removes a missing field, and leaves fields that neither side has', () => {
  expect(changedFields({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: FieldValue.delete() });
});

test('appends to a list that only grew; sets one that changed otherwise or has duplicates', () => {
  const list = [{ n: 1 }];
  expect(changedFields({ list }, { list: [...list, { n: 2 }] })).toEqual({
    list: FieldValue.arrayUnion({ n: 2 }),
  });
  for (const other of [[{ n: 2 }], [], [...list, ...list], [{ n: 0 }, ...list]]) {
    expect(changedFields({ list }, { list: other })).toEqual({ list: other });
  }
});
