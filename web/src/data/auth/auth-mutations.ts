import { publishIdentity } from './identity-store.ts';
import { resolveIdentity } from './load-auth.ts';

/** The fields of the sign-up form that the account stores; the domain's schema has validated them. */
export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** A user whose account was just created and whose identity is not published yet. */
export interface NewUser {
  uid: string;
  token(): Promise<string>;
  setPhoto(url: string): Promise<void>;
}

/**
 * Signs in with a password. Rejects with Firebase's error, whose codes features/auth translates
 * (docs/reference/specification.md 8). Resolves when the identity is published, so that the caller may navigate at once.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.signInWithPassword(email, password);
}

/**
 * Creates the Auth user and sets its name, waits for `initialize` (user document and image, features/auth), then publishes
 * the identity. Rejects like signIn, and only when no account was created.
 */
export async function signUp(
  account: NewAccount,
  initialize: (newUser: NewUser) => Promise<void>,
): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.createAuthUser(account, initialize);
}

/** The account of a sign-in with Google, and whether it is the first. */
export interface GoogleAccount {
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  isNew: boolean;
}

/** Opens Google's window. Rejects like signIn. Call it within the click: browsers may block a window that opens later. */
export async function signInWithGoogle(): Promise<GoogleAccount> {
  const google = await import('./firebase-google-sign-in.ts');
  return google.signInWithGooglePopup();
}

/** Prefetches the code of the Google button, so that its window opens within the click. */
export const prefetchGoogleSignIn = () => void import('./firebase-google-sign-in.ts').catch(() => undefined);

/** Signs out at once, with or without a network (docs/reference/specification.md 4). */
export async function signOut(): Promise<void> {
  publishIdentity({ state: 'signed-out' });
  const auth = await import('./firebase-sign-in.ts');
  await auth.endSession();
}

/** Returns a fresh bearer token for the API, null when no user is signed in. */
export async function getIdToken(): Promise<string | null> {
  const identity = await resolveIdentity();
  if (identity.state !== 'signed-in') return null;
  const auth = await import('./firebase-sign-in.ts');
  return auth.currentIdToken();
}

/** Returns the headers that authenticate the user and attest the app. */
export async function authHeaders(token: string): Promise<Record<string, string>> {
  const auth = await import('./firebase-sign-in.ts');
  return auth.buildAuthHeaders(token);
}

/** Refreshes the token, whose claims hold the present role. Never rejects: without an answer the role stays. */
export async function refreshRole(): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.forceTokenRefresh().catch(() => undefined);
}

/**
 * Copies name and photo to the Auth account (docs/reference/specification.md 7). Rejects when Firebase does not accept
 * them.
 */
export async function updateAuthProfile(name: string, photoUrl: string): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.updateCurrentUserProfile(name, photoUrl);
}

/** Returns whether the signed-in user has a Google account linked. */
export async function hasGoogleProvider(): Promise<boolean> {
  const auth = await import('./firebase-sign-in.ts');
  return auth.isGoogleUser();
}
