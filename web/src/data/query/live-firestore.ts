import { createElement, useState, type ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../firebase/firebase-app.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { forgetFailures } from './use-live.ts';

/**
 * Around the signed-in, live screens (profile, dashboard). It brings reactfire and Firestore with it, so it belongs
 * into their chunks and nowhere else (docs/reference/performance.md).
 */
export function LiveFirestore({ children }: { children: ReactNode }) {
  // Signing out ends every listener with a refusal, which arrives after these screens are gone. Whoever signs in next
  // begins without it: this runs before anything below asks for data.
  useState(() => forgetFailures());
  return createElement(
    FirebaseAppProvider,
    { firebaseApp },
    createElement(FirestoreProvider, { sdk: firestore }, children),
  );
}
