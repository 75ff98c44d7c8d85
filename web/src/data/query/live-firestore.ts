import { createElement, useState, type ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../firebase/firebase-app.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { forgetFailures } from './use-live.ts';

/**
 * Provides reactfire with Firestore, for the dashboard. It loads both, so it belongs into the dashboard's chunk and nowhere
 * else (docs/reference/performance.md).
 */
export function LiveFirestore({ children }: { children: ReactNode }) {
  // A sign-out ends every listener with an error, which arrives after these screens have unmounted. The initializer runs
  // before the children render, so that the next user does not see it.
  useState(() => forgetFailures());
  return createElement(
    FirebaseAppProvider,
    { firebaseApp },
    createElement(FirestoreProvider, { sdk: firestore }, children),
  );
}
