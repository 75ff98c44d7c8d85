import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  increment,
  limit,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  waitForPendingWrites,
  where,
} from 'firebase/firestore';
import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { waitFor } from './wait-for.ts';
import { nodeSdkClient } from './node-sdk-client.ts';

let emulator: StartedEmulator;
let firestore: Firestore;
const toClose: (() => Promise<void> | void)[] = [];
let shops = 0;
let shop: string;

/** Creates a client that is closed after the test. */
function client(): Firestore {
  const made = nodeSdkClient(emulator);
  toClose.push(made.close);
  return made.firestore;
}

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(async () => {
  await emulator.stop();
});
beforeEach(() => {
  shop = `shop${(shops += 1)}`;
  firestore = client();
});
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

function watchDocument(path: string, by = firestore) {
  const seen: DocumentSnapshot[] = [];
  const failures: Error[] = [];
  const stop = onSnapshot(
    doc(by, path),
    { includeMetadataChanges: true },
    (snapshot) => seen.push(snapshot),
    (error) => failures.push(error),
  );
  toClose.push(stop);
  return { seen, failures, stop, last: () => seen.at(-1) };
}

function watchQuery(watched: Query, includeMetadataChanges = false) {
  const seen: QuerySnapshot[] = [];
  const stop = onSnapshot(watched, { includeMetadataChanges }, (snapshot) => seen.push(snapshot));
  toClose.push(stop);
  return { seen, stop, ids: () => seen.at(-1)?.docs.map(({ id }) => id) };
}

test("shows a write at once as pending, then confirms it with the server's time", async () => {
  const watched = watchDocument(`${shop}/d`);
  await waitFor('the first snapshot', () => watched.seen.length > 0 && !watched.last()!.metadata.fromCache);
  expect(watched.last()!.exists()).toBe(false);
  const written = setDoc(doc(firestore, `${shop}/d`), { n: 1, at: serverTimestamp() });
  await waitFor('the local echo', () => watched.last()!.exists());
  expect(watched.last()!.metadata.hasPendingWrites).toBe(true);
  expect(watched.last()!.get('at')).toBeNull();
  await written;
  await waitFor('the confirmation', () => !watched.last()!.metadata.hasPendingWrites);
  expect(watched.last()!.get('at').toMillis()).toBeGreaterThan(Date.now() - 60_000);
  expect(watched.last()!.metadata.fromCache).toBe(false);
});

test('clears pending writes of a query, also when a write changes nothing or the document leaves', async () => {
  const open = query(collection(firestore, shop), where('open', '==', true));
  const watched = watchQuery(open, true);
  await setDoc(doc(firestore, `${shop}/a`), { open: true });
  await setDoc(doc(firestore, `${shop}/a`), { open: true });
  await waitFor(
    'a is in',
    () => watched.ids()?.join() === 'a' && !watched.seen.at(-1)!.metadata.hasPendingWrites,
  );
  await updateDoc(doc(firestore, `${shop}/a`), { open: false });
  const settled = () => !watched.seen.at(-1)!.metadata.hasPendingWrites;
  await waitFor('a is out', () => watched.ids()?.length === 0 && settled());
});

test('reports additions, changes, moves and removals by another client', async () => {
  const other = client();
  const watched = watchQuery(query(collection(firestore, shop), orderBy('n'), limit(2)));
  await waitFor('an empty start', () => watched.seen.length === 1);
  await setDoc(doc(other, `${shop}/b`), { n: 2 });
  await setDoc(doc(other, `${shop}/c`), { n: 3 });
  await waitFor('b and c', () => watched.ids()?.join() === 'b,c');
  await setDoc(doc(other, `${shop}/a`), { n: 1 });
  await waitFor('a pushes c out of the window', () => watched.ids()?.join() === 'a,b');
  expect(
    watched.seen
      .at(-1)!
      .docChanges()
      .map(({ type, doc: { id } }) => `${type} ${id}`)
      .sort(),
  ).toEqual(['added a', 'removed c']);
  await deleteDoc(doc(other, `${shop}/b`));
  await waitFor('c comes back in', () => watched.ids()?.join() === 'a,c');
  await updateDoc(doc(other, `${shop}/a`), { n: 9 });
  await waitFor('a moves behind c', () => watched.ids()?.join() === 'c,a');
});

test('delivers writes made offline in order after reconnecting', async () => {
  const watched = watchQuery(query(collection(client(), shop), orderBy('n')));
  await disableNetwork(firestore);
  const written = [
    setDoc(doc(firestore, `${shop}/a`), { n: 1 }),
    setDoc(doc(firestore, `${shop}/b`), { n: 2 }),
    updateDoc(doc(firestore, `${shop}/a`), { n: increment(10) }),
    deleteDoc(doc(firestore, `${shop}/b`)),
  ];
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(watched.seen.at(-1)?.size ?? 0).toBe(0);
  await enableNetwork(firestore);
  await Promise.all(written);
  await waitForPendingWrites(firestore);
  await waitFor('the other client sees the end of it', () => watched.seen.at(-1)?.docs[0]?.get('n') === 11);
  expect(watched.ids()).toEqual(['a']);
});

test('catches a listener up after it was offline: changed, new and deleted documents', async () => {
  const other = client();
  for (const id of ['keep', 'change', 'drop']) await setDoc(doc(other, `${shop}/${id}`), { n: 1 });
  const watched = watchQuery(query(collection(firestore, shop)));
  await waitFor('all three', () => watched.seen.at(-1)?.size === 3);
  await disableNetwork(firestore);
  await updateDoc(doc(other, `${shop}/change`), { n: 2 });
  await deleteDoc(doc(other, `${shop}/drop`));
  await setDoc(doc(other, `${shop}/new`), { n: 3 });
  await enableNetwork(firestore);
  await waitFor('the new state', () => watched.ids()?.join() === 'change,keep,new');
  expect(watched.seen.at(-1)!.docs.map((found) => found.get('n'))).toEqual([2, 1, 3]);
});

test('keeps twenty listeners of one client in agreement whenever they are in sync', async () => {
  const counts = Array.from({ length: 20 }, () => 0);
  counts.forEach((_, index) => {
    const part = query(collection(firestore, shop), where('n', '>=', index % 4));
    toClose.push(onSnapshot(part, (snapshot) => (counts[index] = snapshot.size)));
  });
  const disagreements: number[][] = [];
  toClose.push(
    onSnapshotsInSync(firestore, () => {
      if (counts.some((count, index) => count !== counts[index % 4])) disagreements.push([...counts]);
    }),
  );
  const other = client();
  for (let n = 0; n < 6; n += 1) await setDoc(doc(other, `${shop}/d${n}`), { n });
  await waitFor('every listener is up to date', () =>
    counts.every((count, index) => count === 6 - (index % 4)),
  );
  expect(disagreements).toEqual([]);
});

test('delivers missed changes to a listener that is stopped and started again', async () => {
  const first = watchDocument(`${shop}/d`);
  await setDoc(doc(firestore, `${shop}/d`), { n: 1 });
  await waitFor('n is 1', () => first.last()?.get('n') === 1);
  first.stop();
  await setDoc(doc(client(), `${shop}/d`), { n: 2 });
  const second = watchDocument(`${shop}/d`);
  await waitFor('n is 2', () => second.last()?.get('n') === 2);
  expect(second.failures).toEqual([]);
});
