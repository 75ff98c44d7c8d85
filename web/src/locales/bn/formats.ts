import { formatTaka, formatTakaInWords } from '@nargisus/domain/money';
import { banglaDigits, formatCount } from '@nargisus/domain/text';
import { dhakaDay, formatDhakaTime, weekdayOf, type DhakaDay, type Weekday } from '@nargisus/domain/time';
import type { Formats } from '../formats.ts';

const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  Sun: 'রবি',
  Mon: 'সোম',
  Tue: 'মঙ্গল',
  Wed: 'বুধ',
  Thu: 'বৃহস্পতি',
  Fri: 'শুক্র',
  Sat: 'শনি',
};

/** Formats without Intl: not every browser has Bangla, and none uses the shop's formats. */
export const formats: Formats = {
  taka: (amount) => formatTaka(amount, { digits: 'bangla' }),
  takaInWords: (amount) => banglaDigits(formatTakaInWords(amount)),
  number: (value) => banglaDigits(formatCount(value)),
  percent: (value) => `${banglaDigits(formatCount(value))}%`,
  digits: banglaDigits,
  date: (at) => `${dayAndMonth(dhakaDay(at))} ${banglaDigits(dhakaDay(at).slice(0, 4))}`,
  dateTime: (at) => `${formats.date(at)}, ${formats.time(at)}`,
  time: (at) => banglaDigits(formatDhakaTime(at)),
  day: (day) => `${WEEKDAYS[weekdayOf(day)]}, ${dayAndMonth(day)}`,
};

function dayAndMonth(day: DhakaDay): string {
  const [, month, date] = day.split('-').map(Number);
  return `${banglaDigits(String(date))} ${MONTHS[(month ?? 1) - 1]}`;
}
