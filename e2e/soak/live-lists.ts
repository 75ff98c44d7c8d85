import { setTimeout as wait } from 'node:timers/promises';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { addresses } from '@nargisus/local-suite/launcher';
import type { Account } from '../fixtures/data/test-data.ts';
import { API_KEY } from '../fixtures/accounts/sign-in.ts';

const RECEIVE_TIMEOUT_MS = 60_000;

/** Listens to the account's own orders, as a browser does; returns a function for their current number. */
export async function listen({ uid, email, password }: Account): Promise<() => number> {
  const app = initializeApp({ projectId: addresses.projectId, apiKey: API_KEY }, uid);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${addresses.hosts.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  const db = getFirestore(app);
  const [host, port] = addresses.hosts.firestore.split(':') as [string, string];
  connectFirestoreEmulator(db, host, Number(port));
  let shown = 0;
  onSnapshot(query(collection(db, 'orders'), where('uid', '==', uid)), ({ size }) => (shown = size));
  return () => shown;
}

/** Waits until the lists have the expected number of orders, and returns their number; after a cut they lag. */
export async function receivedAll(lists: readonly (() => number)[], expected: number): Promise<number> {
  const deadline = Date.now() + RECEIVE_TIMEOUT_MS;
  const received = () => lists.reduce((sum, list) => sum + list(), 0);
  while (received() !== expected && Date.now() < deadline) await wait(200);
  return received();
}
