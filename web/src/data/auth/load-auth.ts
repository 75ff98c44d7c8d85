import {
  publishIdentity,
  readIdentity,
  SESSION_HINT,
  subscribeToIdentity,
  type KnownIdentity,
} from './identity-store.ts';

let loading: Promise<unknown> | null = null;

/** Loads Firebase Auth and observes it from then on. A second call returns the first one's promise. */
export function loadAuth(): Promise<unknown> {
  loading ??= import('./firebase-auth-observer.ts')
    .then(({ observeAuthState }) => observeAuthState())
    .catch((cause: unknown) => {
      loading = null; // offline while the chunk was loading: the next caller tries again
      throw cause;
    });
  return loading;
}

/** Resolves to the identity as soon as it is known. Loads Firebase Auth only for a remembered session. */
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
 * Applies a sign-in or sign-out of another tab. Firebase does so too, but only where it is loaded and once a second: a
 * sign-out must reach every tab at once. Returns the function that ends it.
 */
export function syncSessionAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || (event.key === SESSION_HINT && !event.newValue)) {
      publishIdentity({ state: 'signed-out' });
    } else if (event.key === SESSION_HINT) {
      // Published here: Firebase reports no change when the same user has signed in again within its interval.
      void loadAuth()
        .then(() => import('./firebase-auth-observer.ts'))
        .then(({ publishCurrentUser }) => publishCurrentUser())
        .catch(() => undefined);
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
