export { momentSchema } from './moment.ts';
export {
  addDays,
  dhakaDay,
  dhakaDaySchema,
  formatDayShort,
  formatDhakaDate,
  startOfDhakaDay,
  weekdayOf,
  WEEKDAYS,
  type DhakaDay,
  type Weekday,
} from './dhaka-day.ts';
export { dhakaIso, formatDhakaTime } from './dhaka-clock.ts';
