import { styled } from '@mui/material/styles';
import { frameTexts } from '../texts/en/frame.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../texts/language.ts';
import { setLanguage } from '../texts/language-store.ts';
import { textsNow, useLanguage, useTexts } from '../texts/use-texts.ts';
import { nameFace } from '../theme/typography.ts';
import { announce } from './announce.ts';
import { ChoiceRow } from './choice-row.tsx';
import { toast } from './toast.ts';

/** Both languages by their own names. */
export function LanguageSwitch() {
  const t = useTexts(frameTexts);
  return (
    <ChoiceRow
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
    <Plain type="button" lang={other} onClick={() => speak(other)}>
      {LANGUAGE_NAMES[other]}
    </Plain>
  );
}

/** Changes the words of the whole page, which nobody sees who does not look: so it is said as well, in the new language. */
function speak(language: Language): void {
  setLanguage(language).then(
    () => announce(textsNow(frameTexts).languageNow),
    () => toast(textsNow(frameTexts).languageFailed, { kind: 'error' }),
  );
}

const Plain = styled('button')({
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  cursor: 'pointer',
  '&:lang(bn)': { fontFamily: nameFace },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.35em' },
});
