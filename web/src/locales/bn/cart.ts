import type { cartStrings } from '../en/cart.ts';
import type { Translation } from '../define-strings.ts';

export const cart: Translation<typeof cartStrings.en> = {
  title: 'আপনার কার্ট',
  close: 'কার্ট বন্ধ করুন',
  loading: 'আপনার কার্ট আসছে…',

  empty: 'আপনার কার্ট এখনো খালি।',
  emptyHint: 'পছন্দের কিছু রাখুন, শুরু হোক কেনাকাটা!',
  continue: 'কেনাকাটা চালিয়ে যান',
  notRead: 'এই মুহূর্তে আপনার কার্টে পৌঁছানো যাচ্ছে না। যা রেখেছেন, সবই আছে।',
  tryAgain: 'আবার চেষ্টা করুন',

  lines: 'কার্টের পণ্য',
  quantity: (written) => `পরিমাণ: ${written}`,
  remove: (name) => `${name} সরান`,
  most: (written) => `এক ধরনের সর্বোচ্চ ${written}টি নেওয়া যায়`,

  priceWas: (amount) => `দাম বদলেছে; আগে ছিল ${amount}।`,
  soldOut: 'এই সাইজটি এইমাত্র শেষ হয়ে গেছে। অর্ডার করতে এটি সরিয়ে দিন।',
  fewer: (written) => `এই সাইজে আর মাত্র ${written}টি আছে। অর্ডার করতে পরিমাণ কমান।`,
  unavailable: {
    'out-of-stock': 'এখন স্টকে নেই, তাই মোট দামে ধরা হয়নি। অর্ডার করতে এটি সরিয়ে দিন।',
    'size-not-made': 'এই সাইজে আর পাওয়া যায় না, তাই মোট দামে ধরা হয়নি। অর্ডার করতে এটি সরিয়ে দিন।',
    gone: 'এটি আর বিক্রি হয় না, তাই মোট দামে ধরা হয়নি। অর্ডার করতে এটি সরিয়ে দিন।',
  },
  full: (written) => `আপনার কার্ট ভরে গেছে: এতে ${written} রকমের পণ্য ধরে।`,
  offline: 'আপনি এখন অফলাইনে। কার্ট যেমন ছিল তেমনই আছে; সংযোগ ফিরলে বদলাতে পারবেন।',
  notKept:
    'আপনার ব্রাউজার এই দোকানের কিছু মনে রাখছে না, তাই পাতা বন্ধ করলে কার্ট হারিয়ে যাবে। রেখে দিতে লগইন করুন।',

  total: 'মোট',
  checkout: 'চেকআউট',
  updating: 'হালনাগাদ হচ্ছে...',
  clear: 'কার্ট খালি করুন',
  deliveryNote: 'ডেলিভারি চেকআউটে বেছে নেবেন।',

  quantityRejected: (message) => `পরিমাণ বদলানো যায়নি: ${message}`,
  quantityFailed: 'পরিমাণ বদলানো যায়নি। আবার চেষ্টা করুন।',
  askRemoval: 'পণ্যটি কার্ট থেকে সরাতে চান?',
  removed: 'পণ্যটি কার্ট থেকে সরানো হয়েছে',
  removalRejected: (message) => `পণ্যটি সরানো যায়নি: ${message}`,
  removalFailed: 'পণ্যটি সরানো যায়নি। আবার চেষ্টা করুন।',
  askClearing: 'পুরো কার্ট খালি করতে চান?',
  cleared: (email) => (email ? `${email}-এর কার্ট খালি করা হয়েছে` : 'কার্ট খালি করা হয়েছে'),
  clearingRejected: (message) => `কার্ট খালি করা যায়নি: ${message}`,
  clearingFailed: 'কার্ট খালি করা যায়নি। আবার চেষ্টা করুন।',
};
