import type { Translation } from '../../define-strings.ts';
import type { partialDeliveryStrings } from '../../en/staff/partial-delivery.ts';

export const partialDelivery: Translation<typeof partialDeliveryStrings.en> = {
  open: 'আংশিক ডেলিভারি',
  title: (orderId) => `আংশিক ডেলিভারি: ${orderId}`,
  intro: 'ক্রেতা কী রেখেছেন, তা লিখুন। বাকিটা দোকানে ফেরত আসবে; এলে তা ফেরত নিন। ডেলিভারি চার্জ দিতেই হবে।',
  lines: 'ক্রেতা যা রেখেছেন',
  keptOf: (all) => `${all}টির মধ্যে রেখেছেন`,
  allKept: 'কিছুই ফেরত দেওয়া হয়নি: অর্ডারটি পৌঁছেছে বলে লিখুন।',
  noneKept: 'কিছুই রাখা হয়নি: ডেলিভারি ব্যর্থ বা ফেরত হিসেবে লিখুন।',
  total: (amount) => `অর্ডারের মোট: ${amount}`,
  returned: (amount) => `ডেলিভারির সময় ফেরত: −\u00A0${amount}`,
  paid: (amount) => `আগে দেওয়া: −\u00A0${amount}`,
  due: (amount) => `নগদ পাওনা: ${amount}`,
  giveBack: (amount) => `ক্রেতাকে ফেরত দিতে হবে: ${amount}`,
  collected: 'নগদ নেওয়া হয়েছে (৳)',
  collectedHint: 'রাইডার আসলে যত টাকা নিয়েছেন।',
  reported: (amount) => `কুরিয়ার জানিয়েছে ${amount}।`,
  collectedInvalid: 'টাকার অঙ্ক লিখুন; কিছু না নিলে ০।',
  short: (amount) => `পাওনার চেয়ে ${amount} কম। এটি ক্ষতি হিসেবে লেখা হবে।`,
  over: (amount) => `পাওনার চেয়ে ${amount} বেশি। এটি ক্রেতার পাওনা।`,
  reason: 'টাকা আলাদা কেন',
  reasonHint: 'শুধু কর্মীদের জন্য; ক্রেতা দেখবেন না।',
  reasonMissing: 'টাকা আলাদা কেন, তা লিখুন।',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  saveFailed: 'আংশিক ডেলিভারি সংরক্ষণ করা যায়নি',
  saved: 'অর্ডারটি পৌঁছেছে। বাকি পণ্য দোকানে এলে ফেরত নিন।',
  discardTitle: 'এই আংশিক ডেলিভারি বাদ দেবেন?',
  discardText: 'যা লিখেছেন তা সংরক্ষণ হয়নি।',
  discard: 'বাদ দিন',
  refused: (pieces) => `${pieces}টি ডেলিভারির সময় ফেরত, এখনো পথে`,
  refusedBack: (pieces, shelved) =>
    `${pieces}টি ডেলিভারির সময় ফেরত; দোকানে এসেছে, ${shelved}টি তাকে রাখা হয়েছে`,
  owed: (amount) =>
    `ডেলিভারির সময় ফেরত দেওয়া পণ্যের জন্য ক্রেতার পাওনা ${amount}। অনলাইনে দেওয়া হয়ে থাকলে নিচে পেমেন্ট অংশ থেকে, নইলে হাতে ফেরত দিন।`,
};
