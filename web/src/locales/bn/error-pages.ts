import type { errorPageStrings } from '../en/error-pages.ts';
import type { Translation } from '../define-strings.ts';

export const errorPages: Translation<typeof errorPageStrings.en> = {
  notFoundTitle: 'পেজটি পাওয়া যায়নি',
  notFound: 'দুঃখিত! পেজটি পাওয়া যায়নি',
  notFoundHint: 'পেজটি সরানো হয়েছে, অথবা ঠিকানা লিখতে ভুল হয়েছে। এখান থেকে আবার শুরু করতে পারেন।',
  goHome: 'হোমে যান',
  goBack: 'আগের পেজে যান',
  otherPages: 'অন্য পেজ',

  failed: 'কিছু একটা ভুল হয়েছে',
  failedHint: 'পেজটি দেখানো গেল না। আবার লোড করুন, অথবা দোকানে ফিরে যান; আপনার কার্ট ঠিক আছে।',
  failedOffline: 'আপনি অফলাইনে আছেন বলে পেজটি আনা গেল না। আপনার কার্ট ঠিক আছে।',
  reload: 'আবার লোড করুন',
};
