import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { EmulatorProcess } from '@nargisus/local-suite/testing';

let clients = 0;

/** firebase-admin over gRPC against this emulator; end it with `close`. */
export function connectAdmin({ host, port, projectId }: EmulatorProcess): {
  db: Firestore;
  close(): Promise<void>;
} {
  const app = initializeApp({ projectId }, `bench-${clients++}`);
  const db = getFirestore(app);
  db.settings({ host: `${host}:${port}`, ssl: false });
  return { db, close: () => deleteApp(app) };
}
