import { formatTaka, formatTakaInWords, type Paisa } from '@nargisus/domain/money';
import { formatCount, latinDigits } from '@nargisus/domain/text';
import { formatDayShort, formatDhakaDate, formatDhakaTime, type DhakaDay } from '@nargisus/domain/time';
import { activeLocale, type ActiveLocale } from './language-store.ts';
import { useActiveLocale } from './use-strings.ts';

/** Formats of numbers, money and dates in a language. Days and times are those of Dhaka. */
export interface Formats {
  /** ৳1,25,000.00 or ৳১,২৫,০০০.০০. */
  taka(amount: Paisa): string;
  /** Within a sentence, without ".00": ৳500 or ৳৫০০. */
  takaInWords(amount: Paisa): string;
  /** 125000 → "1,25,000" or "১,২৫,০০০". */
  number(value: number): string;
  /** 10 → "10%" or "১০%". */
  percent(value: number): string;
  /** Converts only the digits of a text, for phone numbers and counters such as "01 / 04". */
  digits(text: string): string;
  /** "23 Nov 2026" or "২৩ নভেম্বর ২০২৬", the day in Dhaka. */
  date(at: Date): string;
  /** "23 Nov 2026, 15:04" or "২৩ নভেম্বর ২০২৬, ১৫:০৪", in Dhaka. */
  dateTime(at: Date): string;
  /** "15:04" or "১৫:০৪", in Dhaka. */
  time(at: Date): string;
  /** "Mon, 23 Nov" or "সোম, ২৩ নভেম্বর". */
  day(day: DhakaDay): string;
}

/** The formats of the domain, which emails and reports use too. */
const english: Formats = {
  taka: (amount) => formatTaka(amount),
  takaInWords: formatTakaInWords,
  number: formatCount,
  percent: (value) => `${formatCount(value)}%`,
  digits: latinDigits,
  date: formatDhakaDate,
  dateTime: (at) => `${formatDhakaDate(at)}, ${formatDhakaTime(at)}`,
  time: formatDhakaTime,
  day: formatDayShort,
};

const formatsFor = (locale: ActiveLocale): Formats =>
  locale.language === 'en' ? english : locale.strings.formats;

export const useFormats = (): Formats => formatsFor(useActiveLocale());

/** Returns the formats outside React. */
export const currentFormats = (): Formats => formatsFor(activeLocale());
