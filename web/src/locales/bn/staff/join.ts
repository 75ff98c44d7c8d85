import type { joinStrings } from '../../en/staff/join.ts';
import type { Translation } from '../../define-strings.ts';

export const join: Translation<typeof joinStrings.en> = {
  title: 'আমন্ত্রণ',
  heading: 'আপনি আমন্ত্রিত',
  lead: 'নার্গিসাসের ড্যাশবোর্ডে কাজ করার জন্য আপনাকে আমন্ত্রণ জানানো হয়েছে। যে ই-মেইল ঠিকানায় আমন্ত্রণ এসেছে, তা দিয়ে সাইন ইন করুন।',
  leadSignedIn: (account) =>
    `নার্গিসাসের ড্যাশবোর্ডে কাজ করার জন্য আপনাকে আমন্ত্রণ জানানো হয়েছে। আপনি ${account} দিয়ে সাইন ইন করে আছেন।`,
  login: 'লগইন',
  signUp: 'সাইন আপ',
  accept: 'আমন্ত্রণ গ্রহণ করুন',
  accepting: 'গ্রহণ করা হচ্ছে…',
  accepted: 'স্বাগতম! এখন আপনি ড্যাশবোর্ডে কাজ করতে পারেন।',
  failed: 'আমন্ত্রণটি গ্রহণ করা যায়নি। আবার চেষ্টা করুন।',
  invalidTitle: 'লিংকটি কাজ করছে না',
  invalid: 'এই আমন্ত্রণ আর কার্যকর নেই। নতুন একটি চেয়ে নিন।',
  signedInAs: (account) => `আপনি ${account} দিয়ে সাইন ইন করে আছেন।`,
  signOut: 'সাইন আউট করে অন্য অ্যাকাউন্ট ব্যবহার করুন',
  toProfile: 'আপনার প্রোফাইল খুলুন',
  toProfileHint: 'প্রোফাইল থেকে আপনাকে নিশ্চিত করার মেইল পাঠানো যায়।',
  loading: 'আপনার অ্যাকাউন্ট দেখা হচ্ছে',
  home: 'দোকানে যান',
};
