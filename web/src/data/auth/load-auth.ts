import {
  publishIdentity,
  readIdentity,
  SESSION_HINT,
  subscribeToIdentity,
  type KnownIdentity,
} from './identity-store.ts';

let watching: Promise<unknown> | null = null;

/** Loads Firebase Auth and follows it from then on; calling it again costs nothing. */
export function loadAuth(): Promise<unknown> {
  watching ??= import('./firebase-auth-observer.ts')
    .then(({ observeAuthState: followFirebaseAuth }) => followFirebaseAuth())
    .catch((cause: unknown) => {
      watching = null; // offline while the chunk was fetched: the next caller tries again
      throw cause;
    });
  return watching;
}

/** Resolves as soon as it is known who is here. Loads Firebase Auth only where a session is remembered. */
export async function resolveIdentity(): Promise<KnownIdentity> {
  const now = readIdentity();
  if (now.state !== 'unknown') return now;
  await loadAuth();
  return new Promise((resolve) => {
    const settle = () => {
      const identity = readIdentity();
      if (identity.state === 'unknown') return;
      unsubscribe();
      resolve(identity);
    };
    const unsubscribe = subscribeToIdentity(settle);
    settle();
  });
}

/**
 * Follows a sign-in or sign-out made in another tab. Firebase would too, but only where it is loaded, and it looks once
 * a second: whoever logs out must be gone from every tab at once.
 */
export function syncSessionAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || (event.key === SESSION_HINT && !event.newValue)) {
      publishIdentity({ state: 'signed-out' });
    } else if (event.key === SESSION_HINT) {
      // Published anew: Firebase reports no change when the same person was back before it looked.
      void loadAuth()
        .then(() => import('./firebase-auth-observer.ts'))
        .then(({ publishCurrentUser }) => publishCurrentUser())
        .catch(() => undefined);
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
