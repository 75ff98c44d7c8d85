import { useLanguage } from '#locales/use-strings.ts';
import type { Translation } from '#locales/define-strings.ts';

const en = {
  title: 'May we count your visit?',
  text: 'If you agree, Google Analytics counts which kinds of pages are opened, and on what kind of device. No name, address, order or search text is sent. You can change your answer at the foot of every page.',
  agree: 'Yes, count it',
  decline: 'No, thank you',
  isOn: 'Your visits are counted from now on.',
  isOff: 'Your visits are not counted.',
  choice: 'Analytics',
  on: 'On',
  off: 'Off',
};

const bn: Translation<typeof en> = {
  title: 'আপনার ভিজিট কি গুনতে পারি?',
  text: 'আপনি সম্মতি দিলে গুগল অ্যানালিটিক্স গুনবে কী ধরনের পাতা খোলা হয়, আর কী ধরনের ডিভাইসে। নাম, ঠিকানা, অর্ডার বা সার্চের লেখা পাঠানো হয় না। যেকোনো পাতার নিচে উত্তরটি বদলাতে পারবেন।',
  agree: 'হ্যাঁ, গুনুন',
  decline: 'না, ধন্যবাদ',
  isOn: 'এখন থেকে আপনার ভিজিট গোনা হবে।',
  isOff: 'আপনার ভিজিট গোনা হচ্ছে না।',
  choice: 'ভিজিট গণনা',
  on: 'চালু',
  off: 'বন্ধ',
};

/** Both languages, and not in locales/: a build without analytics contains neither. */
const STRINGS = { en, bn };

/** Returns the texts of the consent banner and the switch in the page's language. */
export const useAnalyticsStrings = (): Translation<typeof en> => STRINGS[useLanguage()];
