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

/**
 * Returns the strings of a namespace in the active language. A namespace without a translation in bn/ does not compile.
 */
export function useStrings<Name extends keyof BanglaStrings, English>(
  namespace: StringsNamespace<Name, English>,
): Translation<English> {
  return stringsOf(namespace, useActiveLocale());
}

/** Like useStrings, outside React, for example for a toast after a request. */
export function currentStrings<Name extends keyof BanglaStrings, English>(
  namespace: StringsNamespace<Name, English>,
): Translation<English> {
  return stringsOf(namespace, activeLocale());
}

function stringsOf<Name extends keyof BanglaStrings, English>(
  { name, en }: StringsNamespace<Name, English>,
  locale: ActiveLocale,
): Translation<English> {
  // bn/<namespace>.ts is typed as the Translation of this namespace.
  return (locale.language === 'en' ? en : (locale.strings[name] ?? en)) as Translation<English>;
}
