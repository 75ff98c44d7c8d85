import type { ratingStrings } from '../en/rating.ts';
import type { Translation } from '../define-strings.ts';

export const rating: Translation<typeof ratingStrings.en> = {
  of: (average, count) => `৫-এর মধ্যে ${average} তারা, রিভিউ ${count}টি`,
};
