import type { newArrivalsStrings } from '../en/new-arrivals.ts';
import type { Translation } from '../define-strings.ts';

export const newArrivals: Translation<typeof newArrivalsStrings.en> = {
  description: 'দোকানে সবশেষে যা এসেছে, নতুনটা আগে।',
  loading: 'নতুন পণ্য আসছে…',
  empty: 'এখনো নতুন কিছু আসেনি। কদিন পরে আবার দেখুন।',
};
