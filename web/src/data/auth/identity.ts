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

/** Tests hand in an identity of their own through this context; the app always goes through IdentityProvider. */
export const IdentityContext = createContext<Identity>({ state: 'signed-out' });

/** Asks Firebase who a remembered visitor is, but only after the window's load event: the first paint goes first. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  // A page that waited for it is drawn in small steps: whoever taps or scrolls meanwhile has their turn.
  const identity = useDeferredValue(
    useSyncExternalStore(subscribeToIdentity, readIdentity, readInitialIdentity),
  );

  useEffect(() => {
    const stopFollowing = syncSessionAcrossTabs();
    if (readIdentity().state !== 'unknown') return stopFollowing;
    const start = () => void loadAuth().catch(() => undefined); // whoever needs the answer asks again
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      stopFollowing();
    };
  }, []);

  return createElement(IdentityContext, { value: identity }, children);
}

/** Who is here; 'unknown' only while a remembered session is being checked. */
export function useIdentity(): Identity {
  return useContext(IdentityContext);
}
