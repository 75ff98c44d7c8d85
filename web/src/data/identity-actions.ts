import { publishIdentity } from './identity-store.ts';
import { resolveIdentity } from './watch-identity.ts';

/** What sign-up keeps of its form; the domain's schema has already judged it. */
export interface NewAccount {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/**
 * Rejects with Firebase's error; features/auth has the one table of words for its codes (SPEC 8).
 * Resolves when the identity is published, so that the caller may navigate at once.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.signInWithPassword(email, password);
}

/** Makes the Auth user and sets its name; the user record is a call of its own (features/auth). Rejects like signIn. */
export async function signUp(account: NewAccount): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.createAccount(account);
}

/** The visitor is signed out at once, whatever the network does (SPEC 4). */
export async function signOut(): Promise<void> {
  publishIdentity({ state: 'signed-out' });
  const auth = await import('./firebase-sign-in.ts');
  await auth.endSession();
}

/** The bearer token for the API, fresh; null when nobody is signed in. */
export async function getIdToken(): Promise<string | null> {
  const identity = await resolveIdentity();
  if (identity.state !== 'signed-in') return null;
  const auth = await import('./firebase-sign-in.ts');
  return auth.currentIdToken();
}

/** Asks Firebase for a new token, whose claims say what role it is now. Never rejects: without an answer all stays. */
export async function refreshRole(): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.renewToken().catch(() => undefined);
}
