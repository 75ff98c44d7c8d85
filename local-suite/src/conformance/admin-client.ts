import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import type { StartedEmulator } from '../firestore/testing/start-emulator.ts';

let clients = 0;

/** Creates a firebase-admin client over gRPC with admin rights. Each call opens a connection of its own. */
export function adminClient(emulator: Pick<StartedEmulator, 'host' | 'port' | 'projectId'>): {
  firestore: Firestore;
  close(): Promise<void>;
} {
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  // Without this the client first looks for Google's metadata server, which does not exist here.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: emulator.projectId }, `admin-${(clients += 1)}`);
  const firestore = initializeFirestore(app);
  return { firestore, close: () => deleteApp(app) };
}
