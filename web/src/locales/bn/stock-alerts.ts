import type { stockAlertStrings } from '../en/stock-alerts.ts';
import type { Translation } from '../define-strings.ts';

export const stockAlerts: Translation<typeof stockAlertStrings.en> = {
  title: 'আবার এলে জানান',
  loading: 'আসছে',
  text: 'আবার কেনা গেলে আপনাকে একটি ইমেইল পাঠাব।',
  choose: 'আপনার সাইজ বেছে নিন: আবার কেনা গেলে একটি ইমেইল পাঠাব।',
  signInFirst: 'কোথায় লিখব তা জানতে আগে লগইন করতে হবে, তারপর এখানেই ফিরে আসবেন।',
  tellMe: 'আমাকে জানান',
  waitFor: (size) => `আমাকে জানান: ${size}`,
  asked: (size, email) => `${size}: আবার এলে ${email} ঠিকানায় লিখব।`,
  removed: (size) => `${size}: আর জানানো হবে না।`,
  failed: 'কাজটি হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  isBack: 'এখন সবই কেনা যাচ্ছে।',
  noEmail: 'আমরা ইমেইলে লিখি। আগে একটি ইমেইল যোগ করুন: প্রোফাইলে তার ফর্ম আছে।',
  unverified: (email) =>
    `শুধু আপনার নিজের ঠিকানাতেই আমরা লিখতে পারি। আগে ${email} নিশ্চিত করুন: প্রোফাইল থেকে লিংকটি পাঠানো যায়।`,
  verify: 'আমার প্রোফাইলে যান',

  listTitle: 'যা যা আসার অপেক্ষায় আছেন',
  listText: 'আবার কেনা গেলে প্রতিটির জন্য একটি করে ইমেইল পাঠাব।',
  none: 'এখন কোনো কিছুর অপেক্ষায় নেই।',
  remove: 'সরান',
  removeOf: (name, size) => `আর জানাবেন না: ${name}, ${size}`,
  listFailed: 'তালিকাটি আনা যায়নি।',
};
