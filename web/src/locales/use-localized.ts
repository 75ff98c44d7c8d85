import { localized, type Bilingual } from '@nargisus/domain/catalogue';
import { activeLocale } from './language-store.ts';
import type { Language } from './language.ts';
import { useLanguage } from './use-strings.ts';

/** The props of the element that shows a text: `lang` where the text is not in the page's language. */
interface LocalizedProps {
  readonly children: string;
  readonly lang?: Language;
}

/** Returns a function that gives a product's text in the reader's language, English where there is no Bangla. */
export function useLocalized() {
  const reading = useLanguage();
  return <Field extends string>(texts: Bilingual<Field>, field: Field): LocalizedProps => {
    const { text, language } = localized(texts, field, reading);
    return { children: text, ...(language !== reading && { lang: language }) };
  };
}

/** Returns a function that gives a product's name in the reader's language, for labels and sentences. */
export function useProductName(): (product: Bilingual<'name'>) => string {
  const reading = useLanguage();
  return (product) => localized(product, 'name', reading).text;
}

/** Returns the name outside React, for example for a toast. */
export const currentProductName = (product: Bilingual<'name'>): string =>
  localized(product, 'name', activeLocale().language).text;
