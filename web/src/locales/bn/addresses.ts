import type { addressStrings } from '../en/addresses.ts';
import type { Translation } from '../define-strings.ts';

export const addresses: Translation<typeof addressStrings.en> = {
  choose: 'কোথায় পৌঁছাব',
  other: 'অন্য ঠিকানা',
  otherHint: 'অন্য কোথায় পৌঁছাব তা লিখুন।',
  isDefault: 'প্রধান',
  save: 'এই ঠিকানা সংরক্ষণ করুন',

  title: 'সংরক্ষিত ঠিকানা',
  text: (count) => `এগুলো দিয়ে চেকআউট পূরণ হয়। ${count}টি সংরক্ষণ করতে পারবেন।`,
  none: 'আপনি এখনো কোনো ঠিকানা সংরক্ষণ করেননি।',
  loading: 'আপনার ঠিকানাগুলো আসছে',
  failed: 'আপনার ঠিকানাগুলো আনা যায়নি',
  add: 'ঠিকানা যোগ করুন',
  full: (count) => `আপনি ${count}টি ঠিকানা সংরক্ষণ করেছেন। আরেকটি যোগ করতে একটি সরিয়ে নিন।`,
  edit: 'বদলান',
  editOf: (address) => `বদলান: ${address}`,
  remove: 'সরিয়ে দিন',
  removeOf: (address) => `সরিয়ে দিন: ${address}`,
  makeDefault: 'প্রধান করুন',
  makeDefaultOf: (address) => `প্রধান করুন: ${address}`,
  removed: 'ঠিকানা সরানো হয়েছে',
  notRemoved: 'ঠিকানাটি সরানো যায়নি। আবার চেষ্টা করুন।',
  notChanged: 'ঠিকানাটি বদলানো যায়নি। আবার চেষ্টা করুন।',

  addTitle: 'ঠিকানা যোগ করুন',
  editTitle: 'ঠিকানা বদলান',
  asDefault: 'প্রধান ঠিকানা হিসেবে ব্যবহার করুন',
  saveChanges: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  cancel: 'বাতিল',
};
