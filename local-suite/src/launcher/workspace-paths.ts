import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Where the launcher finds and puts things. `state` is git-ignored and may be deleted at any time. */
export const workspace = {
  root,
  state: resolve(root, '.local-suite'),
  data: resolve(root, '.local-suite/data'),
  log: resolve(root, '.local-suite/suite.log'),
  running: resolve(root, '.local-suite/running.json'),
  firebaseJson: resolve(root, 'firebase.json'),
  localFirebaseJson: resolve(root, 'firebase.local.json'),
  indexes: resolve(root, 'firestore.indexes.json'),
  firebaseCli: resolve(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  javaStandIn: resolve(root, 'local-suite/src/launcher/java-stand-in'),
  firestoreEmulator: resolve(root, 'local-suite/dist/firestore-emulator.mjs'),
  storageRules: resolve(root, 'local-suite/dist/storage-rules.mjs'),
} as const;
