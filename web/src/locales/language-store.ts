import type { bangla } from './bn/bangla.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';

export type BanglaStrings = typeof bangla;

const REMEMBERED_AS = 'nargisus.language';

/** Bangla only together with its words: there is no moment at which a text could be missing. */
export type ActiveLocale =
  { readonly language: 'en' } | { readonly language: 'bn'; readonly strings: BanglaStrings };

const ENGLISH: ActiveLocale = { language: 'en' };
let locale: ActiveLocale = ENGLISH;
let asked: Language = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();

export const activeLocale = (): ActiveLocale => locale;

/** What pages made ahead speak: a part that the app takes over late has to begin with it, whatever was chosen meanwhile. */
export const prerenderedLocale = (): ActiveLocale => ENGLISH;

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches the whole shop at once and remembers it. Rejects, changing nothing, when the words cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  asked = language;
  const next: ActiveLocale =
    language === 'en' ? { language } : { language, strings: (await import('./bn/bangla.ts')).bangla };
  if (asked !== language) return; // a later choice was faster
  locale = next;
  document.documentElement.lang = language;
  remember(language);
  for (const listener of listeners) listener();
}

/** Before the first render: speaks as it was chosen last time. Falls back to English where Bangla cannot be fetched. */
export async function restoreLanguage(): Promise<void> {
  const chosen = remembered();
  if (chosen === DEFAULT_LANGUAGE) return;
  await setLanguage(chosen).catch(() => undefined);
}

/** A choice made in another tab counts here too. */
export function syncLanguageAcrossTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED_AS) void setLanguage(remembered()).catch(() => undefined);
  });
}

function remembered(): Language {
  try {
    const kept = localStorage.getItem(REMEMBERED_AS);
    return LANGUAGES.find((language) => language === kept) ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE; // storage switched off
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED_AS, language);
  } catch {
    // Storage switched off: the choice lasts until the tab is closed.
  }
}
