import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  addDoc,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  doc,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  terminate,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';

let emulator: StartedEmulator;
let app: FirebaseApp;
let firestore: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  emulator = await startEmulator();
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'none' }, 'lite');
  firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, emulator.host, emulator.port);
});
afterAll(async () => {
  await terminate(firestore);
  await deleteApp(app);
  await emulator.stop();
});

test('preserves every type of value over REST', async () => {
  const reference = doc(firestore, 'values/all');
  const written = {
    nothing: null,
    yes: false,
    whole: -7,
    fraction: 0.25,
    infinite: Infinity,
    notANumber: NaN,
    text: 'শাড়ি "quoted" \u2028 👗',
    bytes: Bytes.fromUint8Array(new Uint8Array([0, 128, 255])),
    moment: new Timestamp(1_700_000_000, 999_999_000),
    place: new GeoPoint(-0.5, 179.9),
    other: doc(firestore, 'shops/dhaka'),
    list: [[1].length, 'two', { three: [3] }],
    empty: {},
    none: [],
  };
  await setDoc(reference, written);
  const read = (await getDoc(reference)).data()!;
  expect(read).toMatchObject({ ...written, other: expect.anything(), bytes: expect.anything() });
  expect(read['bytes'].isEqual(written.bytes)).toBe(true);
  expect(read['other'].path).toBe('shops/dhaka');
});

test('creates, changes and deletes documents', async () => {
  const reference = await addDoc(collection(firestore, 'orders'), { n: 1, tags: ['a'] });
  await updateDoc(reference, { n: increment(2), tags: arrayUnion('b'), at: serverTimestamp() });
  const read = (await getDoc(reference)).data()!;
  expect(read).toMatchObject({ n: 3, tags: ['a', 'b'] });
  expect(read['at']).toBeInstanceOf(Timestamp);
  await deleteDoc(reference);
  expect((await getDoc(reference)).exists()).toBe(false);
});

test('answers not-found to an update of a missing document', async () => {
  await expect(updateDoc(doc(firestore, 'orders/none'), { n: 1 })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('runs queries with cursors, groups and aggregates', async () => {
  const batch = writeBatch(firestore);
  for (const [id, taka] of [
    ['a', 10],
    ['b', 20],
    ['c', 30],
  ] as const) {
    batch.set(doc(firestore, `shops/s${id}/prices/${id}`), { taka });
  }
  await batch.commit();
  const group = collectionGroup(firestore, 'prices');
  const above = await getDocs(query(group, where('taka', '>', 10), orderBy('taka', 'desc')));
  expect(above.docs.map(({ id }) => id)).toEqual(['c', 'b']);
  const after = await getDocs(query(group, orderBy('taka'), startAfter(above.docs[1])));
  expect(after.docs.map(({ id }) => id)).toEqual(['c']);
  expect((await getDocs(query(group, where('taka', '==', 11)))).empty).toBe(true);
  expect((await getCount(group)).data().count).toBe(3);
  const aggregate = await getAggregate(group, { n: count(), total: sum('taka'), mean: average('taka') });
  expect(aggregate.data()).toEqual({ n: 3, total: 60, mean: 20 });
});

test('loses nothing when ten transactions change one document', async () => {
  const reference = doc(firestore, 'counters/lite');
  await setDoc(reference, { n: 0 });
  await Promise.all(
    Array.from({ length: 10 }, () =>
      runTransaction(
        firestore,
        async (transaction) => {
          const n = (await transaction.get(reference)).get('n') as number;
          transaction.update(reference, { n: n + 1 });
        },
        { maxAttempts: 50 },
      ),
    ),
  );
  expect((await getDoc(reference)).get('n')).toBe(10);
}, 60_000);
