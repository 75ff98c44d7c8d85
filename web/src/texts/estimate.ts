import { estimatedDeliveryText, type EstimatedDelivery } from '@nargisus/domain/delivery';
import { addDays, dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import type { Language } from './language.ts';
import { useLanguage } from './use-texts.ts';

type Estimate = (estimate: EstimatedDelivery, now: Date) => string;

const banglaDay = new Intl.DateTimeFormat('bn-BD', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC', // a day of Dhaka has no time of its own
});
const inBangla = (day: DhakaDay) => banglaDay.format(new Date(`${day}T00:00:00Z`));

/** SPEC 4, the estimated date: "Today/Tomorrow", a single date or a range, in either language. */
const ESTIMATES: Readonly<Record<Language, Estimate>> = {
  en: estimatedDeliveryText,
  bn: ({ from, to }, now) => {
    const today = dhakaDay(now);
    const tomorrow = addDays(today, 1);
    if (from === today && to === tomorrow) return 'আজ/আগামীকাল';
    if (from !== to) return `${inBangla(from)} - ${inBangla(to)}`;
    if (from === today) return 'আজ';
    return from === tomorrow ? 'আগামীকাল' : inBangla(from);
  },
};

/** Apart from useFormats(): only who buys or has bought needs the calendar. */
export const useEstimate = (): Estimate => ESTIMATES[useLanguage()];
