import { activeLocale } from './language-store.ts';
import { englishText, type Translatable } from './translatable.ts';
import { useLanguage } from './use-strings.ts';

/**
 * Returns a message of the domain, the functions or the data layer in the active language. A message without a
 * translation stays English.
 */
export function translate(message: Translatable): string {
  const locale = activeLocale();
  return locale.language === 'en' ? englishText(message) : locale.strings.translateMessage(message);
}

/** Returns `translate`, and renders the component again when the language changes. */
export function useTranslate(): typeof translate {
  useLanguage();
  return translate;
}
