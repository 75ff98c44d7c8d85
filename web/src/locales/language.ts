export const LANGUAGES = ['en', 'bn'] as const;

/** What the shop speaks: English, as specified, or Bangla. */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each in its own words, for those who cannot read the other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };
