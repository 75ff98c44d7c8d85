import { DAYS_WITHOUT_DELIVERY } from '@nargisus/domain/delivery';
import { dhakaDay, formatDhakaTime, weekdayOf } from '@nargisus/domain/time';
import { STORE } from '#config/store.ts';

/** Returns whether the shop is staffed at that time. */
export function isOpen(at: Date): boolean {
  const time = formatDhakaTime(at);
  return (
    !DAYS_WITHOUT_DELIVERY.includes(weekdayOf(dhakaDay(at))) && time >= STORE.opens && time < STORE.closes
  );
}
