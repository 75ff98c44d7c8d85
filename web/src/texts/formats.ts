import { formatTaka, type Paisa } from '@nargisus/domain/money';
import type { Language } from './language.ts';
import { currentSpeech } from './language-store.ts';
import { useLanguage } from './use-texts.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', bn: 'bn-BD' };

/** Numbers, money and dates as the language writes them; days and times are Dhaka's. */
export interface Formats {
  /** ৳1,25,000.00 or ৳১,২৫,০০০.০০. */
  taka(amount: Paisa): string;
  /** 1234 → "1,234" or "১,২৩৪". */
  number(value: number): string;
  /** "23 Nov 2026", the day in Dhaka. */
  date(at: Date): string;
  /** "23 Nov 2026, 15:04", in Dhaka. */
  dateTime(at: Date): string;
}

const formatsOf = (language: Language): Formats => {
  const inDhaka = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Asia/Dhaka', ...options });
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return {
    taka: (amount) => formatTaka(amount, { digits: language === 'bn' ? 'bangla' : 'latin' }),
    number: (value) => new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN').format(value),
    date: (at) => inDhaka(day).format(at),
    dateTime: (at) => inDhaka({ ...day, hour: '2-digit', minute: '2-digit', hour12: false }).format(at),
  };
};

const FORMATS: Readonly<Record<Language, Formats>> = { en: formatsOf('en'), bn: formatsOf('bn') };

export const useFormats = (): Formats => FORMATS[useLanguage()];

/** The same outside React. */
export const formatsNow = (): Formats => FORMATS[currentSpeech().language];
