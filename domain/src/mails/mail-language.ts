import { formatTaka } from '../money/format-taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { banglaDigits } from '../text/bangla-digits.ts';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { banglaMails } from './texts-bn.ts';
import { englishMails, type MailTexts } from './texts-en.ts';

/** The texts and formats of mails in one language. */
export interface MailLanguage {
  readonly code: 'bn' | 'en';
  readonly texts: MailTexts;
  readonly taka: (amount: Paisa) => string;
  readonly number: (count: number) => string;
  readonly day: (day: DhakaDay) => string;
}

const dayIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day: DhakaDay) => format.format(Date.parse(day));
};

const bangla: MailLanguage = {
  code: 'bn',
  texts: banglaMails,
  taka: (amount) => formatTaka(amount, { digits: 'bangla' }),
  number: (count) => banglaDigits(String(count)),
  day: dayIn('bn-BD'),
};

const english: MailLanguage = {
  code: 'en',
  texts: englishMails,
  taka: (amount) => formatTaka(amount),
  number: String,
  day: dayIn('en-GB'),
};

/**
 * A mail has every text in Bangla and then in English: only the customer's browser knows the chosen language, and the
 * recipient of the parcel may read the mail too.
 */
export const MAIL_LANGUAGES = [bangla, english] as const;
