import { FieldValue, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

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
beforeEach(async () => {
  const url = `http://${emulator.host}:${emulator.port}/emulator/v1/projects/${emulator.projectId}`;
  await fetch(`${url}/databases/(default)/documents`, { method: 'DELETE' });
});

const codes = { notFound: 5, alreadyExists: 6, invalidArgument: 3, failedPrecondition: 9 };

test('reads every type of value back as it was written', async () => {
  const reference = firestore.doc('values/all');
  const written = {
    nothing: null,
    yes: true,
    whole: 42,
    fraction: 1.5,
    infinite: -Infinity,
    text: 'পাঞ্জাবি 👔',
    bytes: Buffer.from([0, 1, 255]),
    moment: new Timestamp(1_700_000_000, 123_456_000),
    place: new GeoPoint(23.81, 90.41),
    other: firestore.doc('shops/dhaka'),
    list: [1, 'two', { three: 3 }, null],
    map: { 'odd name.with `ticks`': { deep: [true] }, empty: {} },
    vector: FieldValue.vector([1, 2.5, -3]),
  };
  await reference.set(written);
  const read = (await reference.get()).data()!;
  expect(read).toEqual(written);
  expect(Number.isNaN((await reference.set({ n: NaN }), (await reference.get()).get('n')))).toBe(true);
});

test('keeps every digit of a 64-bit integer', async () => {
  const big = adminClient(emulator);
  big.firestore.settings({ useBigInt: true });
  const reference = big.firestore.doc('values/big');
  await reference.set({ most: 9223372036854775807n, least: -9223372036854775808n });
  expect((await reference.get()).data()).toEqual({
    most: 9223372036854775807n,
    least: -9223372036854775808n,
  });
  await big.close();
});

test('truncates times to microseconds instead of rounding', async () => {
  const reference = firestore.doc('values/time');
  await reference.set({ at: new Timestamp(1, 999_999_999) });
  expect((await reference.get()).get('at')).toEqual(new Timestamp(1, 999_999_000));
});

test('create rejects an existing document, update a missing one', async () => {
  const reference = firestore.doc('orders/o1');
  await expect(reference.update({ a: 1 })).rejects.toMatchObject({ code: codes.notFound });
  await reference.create({ a: 1 });
  await expect(reference.create({ a: 2 })).rejects.toMatchObject({ code: codes.alreadyExists });
  expect((await reference.get()).data()).toEqual({ a: 1 });
});

test('set replaces, merge keeps other fields, update changes and deletes nested fields', async () => {
  const reference = firestore.doc('orders/o1');
  await reference.set({ keep: 1, map: { a: 1, b: 2 } });
  await reference.set({ map: { b: 3 } }, { merge: true });
  expect((await reference.get()).data()).toEqual({ keep: 1, map: { a: 1, b: 3 } });
  await reference.update({ 'map.a': FieldValue.delete(), 'map.c.d': 4, keep: FieldValue.delete() });
  expect((await reference.get()).data()).toEqual({ map: { b: 3, c: { d: 4 } } });
  await reference.set({ ignored: 1, map: { e: 5 } }, { mergeFields: ['map.e'] });
  expect((await reference.get()).data()).toEqual({ map: { b: 3, c: { d: 4 }, e: 5 } });
  await reference.set({ only: 'this' });
  expect((await reference.get()).data()).toEqual({ only: 'this' });
});

test('reports create and update times, and keeps the update time when a write changes nothing', async () => {
  const reference = firestore.doc('orders/o1');
  const created = await reference.set({ a: 1 });
  const same = await reference.set({ a: 1 });
  expect(same.writeTime).toEqual(created.writeTime);
  const changed = await reference.set({ a: 2 });
  const read = await reference.get();
  expect(read.createTime).toEqual(created.writeTime);
  expect(read.updateTime).toEqual(changed.writeTime);
  expect(changed.writeTime.valueOf() > created.writeTime.valueOf()).toBe(true);
});

test('rejects a write whose update-time precondition is stale', async () => {
  const reference = firestore.doc('orders/o1');
  const { writeTime: first } = await reference.set({ a: 1 });
  const { writeTime: second } = await reference.update({ a: 2 }, { lastUpdateTime: first });
  await expect(reference.update({ a: 3 }, { lastUpdateTime: first })).rejects.toMatchObject({
    code: codes.failedPrecondition,
  });
  await expect(reference.delete({ lastUpdateTime: first })).rejects.toMatchObject({
    code: codes.failedPrecondition,
  });
  await reference.delete({ lastUpdateTime: second });
  expect((await reference.get()).exists).toBe(false);
});

test('deletes a missing document without error, unless the precondition requires it', async () => {
  const reference = firestore.doc('orders/missing');
  await reference.delete();
  await expect(reference.delete({ exists: true })).rejects.toMatchObject({ code: codes.notFound });
});

test('reads many documents in one request, in request order, missing ones included', async () => {
  await firestore.doc('orders/a').set({ n: 1, secret: 'x' });
  await firestore.doc('orders/c').set({ n: 3, secret: 'y' });
  const references = ['c', 'b', 'a', 'c'].map((id) => firestore.doc(`orders/${id}`));
  const documents = await firestore.getAll(...references, { fieldMask: ['n'] });
  expect(documents.map((document) => document.data())).toEqual([{ n: 3 }, undefined, { n: 1 }, { n: 3 }]);
});

test('writes a batch completely or not at all', async () => {
  const batch = firestore.batch();
  batch.set(firestore.doc('orders/a'), { n: 1 });
  batch.update(firestore.doc('orders/missing'), { n: 2 });
  await expect(batch.commit()).rejects.toMatchObject({ code: codes.notFound });
  expect((await firestore.doc('orders/a').get()).exists).toBe(false);
});

test('applies two writes of one document in a batch in order', async () => {
  const reference = firestore.doc('orders/a');
  const results = await firestore
    .batch()
    .create(reference, { n: 1 })
    .update(reference, { n: FieldValue.increment(5) })
    .commit();
  expect(results).toHaveLength(2);
  expect((await reference.get()).data()).toEqual({ n: 6 });
});

test('commits a batch of 500 with one commit time', async () => {
  const batch = firestore.batch();
  for (let n = 0; n < 500; n += 1) batch.set(firestore.doc(`many/d${n}`), { n });
  const results = await batch.commit();
  expect(new Set(results.map(({ writeTime }) => writeTime.valueOf())).size).toBe(1);
  expect((await firestore.collection('many').count().get()).data().count).toBe(500);
});

test('reports each write of a bulk writer separately', async () => {
  await firestore.doc('bulk/d3').set({ old: true });
  const writer = firestore.bulkWriter();
  writer.onWriteError(() => false);
  const outcomes = Array.from({ length: 30 }, (_, n) =>
    writer.create(firestore.doc(`bulk/d${n}`), { n }).then(
      () => 'written',
      (error: { code: number }) => error.code,
    ),
  );
  await writer.close();
  const seen = await Promise.all(outcomes);
  expect(seen.filter((outcome) => outcome === 'written')).toHaveLength(29);
  expect(seen[3]).toBe(codes.alreadyExists);
});

test('deletes a document tree recursively, and nothing beside it', async () => {
  const tree = ['carts/c1', 'carts/c1/items/i1', 'carts/c1/items/i1/notes/n1', 'carts/c10', 'carts2/c1'];
  await Promise.all(tree.map((path) => firestore.doc(path).set({ path })));
  await firestore.recursiveDelete(firestore.doc('carts/c1'));
  const left = await Promise.all(tree.map(async (path) => (await firestore.doc(path).get()).exists));
  expect(left).toEqual([false, false, false, true, true]);
  await firestore.recursiveDelete(firestore.collection('carts'));
  expect((await firestore.doc('carts/c10').get()).exists).toBe(false);
  expect((await firestore.doc('carts2/c1').get()).exists).toBe(true);
});

test('lists collections and documents, missing parents included', async () => {
  await firestore.doc('shops/dhaka/shelves/s1').set({});
  await firestore.doc('shops/khulna').set({});
  await firestore.doc('orders/o1').set({});
  const names = async (collections: Promise<{ id: string }[]>) =>
    (await collections).map(({ id }) => id).sort();
  expect(await names(firestore.listCollections())).toEqual(['orders', 'shops']);
  expect(await names(firestore.doc('shops/dhaka').listCollections())).toEqual(['shelves']);
  expect(await names(firestore.collection('shops').listDocuments())).toEqual(['dhaka', 'khulna']);
});

test.each([
  ['a reserved field', () => ({ __x__: 1 })],
  ['a document above 1 MiB', () => ({ a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) })],
  ['a text above the limit of a property', () => ({ a: 'x'.repeat(1_048_488) })],
])('rejects %s as an invalid argument', async (_what, data) => {
  await expect(firestore.doc('limits/d').set(data())).rejects.toMatchObject({ code: codes.invalidArgument });
  expect((await firestore.doc('limits/d').get()).exists).toBe(false);
});

test('rejects a reserved document id', async () => {
  await expect(firestore.doc('limits/__x__').set({})).rejects.toMatchObject({ code: codes.invalidArgument });
});
