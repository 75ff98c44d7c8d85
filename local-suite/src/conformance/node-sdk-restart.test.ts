import { collection, disableNetwork, doc, enableNetwork, onSnapshot, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { waitFor } from './wait-for.ts';
import { nodeSdkClient } from './node-sdk-client.ts';

let emulator: StartedEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(async () => {
  await emulator.stop();
});

test('resends the full state to a listener with a resume token from before a restart', async () => {
  const { firestore, close } = nodeSdkClient(emulator);
  const failures: Error[] = [];
  let ids: string[] = [];
  let live = false;
  const stop = onSnapshot(
    collection(firestore, 'orders'),
    { includeMetadataChanges: true },
    (snapshot) => {
      ids = snapshot.docs.map(({ id }) => id);
      live = !snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites;
    },
    (error) => failures.push(error),
  );
  await setDoc(doc(firestore, 'orders/before'), { n: 1 });
  await waitFor('the first order', () => live && ids.join() === 'before');

  const { port } = emulator;
  await emulator.kill();
  emulator = await startEmulator({ port });
  // The client's backoff grows with each attempt; this makes it retry at once.
  await disableNetwork(firestore);
  await enableNetwork(firestore);
  await waitFor('the empty collection', () => live && ids.length === 0);
  await setDoc(doc(firestore, 'orders/after'), { n: 2 });
  await waitFor('the new order, confirmed', () => live && ids.join() === 'after');
  expect(failures).toEqual([]);
  stop();
  await close();
}, 60_000);
