import type { adminSettingsStrings } from '../en/admin-settings.ts';
import type { Translation } from '../define-strings.ts';

export const adminSettings: Translation<typeof adminSettingsStrings.en> = {
  title: 'সেটিংস',
  sectionList: 'সেটিংসের অংশগুলো',
  failed: 'সেটিংস আনা যায়নি',
  saveFailed: 'সেটিংস সংরক্ষণ করা যায়নি',
  loading: 'সেটিংস আসছে',
  byDefault: (value) => `শুরুতে থাকে: ${value}।`,
  save: 'পরিবর্তন সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  discard: 'পরিবর্তন বাদ দিন',
  nothingToSave: 'কিছুই বদলানো হয়নি।',
  unsaved: 'কিছু পরিবর্তন এখনো সংরক্ষণ হয়নি',
  saved: 'সেটিংস সংরক্ষণ হয়েছে',
  empty: 'খালি',

  conflict: {
    title: (who) => `${who ?? 'একজন সহকর্মী'} এইমাত্র এটি বদলেছেন`,
    both: (field, theirs, mine) => `${field}: ${theirs}। আপনার ফর্মে ${mine}।`,
    take: (theirs) => `${theirs} নিন`,
    keep: (mine) => `${mine} রাখুন`,
    text: 'আপনার কিছু এখনো সংরক্ষণ হয়নি। প্রতিটি ঘরের জন্য বেছে নিন, তারপর সংরক্ষণ করুন।',
  },

  historyTitle: 'ইতিহাস',
  historyText: 'এই অংশের শেষ ২০টি পরিবর্তন, নতুনটি আগে।',
  historyFailed: 'ইতিহাস আনা যায়নি',
  noHistory: 'এখনো কিছু বদলানো হয়নি: সব ঘর শুরুর মতোই আছে।',
  theShop: 'দোকান',

  sections: {
    shop: {
      title: 'দোকানের তথ্য',
      text: 'ক্রেতারা দোকানকে যেভাবে দেখেন আর যেভাবে যোগাযোগ করেন। ইনভয়েস ও ইমেইলে সঙ্গে সঙ্গে যায়, পাতায় দুই মিনিটের মধ্যে। খালি ঘর দেখানো হয় না।',
      fields: {
        name: { label: 'নাম', help: 'ইনভয়েস, প্যাকিং স্লিপ আর ইমেইলে। পাতার সাইনবোর্ড একই থাকে।' },
        email: { label: 'ক্রেতাদের জন্য ইমেইল', help: 'যোগাযোগের পাতায়, পাতার নিচে, কাগজে আর ইমেইলে।' },
        phone: { label: 'ফোন', help: 'ক্রেতা চাপ দিলেই কল যায়, যেমন 01712345678।' },
        whatsapp: { label: 'হোয়াটসঅ্যাপ', help: 'চাপ দিলে চ্যাট খোলে। হোয়াটসঅ্যাপ না থাকলে খালি রাখুন।' },
        address: { label: 'ইংরেজিতে ঠিকানা', help: 'ঠিকানার প্রতিটি লাইন আলাদা লাইনে লিখুন।' },
        addressBn: { label: 'বাংলায় ঠিকানা', help: 'বাংলা পাতা ও কাগজে; খালি থাকলে ইংরেজিটি দেখানো হয়।' },
        tradeLicence: { label: 'ট্রেড লাইসেন্স', help: 'লাইসেন্সে নম্বরটি যেভাবে আছে।' },
        dbid: {
          label: 'ডিবিআইডি',
          help: 'ডিজিটাল বিজনেস আইডি; বাংলাদেশের দোকানের পাতায় এটি থাকতে হয়।',
        },
        bin: { label: 'বিআইএন', help: 'ভ্যাটের ব্যবসা শনাক্তকরণ নম্বর, যেমন 001234567-0101।' },
      },
    },
  },
};
