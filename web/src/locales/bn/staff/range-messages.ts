import type { MessageTranslations } from '../message-translations.ts';

export const rangeMessages: Pick<MessageTranslations, 'rangeReport'> = {
  rangeReport: {
    requested: 'রিপোর্ট তৈরি হচ্ছে',
    known: 'এই রিপোর্ট আগেই চাওয়া হয়েছে',
    notFound: 'এই রিপোর্ট নেই',
    notReady: 'রিপোর্টটি এখনো তৈরি হয়নি',
    fileGone: 'ফাইলটি আর রাখা নেই। রিপোর্টটি আবার তৈরি করুন।',
    unknownFile: 'এই রিপোর্টে এমন কোনো ফাইল নেই',
  },
};
