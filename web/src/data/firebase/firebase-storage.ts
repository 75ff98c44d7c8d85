import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

export const firebaseStorage = getStorage(firebaseApp);

// Firebase would try for ten minutes; a person who looks at a progress bar wants an answer.
firebaseStorage.maxUploadRetryTime = 30_000;
firebaseStorage.maxOperationRetryTime = 30_000;

if (env.emulatorHosts) {
  const [host, port] = env.emulatorHosts.storage.split(':');
  connectStorageEmulator(firebaseStorage, host!, Number(port));
}
