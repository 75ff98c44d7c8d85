import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';
import { waitFor } from './wait-for.ts';

let emulator: StartedEmulator;
let firestore: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator();
  ({ firestore, close } = adminClient(emulator));
});
afterAll(async () => {
  await close();
  await emulator.stop();
});

test('sends a query listener one snapshot per commit', async () => {
  const orders = firestore.collection('orders');
  await orders.doc('a').set({ n: 1 });
  const seen: QuerySnapshot[] = [];
  const stop = orders
    .where('n', '>', 0)
    .orderBy('n')
    .onSnapshot((snapshot) => seen.push(snapshot));
  await waitFor('the start', () => seen.length === 1);
  await firestore.batch().set(orders.doc('b'), { n: 2 }).update(orders.doc('a'), { n: 3 }).commit();
  await waitFor('the batch', () => seen.length === 2);
  expect(seen[1]!.docs.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(
    seen[1]!
      .docChanges()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['added', 'modified']);
  await orders.doc('a').update({ n: 0 });
  await waitFor('a leaves', () => seen.length === 3);
  expect(seen[2]!.docs.map(({ id }) => id)).toEqual(['b']);
  await firestore.doc('elsewhere/d').set({ n: 5 });
  await orders.doc('b').delete();
  await waitFor('b is deleted', () => seen.length === 4);
  expect(seen[3]!.empty).toBe(true);
  stop();
});

test('sends a document listener its creation, changes and deletion', async () => {
  const reference = firestore.doc('orders/single');
  const seen: unknown[] = [];
  const stop = reference.onSnapshot((snapshot) => seen.push(snapshot.data() ?? 'missing'));
  await waitFor('it is missing', () => seen.length === 1);
  await reference.set({ n: 1 });
  await waitFor('it is created', () => seen.length === 2);
  await reference.update({ n: 2 });
  await waitFor('it is changed', () => seen.length === 3);
  await reference.delete();
  await waitFor('it is deleted', () => seen.length === 4);
  expect(seen).toEqual(['missing', { n: 1 }, { n: 2 }, 'missing']);
  stop();
});

test('keeps the size and order of a limitToLast window', async () => {
  const log = firestore.collection('log');
  const windows: string[] = [];
  const stop = log
    .orderBy('at')
    .limitToLast(2)
    .onSnapshot((snapshot) => windows.push(snapshot.docs.map(({ id }) => id).join()));
  await waitFor('the start', () => windows.length === 1);
  for (const [id, at] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const) {
    await log.doc(id).set({ at });
    await waitFor(`${id} is in`, () => windows.at(-1)!.endsWith(id));
  }
  await log.doc('c').delete();
  await waitFor('a is back', () => windows.at(-1) === 'a,b');
  expect(windows).toEqual(['', 'a', 'a,b', 'b,c', 'a,b']);
  stop();
});
