import type { layoutStrings } from '../en/layout.ts';
import type { Translation } from '../define-strings.ts';

export const layout: Translation<typeof layoutStrings.en> = {
  shop: 'নার্গিসাস',
  shopLine: 'নার্গিসাস · বাংলাদেশের পোশাক, ফ্যাশন আর ঘরের জিনিস',
  shopDescription:
    'বাংলাদেশের জন্য পোশাক, ফ্যাশন আর ঘর সাজানোর জিনিস: ভালো কাপড়, টাকায় ন্যায্য দাম, আট বিভাগেই ডেলিভারি।',

  skip: 'মূল অংশে যান',
  homeLink: 'Nargisus, হোম',
  mainNavigation: 'প্রধান মেনু',
  newArrivals: 'নতুন এসেছে',
  categories: 'ক্যাটাগরি',
  allCategories: 'ক্যাটাগরি ধরে দেখুন',

  search: 'পণ্য খুঁজুন',
  openCart: 'কার্ট খুলুন',
  openCartWith: (items) => `কার্ট খুলুন, ${items}`,
  cartFailed: 'কার্টটি খোলা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  openMenu: 'মেনু খুলুন',
  closeMenu: 'মেনু বন্ধ করুন',
  menu: 'মেনু',

  login: 'লগইন',
  accountMenu: 'অ্যাকাউন্ট মেনু',
  wishlist: 'পছন্দের তালিকা',
  track: 'অর্ডার কোথায় দেখুন',

  language: 'ভাষা',
  languageNow: 'দোকান এখন বাংলায় কথা বলছে।',
  languageFailed: 'ভাষা বদলানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  scheme: 'চেহারা',
  light: 'আলো',
  dark: 'আঁধার',
  device: 'অটো',

  offline: 'আপনি এখন অফলাইনে। আপনার কার্ট ঠিক আছে; সংযোগ ফিরলে বাকিটা চলবে।',
  online: 'আপনি আবার অনলাইনে।',
};
