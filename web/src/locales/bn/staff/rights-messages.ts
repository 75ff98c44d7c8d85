import type { MessageTranslations } from '../message-translations.ts';

/** Texts of the calls about staff and their rights. */
export const rightsMessages: Pick<MessageTranslations, 'rights'> = {
  rights: {
    unknownRight: 'অনুমতিটি চেনা যায়নি',
    rightMissing: 'অন্তত একটি অনুমতি বেছে নিন',
    unknownInvitation: 'এই আমন্ত্রণ আর কার্যকর নেই। নতুন একটি চেয়ে নিন।',
    otherAddress: 'এই আমন্ত্রণ {email} ঠিকানার জন্য। গ্রহণ করতে ওই ঠিকানা দিয়ে সাইন ইন করুন।',
    unprovedAddress: 'আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন, তারপর আমন্ত্রণটি আবার খুলুন',
    otherSignIn: 'আপনার অ্যাকাউন্টে {other} দিয়েও ঢোকা যায়। সেটি সরিয়ে দিন, অথবা অ্যাডমিনের কাছে অনুমতি চান।',
    ownRights: 'নিজের অনুমতি নিজে বদলানো যায় না',
    holdsAll: '{name} একজন অ্যাডমিন, সবকিছুই করতে পারেন',
    isStaff: '{name} আগে থেকেই দোকানে কাজ করেন: তাঁর অনুমতি বদলান',
    numberUnproved: 'এই অ্যাকাউন্টের কোনো ফোন নম্বর বা ইমেইল ঠিকানা নিশ্চিত করা হয়নি',
    stale: 'এর মধ্যে একজন সহকর্মী {name}-এর অনুমতি বদলেছেন। আপনার কিছুই সংরক্ষণ করা হয়নি।',
    adminsAlone: 'দোকানের কর্মীর অ্যাকাউন্ট শুধু অ্যাডমিন বদলাতে পারেন',
    changed: '{name}-এর অনুমতি সংরক্ষণ করা হয়েছে',
    removed: '{name} আর দোকানে কাজ করেন না',
    invited: '{email} ঠিকানায় আমন্ত্রণ পাঠানো হচ্ছে',
    notSent: 'আমন্ত্রণটি পাঠানো যায়নি। আবার চেষ্টা করুন।',
    withdrawn: 'আমন্ত্রণটি তুলে নেওয়া হয়েছে',
    accepted: 'স্বাগতম! এখন আপনি ড্যাশবোর্ডে কাজ করতে পারেন।',
  },
};
