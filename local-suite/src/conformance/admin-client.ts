import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import type { StartedEmulator } from '../firestore/testing/start-emulator.ts';

let clients = 0;

/** firebase-admin over gRPC, as admin. Every call makes a client with a connection of its own. */
export function adminClient(emulator: Pick<StartedEmulator, 'host' | 'port' | 'projectId'>): {
  firestore: Firestore;
  close(): Promise<void>;
} {
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  // Nobody here runs on Google's machines; without this the client first looks for their metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: emulator.projectId }, `admin-${(clients += 1)}`);
  const firestore = initializeFirestore(app);
  return { firestore, close: () => deleteApp(app) };
}
