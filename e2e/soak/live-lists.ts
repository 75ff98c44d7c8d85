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

const HEARD_WITHIN_MS = 60_000;

/** A browser's list of one's own orders, live: how many it shows. */
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

/** The lists may be a moment behind, above all after the last cut. */
export async function receivedAll(lists: readonly (() => number)[], expected: number): Promise<number> {
  const deadline = Date.now() + HEARD_WITHIN_MS;
  const heard = () => lists.reduce((sum, list) => sum + list(), 0);
  while (heard() !== expected && Date.now() < deadline) await wait(200);
  return heard();
}
