/** A text of a product and the language that it is written in. */
interface LocalizedText {
  readonly text: string;
  readonly language: 'en' | 'bn';
}

/** The texts that exist in both languages: `name` and `nameBn`, and so on. */
export type Bilingual<Field extends string> = { readonly [Name in Field]?: string | undefined } & {
  readonly [Name in `${Field}Bn`]?: string | undefined;
};

/** Returns a text in a language; a reader of Bangla gets the English one where there is no Bangla. Empty without either. */
export function localized<Field extends string>(
  texts: Bilingual<Field>,
  field: Field,
  language: 'en' | 'bn',
): LocalizedText {
  const bangla = (texts as Record<string, string | undefined>)[`${field}Bn`];
  if (language === 'bn' && bangla) return { text: bangla, language: 'bn' };
  return { text: (texts as Record<string, string | undefined>)[field] ?? '', language: 'en' };
}
