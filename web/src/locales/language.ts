export const LANGUAGES = ['en', 'bn'] as const;

/** The languages of the shop: English, as specified, and Bangla. */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each in its own language, for visitors who cannot read the other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };
