import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** In-memory cache: prices and orders must be today's, and the persistent one costs every visitor 19 KB more. */
export const firestore = getFirestore(firebaseApp);

if (env.emulatorHosts) {
  const [host, port] = env.emulatorHosts.firestore.split(':');
  connectFirestoreEmulator(firestore, host!, Number(port));
}
