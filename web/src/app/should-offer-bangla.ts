import { hasChosenLanguage } from '../locales/language-store.ts';
import { readStorage } from '../storage/browser-storage.ts';

/** Stored when the visitor has closed the offer. */
export const CLOSED = 'nargisus.languageOffer';

/** Returns whether the browser prefers Bangla and its visitor has neither chosen a language nor closed the offer. */
export const shouldOfferBangla = (): boolean =>
  navigator.languages.some((it) => /^bn\b/i.test(it)) && !hasChosenLanguage() && readStorage(CLOSED) === null;
