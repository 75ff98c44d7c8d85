export { momentSchema } from './moment.ts';
export {
  addBusinessDays,
  addDays,
  dhakaDay,
  dhakaDaySchema,
  formatDayShort,
  formatDhakaDate,
  startOfDhakaDay,
  type DhakaDay,
} from './dhaka-day.ts';
