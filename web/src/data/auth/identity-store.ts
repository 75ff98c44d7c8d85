import { readPersisted, writeStorage } from '#storage/browser-storage.ts';
import { createStore } from '#storage/store.ts';
import { clearUserStorage } from '#storage/user-storage.ts';

/**
 * The visitor's identity, kept outside React and Firebase so that a public page can read it without loading either.
 *
 * A remembered session is only a hint in local storage. Without the hint no user can be signed in (Firebase keeps its own
 * record next to it), so the identity is 'signed-out' at once and Firebase Auth is not loaded. The hint is no
 * credential: a forged one makes the browser load Firebase Auth, which then reports 'signed-out'.
 */
export type Identity =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | {
      state: 'signed-in';
      uid: string;
      /** '' for an account that signs in by phone alone. */
      email: string;
      /** The number that signs in, proved by a code, as people write it; '' without one. */
      phone: string;
      /** Whether the user has verified the address with Firebase. */
      emailVerified: boolean;
      displayName: string | null;
      photoUrl: string | null;
      /** When the account was created, where the provider reports it. */
      createdAt: Date | null;
      /** From the claim of the ID token, never from the user document. */
      role: 'admin' | 'user';
    };

export type KnownIdentity = Exclude<Identity, { state: 'unknown' }>;
export type SignedIn = Extract<Identity, { state: 'signed-in' }>;

export const SESSION_HINT = 'nargisus.session';

const initialIdentity: Identity = hasSessionHint() ? { state: 'unknown' } : { state: 'signed-out' };
const identity = createStore<Identity>(initialIdentity);

export const readIdentity = identity.get;
export const subscribeToIdentity = identity.subscribe;

/** Returns the identity at page load: the hydration snapshot. */
export const readInitialIdentity = () => initialIdentity;

/** Why a session ended without a sign-out: the account was disabled, or the session expired. */
export type SessionEnd = 'disabled' | 'ended';

let onEnd: ((reason: SessionEnd) => void) | undefined;

/** Registers the one listener, which the app is: this file is in every first load. */
export const onSessionEnd = (listener: (reason: SessionEnd) => void) => void (onEnd = listener);

export const announceSessionEnd = (reason: SessionEnd) => onEnd?.(reason);

/** Publishes an identity. Only the observer of Firebase Auth and a sign-out call it. */
export function publishIdentity(next: KnownIdentity): void {
  setSessionHint(next.state === 'signed-in');
  if (next.state === 'signed-out') clearUserStorage();
  if (JSON.stringify(identity.get()) !== JSON.stringify(next)) identity.set(next);
}

/** Returns false after a sign-out in any tab, and true while an expired session has not been noticed. */
export function hasSessionHint(): boolean {
  return readPersisted(SESSION_HINT) !== null;
}

/** Sets or removes the hint. Sign-up sets it as soon as the account exists, before it publishes the identity. */
export function setSessionHint(signedIn: boolean): void {
  writeStorage(SESSION_HINT, signedIn ? '1' : null);
}
