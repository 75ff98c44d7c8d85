import { activeLocale } from './language-store.ts';
import { useLanguage } from './use-strings.ts';

/**
 * A sentence or a label that domain or the server worded in English, in the language of the moment. Bangla has one for
 * each of domain's `Sentence`; anything else is said as it is: a sentence in English is better than none.
 */
export function translate(sentence: string): string {
  const locale = activeLocale();
  return locale.language === 'en' ? sentence : locale.strings.translateMessage(sentence);
}

/** The same, and what is rendered changes with the language. */
export function useTranslate(): typeof translate {
  useLanguage();
  return translate;
}
