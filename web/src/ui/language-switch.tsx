import { layoutStrings } from '../locales/en/layout.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../locales/language.ts';
import { setLanguage } from '../locales/language-store.ts';
import { currentStrings, useLanguage, useStrings } from '../locales/use-strings.ts';
import { announce } from './announce.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { toast } from './toast.ts';
import css from './language-switch.module.css';

/** Both languages by their own names. */
export function LanguageSwitch() {
  const t = useStrings(layoutStrings);
  return (
    <SegmentedControl
      legend={t.language}
      value={useLanguage()}
      onChoose={speak}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: LANGUAGE_NAMES[language],
        lang: language,
      }))}
    />
  );
}

/** The same where there is little room: the other language, by its own name. */
export function LanguageButton() {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  return (
    <button className={css.plain} type="button" lang={other} onClick={() => speak(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}

/** Changes the words of the whole page, which nobody sees who does not look: so it is said as well, in the new language. */
function speak(language: Language): void {
  setLanguage(language).then(
    () => announce(currentStrings(layoutStrings).languageNow),
    () => toast(currentStrings(layoutStrings).languageFailed, { kind: 'error' }),
  );
}
