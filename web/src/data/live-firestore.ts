import { createElement, useEffect, type ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from './firebase.ts';
import { firestore } from './firebase-firestore.ts';
import { useIdentity } from './identity.ts';
import { forgetFailures } from './use-live.ts';

/**
 * Around the signed-in, live screens (profile, dashboard). It brings reactfire and Firestore with it, so it belongs
 * into their chunks and nowhere else (PERFORMANCE.md).
 */
export function LiveFirestore({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const uid = identity.state === 'signed-in' ? identity.uid : null;
  useEffect(() => forgetFailures, [uid]);
  return createElement(
    FirebaseAppProvider,
    { firebaseApp },
    createElement(FirestoreProvider, { sdk: firestore }, children),
  );
}
