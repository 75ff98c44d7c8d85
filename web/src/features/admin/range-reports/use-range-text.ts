import type { DayRange } from '@nargisus/domain/reports';
import { startOfDhakaDay } from '@nargisus/domain/time';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns the function that writes a range of days: "1 Nov 2026 to 20 Nov 2026", or the one day. */
export function useRangeText() {
  const t = useStrings(adminRangeReportsStrings);
  const { date } = useFormats();
  return ({ from, to }: DayRange): string => {
    const [first, last] = [date(startOfDhakaDay(from)), date(startOfDhakaDay(to))];
    return from === to ? first : t.range(first, last);
  };
}
