import type { notFoundStrings } from '../en/not-found.ts';
import type { Translation } from '../define-strings.ts';

export const notFound: Translation<typeof notFoundStrings.en> = {
  title: 'পেজটি পাওয়া যায়নি',
  heading: 'দুঃখিত! পেজটি পাওয়া যায়নি',
  hint: 'পেজটি সরানো হয়েছে, অথবা ঠিকানা লিখতে ভুল হয়েছে। এখান থেকে আবার শুরু করতে পারেন।',
  goBack: 'আগের পেজে যান',
  otherPages: 'অন্য পেজ',
};
