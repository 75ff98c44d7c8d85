import { readStorage, writeStorage } from '#storage/browser-storage.ts';
import { createStore } from '#storage/store.ts';
import type { shopBangla } from './bn/shop-bangla.ts';
import type { bangla } from './bn/staff/bangla.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';

export type BanglaStrings = typeof bangla;

/** Those of staff are there once a page of staff is. */
type LoadedStrings = typeof shopBangla & Partial<BanglaStrings>;

const STORAGE_KEY = 'nargisus.language';

/** Bangla always comes with the strings of the pages that can be shown, so that no text can be missing. */
export type ActiveLocale =
  { readonly language: 'en' } | { readonly language: 'bn'; readonly strings: LoadedStrings };

const ENGLISH: ActiveLocale = { language: 'en' };
const locale = createStore<ActiveLocale>(ENGLISH);
let requested: Language = DEFAULT_LANGUAGE;
let fetchStaffBangla: (() => Promise<BanglaStrings>) | undefined;

export const activeLocale = locale.get;
export const subscribeToLocale = locale.subscribe;

/** The server snapshot: prerendered HTML is English, so hydration has to start with it. */
export const prerenderedLocale = (): ActiveLocale => ENGLISH;

/** Switches the language of the shop and remembers it. Rejects without a change if the strings cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  const next: ActiveLocale = language === 'en' ? ENGLISH : { language, strings: await fetchBangla() };
  if (requested !== language) return; // a later choice was faster
  document.documentElement.lang = language;
  writeStorage(STORAGE_KEY, language);
  locale.set(next);
}

/**
 * Adds the strings of staff to Bangla, now and whenever it is chosen later. Rejects if they cannot be fetched. For
 * load-staff-strings.ts: a first load of the shop does not even have the names of their files.
 */
export async function addStaffStrings(fetch: () => Promise<BanglaStrings>): Promise<void> {
  fetchStaffBangla = fetch;
  if (requested === 'bn') await setLanguage('bn');
}

async function fetchBangla(): Promise<LoadedStrings> {
  const { shopBangla } = await import('./bn/shop-bangla.ts');
  // Looked at afterwards, so that an earlier call, which may end later, has them too.
  return fetchStaffBangla ? fetchStaffBangla() : shopBangla;
}

/** Restores the remembered language before the first render; English if Bangla cannot be fetched. */
export async function restoreLanguage(): Promise<void> {
  const chosen = readLanguage();
  if (chosen === DEFAULT_LANGUAGE) return;
  await setLanguage(chosen).catch(() => undefined);
}

/** Follows a choice made in another tab. */
export function syncLanguageAcrossTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) void setLanguage(readLanguage()).catch(() => undefined);
  });
}

/** Returns whether the visitor has chosen a language in this browser. */
export const hasChosenLanguage = (): boolean => readStorage(STORAGE_KEY) !== null;

function readLanguage(): Language {
  const stored = readStorage(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}
