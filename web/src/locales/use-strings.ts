import { useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import {
  activeLocale,
  subscribeToLocale,
  prerenderedLocale,
  type BanglaStrings,
  type ActiveLocale,
} from './language-store.ts';
import type { StringsNamespace, Translation } from './define-strings.ts';

export const useActiveLocale = (): ActiveLocale =>
  useSyncExternalStore(subscribeToLocale, activeLocale, prerenderedLocale);

export const useLanguage = (): Language => useActiveLocale().language;

/** The topic's words in the language of the moment. A topic that bn/bangla.ts does not know does not compile. */
export function useStrings<Name extends keyof BanglaStrings, English>(
  namespace: StringsNamespace<Name, English>,
): Translation<English> {
  return stringsOf(namespace, useActiveLocale());
}

/** The same outside React, for a toast at the end of something that took a while. */
export function currentStrings<Name extends keyof BanglaStrings, English>(
  namespace: StringsNamespace<Name, English>,
): Translation<English> {
  return stringsOf(namespace, activeLocale());
}

function stringsOf<Name extends keyof BanglaStrings, English>(
  { name, en }: StringsNamespace<Name, English>,
  locale: ActiveLocale,
): Translation<English> {
  // bn/<topic>.ts is typed as the Translation of this very topic.
  return (locale.language === 'en' ? en : locale.strings[name]) as Translation<English>;
}
