import type { Translation } from '../../define-strings.ts';
import type { orderTakingStrings } from '../../en/staff/order-taking.ts';

export const orderTaking: Translation<typeof orderTakingStrings.en> = {
  open: 'অর্ডার নিন',
  title: 'অর্ডার নিন',
  intro: 'যিনি ফোন করেছেন, লিখেছেন বা দোকানে এসেছেন তাঁর জন্য। পণ্য পৌঁছালে নগদে টাকা দেবেন।',
  source: 'যেভাবে অর্ডার এসেছে',
  sources: { phone: 'ফোন', facebook: 'ফেসবুক', whatsapp: 'হোয়াটসঅ্যাপ', shop: 'দোকানে' },
  lines: 'অর্ডারে যা আছে',
  noLines: 'নিচে পণ্য খুঁজে যোগ করুন।',
  linesMissing: 'অন্তত একটি পণ্য যোগ করুন।',
  option: 'ডেলিভারির ধরন',
  address: 'কোথায় যাবে',
  preview: 'মোট দেখুন',
  previewing: 'হিসাব হচ্ছে...',
  previewFailed: 'মোট হিসাব করা যায়নি',
  save: (total) => `${total} দামে অর্ডার নিন`,
  saving: 'সংরক্ষণ হচ্ছে...',
  saveFailed: 'অর্ডার নেওয়া যায়নি',
  subtotal: (amount) => `পণ্য: ${amount}`,
  delivery: (amount) => `ডেলিভারি: ${amount}`,
  total: (amount) => `ডেলিভারির সময় নিতে হবে: ${amount}`,
  expected: (days) => `পৌঁছাবে: ${days}`,
  cancel: 'বন্ধ করুন',
  discardTitle: 'এই অর্ডার বাদ দেবেন?',
  discardText: 'যা লিখেছেন তা সংরক্ষণ হয়নি।',
  discard: 'বাদ দিন',
};
