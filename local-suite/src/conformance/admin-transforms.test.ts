import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

let emulator: StartedEmulator;
let firestore: Firestore;
let close: () => Promise<void>;
let documents = 0;
const newDocument = () => firestore.doc(`transforms/d${(documents += 1)}`);

beforeAll(async () => {
  emulator = await startEmulator();
  ({ firestore, close } = adminClient(emulator));
});
afterAll(async () => {
  await close();
  await emulator.stop();
});

test('sets one server time for the whole commit, close to now', async () => {
  const [a, b] = [newDocument(), newDocument()];
  await firestore
    .batch()
    .set(a, { at: FieldValue.serverTimestamp(), in: { at: FieldValue.serverTimestamp() } })
    .set(b, { at: FieldValue.serverTimestamp() })
    .commit();
  const [first, second] = [(await a.get()).data()!, (await b.get()).data()!];
  expect(first['at']).toBeInstanceOf(Timestamp);
  expect(first['at']).toEqual(second['at']);
  expect(first['in'].at).toEqual(first['at']);
  expect(Math.abs(first['at'].toMillis() - Date.now())).toBeLessThan(5000);
});

test.each<[string, number | string | undefined, number, number]>([
  ['of an integer', 5, 2, 7],
  ['by a fraction', 5, 0.5, 5.5],
  ['downwards', 5, -7, -2],
  ['of a missing field', undefined, 3, 3],
  ['of a text', 'five', 3, 3],
])('increments %s', async (_what, before, by, after) => {
  const reference = newDocument();
  await reference.set(before === undefined ? {} : { n: before });
  await reference.update({ n: FieldValue.increment(by) });
  expect((await reference.get()).get('n')).toBe(after);
});

test('saturates an increment at the largest integer', async () => {
  const big = adminClient(emulator);
  big.firestore.settings({ useBigInt: true });
  const reference = big.firestore.doc('transforms/most');
  await reference.set({ n: 9223372036854775806n });
  await reference.update({ n: FieldValue.increment(5) });
  expect((await reference.get()).get('n')).toBe(9223372036854775807n);
  await big.close();
});

test('arrayUnion adds missing elements, arrayRemove deletes every equal one', async () => {
  const reference = newDocument();
  await reference.set({ list: ['a', 1, { k: 1 }, 'a'] });
  await reference.update({ list: FieldValue.arrayUnion('a', 'b', 1.0, { k: 1 }, 'b') });
  expect((await reference.get()).get('list')).toEqual(['a', 1, { k: 1 }, 'a', 'b']);
  await reference.update({ list: FieldValue.arrayRemove('a', { k: 1 }) });
  expect((await reference.get()).get('list')).toEqual([1, 'b']);
  await reference.update({ list: 'no list' });
  await reference.update({ list: FieldValue.arrayUnion('x') });
  expect((await reference.get()).get('list')).toEqual(['x']);
});

test('applies transforms inside a merge, beside plain fields and in maps', async () => {
  const reference = newDocument();
  await reference.set({ stats: { sold: 1, seen: 9 }, name: 'old' });
  await reference.set({ name: 'new', stats: { sold: FieldValue.increment(1) } }, { merge: true });
  expect((await reference.get()).data()).toEqual({ name: 'new', stats: { sold: 2, seen: 9 } });
});
