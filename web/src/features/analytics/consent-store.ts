import { useSyncExternalStore } from 'react';
import { persistedStore } from '#storage/store.ts';

/** Undefined until the visitor has answered: nothing is loaded or stored before that. */
export type Consent = 'granted' | 'denied' | undefined;

const consent = persistedStore<Consent>('nargisus.analytics', (stored) =>
  stored === 'granted' || stored === 'denied' ? stored : undefined,
);

/** Returns the visitor's answer, undefined when there is none. */
export const readConsent = consent.get;

/** Stores the answer in this browser and notifies the page. */
export const setConsent: (answer: NonNullable<Consent>) => void = consent.set;

/** Returns the visitor's answer and follows it, whichever tab it is given in. */
export const useConsent = (): Consent =>
  useSyncExternalStore(consent.subscribe, readConsent, () => undefined);
