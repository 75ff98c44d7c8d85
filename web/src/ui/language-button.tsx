import { LANGUAGE_NAMES } from '../locales/language.ts';
import { useLanguage } from '../locales/use-strings.ts';
import { changeLanguage } from './change-language.ts';
import css from './language-button.module.css';

/** Renders a button for the other language, by its own name, where there is little room. */
export function LanguageButton() {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  return (
    <button className={css.plain} type="button" lang={other} onClick={() => changeLanguage(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}
