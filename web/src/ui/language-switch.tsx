import { layoutStrings } from '../locales/en/layout.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../locales/language.ts';
import { useLanguage, useStrings } from '../locales/use-strings.ts';
import { changeLanguage } from './change-language.ts';
import { SegmentedControl } from './segmented-control.tsx';

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
