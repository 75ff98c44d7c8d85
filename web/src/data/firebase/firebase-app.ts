import { initializeApp } from 'firebase/app';
import { env } from '#config/env.ts';
import { startAppCheck } from './app-check.ts';

/**
 * The one initializeApp. Reached only by dynamic import from public pages
 * (docs/architecture.md#how-a-public-page-loads); the chunks of signed-in screens may import it statically. Auth
 * and Firestore are files of their own, so that /login fetches no Firestore.
 */
export const firebaseApp = initializeApp(env.firebase);

export const appCheck = startAppCheck(firebaseApp);
