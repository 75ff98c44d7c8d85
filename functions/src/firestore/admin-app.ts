import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** Returns the one Admin SDK app of this process; project and credentials come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}
