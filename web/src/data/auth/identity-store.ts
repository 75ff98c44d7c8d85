import { clearUserStorage } from '../storage/user-storage.ts';

/**
 * Who is here, kept outside React and outside Firebase, so that a public page can ask without loading either.
 *
 * A remembered session is only a hint in local storage. Without it nobody can be signed in (Firebase keeps its own
 * record next to it), so the answer 'signed-out' is given at once and Firebase Auth is never fetched. The hint is no
 * credential: whoever forges it makes their own browser load Firebase Auth, which then says 'signed-out'.
 */
export type Identity =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | {
      state: 'signed-in';
      uid: string;
      email: string;
      /** Whether the address has been proved to Firebase. */
      emailVerified: boolean;
      displayName: string | null;
      photoUrl: string | null;
      /** When the account was made, where the provider says so. */
      createdAt: Date | null;
      /** From the ID token's claim, never from the user record. */
      role: 'admin' | 'user';
    };

export type KnownIdentity = Exclude<Identity, { state: 'unknown' }>;
export type SignedIn = Extract<Identity, { state: 'signed-in' }>;

export const SESSION_HINT = 'nargisus.session';

const listeners = new Set<() => void>();
let identity: Identity = hasSessionHint() ? { state: 'unknown' } : { state: 'signed-out' };
const initialIdentity = identity;

/** Why a session ended that nobody ended: the account was closed, or the session is no longer valid. */
export type SessionEnd = 'disabled' | 'ended';

let tellEnd: ((why: SessionEnd) => void) | undefined;

/** One listener, the app: this file is in every first load. */
export const onSessionEnd = (tell: (why: SessionEnd) => void) => void (tellEnd = tell);

export const announceSessionEnd = (why: SessionEnd) => tellEnd?.(why);

export function readIdentity(): Identity {
  return identity;
}

/** Who was here when the page began: for them HTML is made ahead, and as them it becomes the app's own. */
export function readInitialIdentity(): Identity {
  return initialIdentity;
}

export function subscribeToIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the watch over Firebase Auth; everybody else only reads. */
export function publishIdentity(next: KnownIdentity): void {
  setSessionHint(next.state === 'signed-in');
  if (next.state === 'signed-out') clearUserStorage();
  if (sameIdentity(identity, next)) return;
  identity = next;
  for (const listener of [...listeners]) listener();
}

/** Gone as soon as somebody logs out in any tab; still there when a session ends by itself. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT) !== null;
  } catch {
    return false; // storage is blocked: Firebase could not remember a session either
  }
}

/** Also called as soon as a new account exists, which is published a little later. */
export function setSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(SESSION_HINT, '1');
    else localStorage.removeItem(SESSION_HINT);
  } catch {
    // Storage is blocked: the session lives as long as the page.
  }
}

function sameIdentity(a: Identity, b: Identity): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
