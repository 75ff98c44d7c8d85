import { publishIdentity } from './identity-store.ts';
import { resolveIdentity } from './load-auth.ts';

/** What sign-up keeps of its form; the domain's schema has already judged it. */
export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** Somebody whose account has just been made and whom nobody has heard of yet. */
export interface NewUser {
  uid: string;
  token(): Promise<string>;
  setPhoto(address: string): Promise<void>;
}

/**
 * Rejects with Firebase's error; features/auth has the one table of words for its codes
 * (docs/reference/specification.md 8). Resolves when the identity is published, so that the caller may navigate at
 * once.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.signInWithPassword(email, password);
}

/**
 * Makes the Auth user and sets its name, then has it initialized (record, picture: features/auth), then publishes it.
 * Rejects like signIn, and only when there is no account.
 */
export async function signUp(
  account: NewAccount,
  initialize: (newUser: NewUser) => Promise<void>,
): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.createAuthUser(account, initialize);
}

/** Who came through Google, and whether for the first time. */
export interface GoogleAccount {
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  isNew: boolean;
}

/** Opens Google's window; rejects like signIn. Call it right in the click: a window opened later may be blocked. */
export async function signInWithGoogle(): Promise<GoogleAccount> {
  const google = await import('./firebase-google-sign-in.ts');
  return google.signInWithGooglePopup();
}

/** Fetches what the Google button needs, so that its window opens within the click that browsers ask for. */
export const prefetchGoogleSignIn = () => void import('./firebase-google-sign-in.ts').catch(() => undefined);

/** The visitor is signed out at once, whatever the network does (docs/reference/specification.md 4). */
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

/** The headers that say who calls, and that it is our app that does. */
export async function authHeaders(token: string): Promise<Record<string, string>> {
  const auth = await import('./firebase-sign-in.ts');
  return auth.buildAuthHeaders(token);
}

/** Asks Firebase for a new token, whose claims say what role it is now. Never rejects: without an answer all stays. */
export async function refreshRole(): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.forceTokenRefresh().catch(() => undefined);
}

/**
 * Takes name and photo over to the sign-in account (docs/reference/specification.md 7). Rejects when it could not
 * be done.
 */
export async function updateAuthProfile(name: string, photoUrl: string): Promise<void> {
  const auth = await import('./firebase-sign-in.ts');
  await auth.updateCurrentUserProfile(name, photoUrl);
}

/** Whether the person who is signed in has come through Google. */
export async function hasGoogleProvider(): Promise<boolean> {
  const auth = await import('./firebase-sign-in.ts');
  return auth.isGoogleUser();
}
