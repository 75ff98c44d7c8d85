import {
  average,
  collection,
  count,
  deleteField,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocsFromServer,
  increment,
  limitToLast,
  orderBy,
  query,
  runTransaction,
  setDoc,
  sum,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { nodeSdkClient } from './node-sdk-client.ts';

let emulator: StartedEmulator;
let firestore: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator();
  ({ firestore, close } = nodeSdkClient(emulator));
});
afterAll(async () => {
  await close();
  await emulator.stop();
});

test('writes, merges, updates and reads documents back from the server', async () => {
  const reference = doc(firestore, 'orders/o1');
  await setDoc(reference, { a: 1, map: { b: 2 } });
  await setDoc(reference, { map: { c: 3 } }, { merge: true });
  await updateDoc(reference, { a: deleteField(), 'map.b': increment(5) });
  expect((await getDocFromServer(reference)).data()).toEqual({ map: { b: 7, c: 3 } });
});

test('commits a batch completely or not at all', async () => {
  const good = writeBatch(firestore);
  good.set(doc(firestore, 'batches/a'), { n: 1 }).set(doc(firestore, 'batches/b'), { n: 2 });
  await good.commit();
  const bad = writeBatch(firestore);
  bad.delete(doc(firestore, 'batches/a')).update(doc(firestore, 'batches/missing'), { n: 1 });
  await expect(bad.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect((await getDocFromServer(doc(firestore, 'batches/a'))).exists()).toBe(true);
});

test('applies a hundred unawaited writes in the order they were made', async () => {
  const reference = doc(firestore, 'orders/pipeline');
  await setDoc(reference, { steps: 0 });
  const writes = Array.from({ length: 100 }, (_, n) =>
    updateDoc(reference, { last: n, steps: increment(1) }),
  );
  await Promise.all(writes);
  expect((await getDocFromServer(reference)).data()).toEqual({ last: 99, steps: 100 });
});

test('completes the writes behind a denied one', async () => {
  const outcomes = await Promise.allSettled([
    setDoc(doc(firestore, 'queue/a'), { n: 1 }),
    updateDoc(doc(firestore, 'queue/missing'), { n: 2 }),
    setDoc(doc(firestore, 'queue/b'), { n: 3 }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await getDocFromServer(doc(firestore, 'queue/b'))).get('n')).toBe(3);
});

test('loses nothing when transactions of five app instances raise one counter', async () => {
  const clients = Array.from({ length: 5 }, () => nodeSdkClient(emulator));
  const path = 'counters/shared';
  await setDoc(doc(firestore, path), { n: 0 });
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 3 }, () =>
        runTransaction(
          client.firestore,
          async (transaction) => {
            const reference = doc(client.firestore, path);
            const n = (await transaction.get(reference)).get('n') as number;
            transaction.update(reference, { n: n + 1 });
          },
          { maxAttempts: 50 },
        ),
      ),
    ),
  );
  expect((await getDocFromServer(doc(firestore, path))).get('n')).toBe(15);
  await Promise.all(clients.map((client) => client.close()));
}, 60_000);

test('aborts a transaction when a document that it only read changes', async () => {
  const [price, order] = [doc(firestore, 'tx/price'), doc(firestore, 'tx/order')];
  await setDoc(price, { taka: 100 });
  let attempts = 0;
  await runTransaction(firestore, async (transaction) => {
    attempts += 1;
    const taka = (await transaction.get(price)).get('taka') as number;
    if (attempts === 1) {
      const other = nodeSdkClient(emulator);
      await updateDoc(doc(other.firestore, 'tx/price'), { taka: 120 });
      await other.close();
    }
    transaction.set(order, { taka });
  });
  expect(attempts).toBe(2);
  expect((await getDocFromServer(order)).get('taka')).toBe(120);
});

test('lets one transaction create a document that several found missing', async () => {
  const create = (n: number) =>
    runTransaction(firestore, async (transaction) => {
      const reference = doc(firestore, 'tx/once');
      if ((await transaction.get(reference)).exists()) return 'there already';
      transaction.set(reference, { n });
      return 'created';
    });
  const outcomes = await Promise.all([1, 2, 3].map(create));
  expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
});

test('reads aggregates from the server', async () => {
  const prices = collection(firestore, 'prices');
  await Promise.all([10, 20, 60].map((taka) => setDoc(doc(prices, `p${taka}`), { taka })));
  const some = query(prices, where('taka', '<', 50));
  expect((await getCountFromServer(some)).data().count).toBe(2);
  const aggregate = await getAggregateFromServer(prices, {
    n: count(),
    total: sum('taka'),
    mean: average('taka'),
  });
  expect(aggregate.data()).toEqual({ n: 3, total: 90, mean: 30 });
});

test('returns limitToLast results in query order', async () => {
  const last = query(collection(firestore, 'prices'), orderBy('taka'), limitToLast(2));
  expect((await getDocsFromServer(last)).docs.map((found) => found.get('taka'))).toEqual([20, 60]);
});

test('reports a missing document as missing, without an error', async () => {
  expect((await getDoc(doc(firestore, 'orders/none'))).exists()).toBe(false);
});
