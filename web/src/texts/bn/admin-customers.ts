import type { adminCustomersTexts } from '../en/admin-customers.ts';
import type { Translation } from '../topic.ts';

export const adminCustomers: Translation<typeof adminCustomersTexts.en> = {
  title: 'গ্রাহক',
  total: 'মোট ব্যবহারকারী',
  active: 'সক্রিয় ব্যবহারকারী',
  admins: 'অ্যাডমিন',
  searchLabel: 'ই-মেইল, ফোন বা নাম দিয়ে খুঁজুন',
  none: 'এখনো কোনো ব্যবহারকারী নেই',
  noneFound: (term) => `"${term}" দিয়ে কাউকে পাওয়া যায়নি।`,
  upToDate: 'ব্যবহারকারীর তালিকা হালনাগাদ আছে',
  columns: {
    name: 'নাম',
    email: 'ই-মেইল',
    phone: 'ফোন',
    role: 'ভূমিকা',
    status: 'অবস্থা',
    joined: 'যোগ দিয়েছেন',
  },
  roles: { admin: 'অ্যাডমিন', user: 'ব্যবহারকারী' },
  isActive: 'সক্রিয়',
  isInactive: 'নিষ্ক্রিয়',
  noPhone: 'নেই',
  you: 'আপনি',
  remove: (name) => `${name}-কে মুছুন`,
  removeText: (name, email) => `${name} (${email})-এর অ্যাকাউন্ট মুছে যাবে; অর্ডারগুলো থাকবে।`,
  removed: 'ব্যবহারকারীকে মুছে ফেলা হয়েছে!',
  deactivate: 'নিষ্ক্রিয় করুন',
  activate: 'সক্রিয় করুন',
  deactivateOf: (name) => `${name}-কে নিষ্ক্রিয় করুন`,
  activateOf: (name) => `${name}-কে সক্রিয় করুন`,
  changeFailed: 'ব্যবহারকারীর তথ্য বদলানো যায়নি',
};
