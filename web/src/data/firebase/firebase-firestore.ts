import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** With the in-memory cache: prices and orders must be current, and the persistent cache costs 19 KB more. */
export const firestore = getFirestore(firebaseApp);

if (env.emulatorHosts) {
  const [host, port] = env.emulatorHosts.firestore.split(':');
  connectFirestoreEmulator(firestore, host!, Number(port));
}
