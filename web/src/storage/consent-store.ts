import { persistedStore, type Store } from './store.ts';

/** Undefined until the visitor has answered: nothing is loaded or stored before that. */
export type Consent = 'granted' | 'denied' | undefined;

/** Returns the store of the visitor's answer to one question, which all tabs of this browser share. */
export const consentStore = (key: string): Store<Consent> =>
  persistedStore<Consent>(key, (stored) =>
    stored === 'granted' || stored === 'denied' ? stored : undefined,
  );
