import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

export const firebaseStorage = getStorage(firebaseApp);

// Firebase would retry for ten minutes; a user who watches a progress bar needs an answer.
firebaseStorage.maxUploadRetryTime = 30_000;
firebaseStorage.maxOperationRetryTime = 30_000;

if (env.emulatorHosts) {
  const [host, port] = env.emulatorHosts.storage.split(':');
  connectStorageEmulator(firebaseStorage, host!, Number(port));
}
