import { layoutStrings } from '../locales/en/layout.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../locales/language.ts';
import { setLanguage } from '../locales/language-store.ts';
import { currentStrings, useLanguage, useStrings } from '../locales/use-strings.ts';
import { announce } from './announce.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { toast } from './toast.ts';
import css from './language-switch.module.css';

/** Renders the choice of both languages, each by its own name. */
export function LanguageSwitch() {
  const t = useStrings(layoutStrings);
  return (
    <SegmentedControl
      legend={t.language}
      value={useLanguage()}
      onChoose={changeLanguage}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: LANGUAGE_NAMES[language],
        lang: language,
      }))}
    />
  );
}

/** Renders a button for the other language, by its own name, where there is little room. */
export function LanguageButton() {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  return (
    <button className={css.plain} type="button" lang={other} onClick={() => changeLanguage(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}

/** Changes the language, and announces it in the new one to screen readers. */
export function changeLanguage(language: Language): void {
  setLanguage(language).then(
    () => announce(currentStrings(layoutStrings).languageNow),
    () => toast(currentStrings(layoutStrings).languageFailed, { kind: 'error' }),
  );
}
