import { useSyncExternalStore } from 'react';

/** Undefined until the visitor has answered: nothing is loaded or stored before that. */
export type Consent = 'granted' | 'denied' | undefined;

const STORAGE_KEY = 'nargisus.analytics';

const listeners = new Set<() => void>();
/** The answer where storage is blocked; it lasts as long as the page. */
let unstored: Consent;

/** Returns the visitor's answer and follows it, whichever tab it is given in. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => undefined);

/** Stores the answer in this browser and notifies the page. */
export function setConsent(consent: NonNullable<Consent>): void {
  unstored = consent;
  try {
    localStorage.setItem(STORAGE_KEY, consent);
    unstored = undefined;
  } catch {
    // Storage is blocked.
  }
  notify();
}

/** Returns the visitor's answer, undefined when there is none. */
export function readConsent(): Consent {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
