import type { listsTexts } from '../en/lists.ts';
import type { Translation } from '../topic.ts';

export const lists: Translation<typeof listsTexts.en> = {
  noProducts: 'কোনো পণ্য পাওয়া যায়নি। অনুগ্রহ করে কালেকশনে পণ্য যোগ করুন।',
  soldOut: 'স্টকে নেই',
  arrivals: 'নতুন এসেছে',
  moreProducts: 'সব পণ্য দেখুন',
};
