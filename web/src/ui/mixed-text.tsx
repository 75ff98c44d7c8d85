import type { Language } from '../locales/language.ts';

/** Runs of words in the other script, with what stands between them. The sign ৳ (U+09F3) belongs to both. */
const OTHER_SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /([\u0980-\u09EF](?:[\u0980-\u09EF\u200C\u200D\s,।-]*[\u0980-\u09EF।])?)/,
  bn: /([A-Za-z](?:[A-Za-z\s,.’'&-]*[A-Za-z])?)/,
};

interface Props {
  /** The language of the text. */
  language: Language;
  children: string;
}

/** Renders a text and marks the words in the other language, which a screen reader would otherwise read in the wrong voice. */
export function MixedText({ language, children }: Props) {
  const other = language === 'en' ? 'bn' : 'en';
  return children.split(OTHER_SCRIPT[language]).map((part, at) =>
    // A split by a group alternates between what surrounds it and what it matched.
    at % 2 === 1 ? (
      <span key={at} lang={other}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
