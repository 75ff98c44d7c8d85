import { initializeApp } from 'firebase/app';
import { env } from '#config/env.ts';
import { startAppCheck } from './app-check.ts';

/**
 * The one initializeApp. Public pages import it dynamically
 * (docs/architecture.md#how-a-public-page-loads); the chunks of signed-in screens may import it statically. Auth
 * and Firestore have files of their own, so that /login does not load Firestore.
 */
export const firebaseApp = initializeApp(env.firebase);

export const appCheck = startAppCheck(firebaseApp);
