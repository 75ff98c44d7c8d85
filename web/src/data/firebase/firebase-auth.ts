import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** initializeAuth instead of getAuth: the popup code is loaded with the Google button, not before. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.emulatorHosts) {
  connectAuthEmulator(firebaseAuth, `http://${env.emulatorHosts.auth}`, { disableWarnings: true });
}
