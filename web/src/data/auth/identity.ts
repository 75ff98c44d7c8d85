import {
  createContext,
  createElement,
  useContext,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { readInitialIdentity, readIdentity, subscribeToIdentity, type Identity } from './identity-store.ts';
import { syncSessionAcrossTabs, loadAuth } from './load-auth.ts';

export type { Identity, SignedIn } from './identity-store.ts';

/** Tests set an identity through this context; the app uses IdentityProvider. */
export const IdentityContext = createContext<Identity>({ state: 'signed-out' });

/** Provides the identity. Loads Firebase Auth for a remembered session after the load event, so that the first paint comes first. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  // Deferred, so that drawing the page of a signed-in user does not block input.
  const identity = useDeferredValue(
    useSyncExternalStore(subscribeToIdentity, readIdentity, readInitialIdentity),
  );

  useEffect(() => {
    const stopSync = syncSessionAcrossTabs();
    if (readIdentity().state !== 'unknown') return stopSync;
    const start = () => void loadAuth().catch(() => undefined); // a component that needs the identity tries again
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      stopSync();
    };
  }, []);

  return createElement(IdentityContext, { value: identity }, children);
}

/** Returns the visitor's identity; 'unknown' only while a remembered session is being checked. */
export function useIdentity(): Identity {
  return useContext(IdentityContext);
}

/** Returns the uid of the signed-in user, null for a visitor and while the session is being checked. */
export function useUid(): string | null {
  const identity = useIdentity();
  return identity.state === 'signed-in' ? identity.uid : null;
}
