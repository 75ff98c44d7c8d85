import type { reviewsStrings } from '../en/reviews.ts';
import type { Translation } from '../define-strings.ts';

export const reviews: Translation<typeof reviewsStrings.en> = {
  title: 'রিভিউ',
  loading: 'রিভিউ আসছে',
  failed: 'রিভিউ আনা যায়নি।',
  starsOf: (stars) => `৫-এর মধ্যে ${stars} তারা`,
  by: (author, size) => (author ? `${author} · ${size}` : size),
  received: 'পণ্যটি হাতে পেয়েছেন',
  answer: 'দোকানের উত্তর',
  picture: (number) => `এই রিভিউয়ের ${number} নম্বর ছবি`,
  more: 'আরও রিভিউ দেখুন',
  loadingMore: 'আসছে…',

  write: 'রিভিউ লিখুন',
  writeOf: (name) => `রিভিউ লিখুন: ${name}`,
  edit: 'রিভিউ বদলান',
  editOf: (name) => `রিভিউ বদলান: ${name}`,
  yours: 'আপনার রিভিউ',
  status: {
    pending: 'দোকান এখনো দেখেনি',
    approved: 'প্রকাশিত',
    hidden: 'প্রকাশ করা হয়নি',
  },
  stars: 'তারা',
  starChoice: (stars) => `${stars}টি তারা`,
  text: 'আপনার অভিজ্ঞতা (না লিখলেও চলে)',
  textHint: 'কাপড়, সাইজ আর রং কেমন? সঙ্গে আপনার নামের প্রথম অংশ দেখানো হবে।',
  addPicture: 'ছবি যোগ করুন',
  uploading: 'আপলোড হচ্ছে…',
  removePicture: (number) => `${number} নম্বর ছবি সরান`,
  pictureFailed: 'ছবিটি আপলোড করা যায়নি। আবার চেষ্টা করুন।',
  send: 'রিভিউ পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  cancel: 'বাতিল',
  sent: 'ধন্যবাদ। দোকান দেখার পর আপনার রিভিউ প্রকাশিত হবে।',
  notSent: 'রিভিউ পাঠানো যায়নি। আবার চেষ্টা করুন।',
};
