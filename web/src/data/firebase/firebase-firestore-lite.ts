import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Firestore without listeners: a quarter of the bytes, and a request that cannot reach it fails at once (docs/adr/0007). */
export const firestoreLite = getFirestore(firebaseApp);

if (env.emulatorHosts) {
  const [host, port] = env.emulatorHosts.firestore.split(':');
  connectFirestoreEmulator(firestoreLite, host!, Number(port));
}
