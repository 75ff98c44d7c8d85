import { defineStrings } from '../define-strings.ts';

/** New Arrivals (docs/reference/specification.md 2). */
export const newArrivalsStrings = defineStrings('newArrivals', {
  description: 'What came into the shop last, newest first.',
  loading: 'Loading new arrivals…',
  empty: 'No new arrivals yet. Please look in again soon.',
});
