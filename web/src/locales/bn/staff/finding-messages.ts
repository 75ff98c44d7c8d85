import type { MessageTranslations } from '../message-translations.ts';

export const findingMessages: Pick<MessageTranslations, 'finding'> = {
  finding: {
    unknownChoice: 'এই ফিল্টারে এমন কিছু বেছে নেওয়ার নেই',
    tooManyRows: 'এই ফিল্টারে {count}টির বেশি সারি মেলে। তারিখ কমিয়ে কয়েক ভাগে এক্সপোর্ট করুন।',
    viewNameMissing: 'ভিউটির একটি নাম দিন',
    viewNameTaken: 'এই নামে আপনার একটি ভিউ আগেই আছে',
    viewNotFound: 'এই ভিউটি নেই',
    tooManyViews: 'সর্বোচ্চ {count}টি ভিউ সংরক্ষণ করা যায়',
    unknownTab: 'এই তালিকার ভিউ সংরক্ষণ করা যায় না',
    viewSaved: 'ভিউ সংরক্ষিত হয়েছে',
    viewRemoved: 'ভিউ মুছে ফেলা হয়েছে',
  },
};
