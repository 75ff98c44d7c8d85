import type { Translation } from '#locales/define-strings.ts';
import { useLanguage } from '#locales/use-strings.ts';

const en = {
  title: 'May Meta learn of your visit?',
  text: 'If you agree, Facebook and Instagram learn which products you look at and buy here, and show our ads to people who like them. You can change your answer on the page Privacy.',
  agree: 'Yes, it may',
  decline: 'No, thank you',
  isOn: 'Meta learns of your visits from now on.',
  isOff: 'Meta does not learn of your visits.',
  choice: 'Facebook and Instagram ads',
  on: 'On',
  off: 'Off',
};

const bn: Translation<typeof en> = {
  title: 'মেটা কি আপনার ভিজিটের কথা জানতে পারে?',
  text: 'আপনি সম্মতি দিলে ফেসবুক ও ইনস্টাগ্রাম জানবে এখানে কোন পণ্য দেখেন ও কেনেন, আর যাঁদের এগুলো পছন্দ তাঁদের আমাদের বিজ্ঞাপন দেখাবে। “গোপনীয়তা” পাতায় উত্তরটি বদলাতে পারবেন।',
  agree: 'হ্যাঁ, পারে',
  decline: 'না, ধন্যবাদ',
  isOn: 'এখন থেকে মেটা আপনার ভিজিটের কথা জানবে।',
  isOff: 'মেটা আপনার ভিজিটের কথা জানছে না।',
  choice: 'ফেসবুক ও ইনস্টাগ্রামে বিজ্ঞাপন',
  on: 'চালু',
  off: 'বন্ধ',
};

/** Both languages, and not in locales/: only shops with a pixel load them. */
const STRINGS = { en, bn };

/** Returns the texts about ads in the page's language. */
export const useAdsStrings = (): Translation<typeof en> => STRINGS[useLanguage()];
