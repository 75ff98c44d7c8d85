import { readStorage, writeStorage } from '#storage/browser-storage.ts';
import { createStore } from '#storage/store.ts';
import type { bangla } from './bn/bangla.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';

export type BanglaStrings = typeof bangla;

const STORAGE_KEY = 'nargisus.language';

/** Bangla only together with its words: there is no moment at which a text could be missing. */
export type ActiveLocale =
  { readonly language: 'en' } | { readonly language: 'bn'; readonly strings: BanglaStrings };

const ENGLISH: ActiveLocale = { language: 'en' };
const locale = createStore<ActiveLocale>(ENGLISH);
let requested: Language = DEFAULT_LANGUAGE;

export const activeLocale = locale.get;
export const subscribeToLocale = locale.subscribe;

/** What pages made ahead speak: a part that the app takes over late has to begin with it, whatever was chosen meanwhile. */
export const prerenderedLocale = (): ActiveLocale => ENGLISH;

/** Switches the whole shop at once and remembers it. Rejects, changing nothing, when the words cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  const next: ActiveLocale =
    language === 'en' ? { language } : { language, strings: (await import('./bn/bangla.ts')).bangla };
  if (requested !== language) return; // a later choice was faster
  document.documentElement.lang = language;
  writeStorage(STORAGE_KEY, language);
  locale.set(next);
}

/** Before the first render: speaks as it was chosen last time. Falls back to English where Bangla cannot be fetched. */
export async function restoreLanguage(): Promise<void> {
  const chosen = readLanguage();
  if (chosen === DEFAULT_LANGUAGE) return;
  await setLanguage(chosen).catch(() => undefined);
}

/** A choice made in another tab counts here too. */
export function syncLanguageAcrossTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) void setLanguage(readLanguage()).catch(() => undefined);
  });
}

function readLanguage(): Language {
  const stored = readStorage(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}
