import { useSyncExternalStore } from 'react';
import { deleteAdIds } from './ad-cookies.ts';
import { consentStore, type Consent } from '#storage/consent-store.ts';

const consent = consentStore('nargisus.ads');

/** Stores in this browser whether Meta may learn what the visitor does; a no deletes what identifies the browser. */
export function setAdConsent(answer: NonNullable<Consent>): void {
  consent.set(answer);
  if (answer === 'denied') deleteAdIds();
}

/**
 * Returns the visitor's answer, whichever tab it is given in. A browser that asks every site not to pass data on
 * (https://globalprivacycontrol.org) has answered no.
 */
export const useAdConsent = (): Consent =>
  useSyncExternalStore(
    consent.subscribe,
    () => consent.get() ?? (refusesEverywhere() ? 'denied' : undefined),
    () => undefined,
  );

const refusesEverywhere = () =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
