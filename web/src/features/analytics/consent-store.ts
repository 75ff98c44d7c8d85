import { useSyncExternalStore } from 'react';
import { consentStore, type Consent } from '#storage/consent-store.ts';

const consent = consentStore('nargisus.analytics');

/** Returns the visitor's answer, undefined when there is none. */
export const readConsent = consent.get;

/** Stores the answer in this browser and notifies the page. */
export const setConsent: (answer: NonNullable<Consent>) => void = consent.set;

/** Returns the visitor's answer and follows it, whichever tab it is given in. */
export const useConsent = (): Consent =>
  useSyncExternalStore(consent.subscribe, readConsent, () => undefined);
