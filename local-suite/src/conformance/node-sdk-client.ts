import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, terminate } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import type { StartedEmulator } from '../firestore/testing/start-emulator.ts';

let clients = 0;
setLogLevel('silent');

/**
 * Creates a client of the Firebase JS SDK in Node (gRPC): signed in as `uid`, or unauthenticated without
 * one.
 */
export function nodeSdkClient(
  emulator: Pick<StartedEmulator, 'host' | 'port' | 'projectId'>,
  uid?: string,
): { firestore: Firestore; close(): Promise<void> } {
  const app = initializeApp({ projectId: emulator.projectId, apiKey: 'none' }, `sdk-${(clients += 1)}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(
    firestore,
    emulator.host,
    emulator.port,
    uid === undefined ? {} : { mockUserToken: { sub: uid } },
  );
  return {
    firestore,
    close: async () => {
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}
