import { resolve } from 'node:path';
import { PORT_OFFSET } from './ports.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Tests set a folder of their own, so that they never touch a developer's data. */
const state = resolve(root, process.env.NARGISUS_STATE ?? '.local-suite');

/** The launcher's files and folders. `state` is ignored by git and may be deleted at any time. */
export const workspace = {
  root,
  state,
  data: resolve(state, 'data'),
  mails: resolve(state, 'mails'),
  /** Firestore's commits since the last save. */
  journal: resolve(state, 'journal'),
  /** The payments of the gateway simulator. */
  ledger: resolve(state, 'gateway.json'),
  /** The parcels of the courier simulator. */
  parcels: resolve(state, 'courier.json'),
  log: resolve(state, 'local-stack.log'),
  running: resolve(state, 'running.json'),
  firebaseJson: resolve(root, 'firebase.json'),
  // In the root, because its paths are relative to it; per offset, because two stacks of one checkout may
  // run at once.
  localFirebaseJson: resolve(
    root,
    PORT_OFFSET ? `firebase.local-${PORT_OFFSET}.json` : 'firebase.local.json',
  ),
  functionsCode: resolve(root, 'functions/dist'),
  functionsSettings: resolve(state, `functions-${PORT_OFFSET}`),
  indexes: resolve(root, 'firestore.indexes.json'),
  firebaseCli: resolve(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  javaStandIn: resolve(root, 'local-suite/src/launcher/java-stand-in'),
  firestoreEmulator: resolve(root, 'local-suite/dist/firestore-emulator.mjs'),
  storageRules: resolve(root, 'local-suite/dist/storage-rules.mjs'),
  redactOutput: resolve(root, 'local-suite/dist/redact-output.mjs'),
} as const;
