import type { MessageTranslations } from '../message-translations.ts';

/** Messages about settings and other input of staff, in Bangla. */
export const staffRequestMessages: Pick<
  MessageTranslations,
  'settings' | 'sms' | 'ads' | 'deliverySettings' | 'home' | 'reportRequest'
> = {
  settings: {
    unknownField: 'এমন কোনো সেটিং নেই',
    shopNameMissing: 'দোকানের একটি নাম লিখুন',
    measureNameMissing: 'প্রতিটি মাপের নাম লিখুন',
    measureInvalid: 'মাপ সেন্টিমিটারে ১ থেকে ৩০০, দশমিকের পর সর্বোচ্চ এক ঘর',
    measureSize: 'একটি মাপে এমন সাইজ আছে যা এই চার্টে নেই',
    tooManyMeasures: 'একটি চার্টে সর্বোচ্চ ১২টি মাপ রাখা যায়',
  },
  sms: {
    unknownProvider: 'অজানা কোম্পানি',
    unknownLanguage: 'অজানা ভাষা',
    sendOrSkip: 'পাঠানো হবে অথবা হবে না',
    senderInvalid: 'সর্বোচ্চ ১৩টি ইংরেজি অক্ষর, সংখ্যা, ফাঁকা জায়গা বা হাইফেন',
    priceOutOfRange: 'প্রতি ভাগের দাম পয়সায়: {least} থেকে {most} পর্যন্ত পূর্ণসংখ্যা',
  },
  ads: {
    pixelIdInvalid: 'পিক্সেল আইডিতে ১৫ বা ১৬টি অঙ্ক থাকে, মেটার ইভেন্টস ম্যানেজারে যেমন দেখায়',
  },
  deliverySettings: {
    zonesMissing: 'অন্তত একটি ডেলিভারি এলাকা লাগবে',
    tooManyZones: 'সর্বোচ্চ {count}টি ডেলিভারি এলাকা রাখা যায়',
    zoneNameMissing: 'এলাকাটির একটি নাম দিন',
    optionMissing: 'এলাকাটিতে অন্তত এক রকম ডেলিভারি রাখুন',
    chargeTooHigh: 'চার্জ সর্বোচ্চ ৳১০,০০০',
    amountTooHigh: 'সর্বোচ্চ ৳১০,০০,০০০',
    extraDaysInvalid: 'বাড়তি দিন ০ থেকে ৩০-এর মধ্যে একটি পূর্ণ সংখ্যা',
    placeUnknown: 'জায়গাটি আরেকবার বেছে নিন',
    tooManyPlaces: 'এক এলাকায় সর্বোচ্চ {count}টি জায়গা রাখা যায়',
    placeTwice: 'একটি জায়গা শুধু একটি এলাকাতেই থাকতে পারে',
    noDayLeft: 'সপ্তাহে অন্তত একদিন ডেলিভারি থাকতে হবে',
    tooManyHolidays: 'ডেলিভারি ছাড়া সর্বোচ্চ {count}টি দিন রাখা যায়',
  },
  home: {
    slidesMissing: 'ব্যানারে অন্তত একটি স্লাইড লাগবে',
    tooManySlides: 'সর্বোচ্চ {count}টি স্লাইড',
    pictureMissing: 'একটি ছবি বেছে নিন',
    categoryMissing: 'স্লাইডের শিরোনামের ওপরের লাইনটি লিখুন',
    titleMissing: 'স্লাইডের শিরোনাম লিখুন',
    linkInvalid: 'এই দোকানের একটি পাতার ঠিকানা লিখুন, যা / দিয়ে শুরু',
    tooManyRows: 'সর্বোচ্চ {count}টি সারি',
    rowSourceUnknown: 'সারিতে কী দেখাবে তা বেছে নিন',
    rowCountInvalid: '১ থেকে {count}টি পণ্য বেছে নিন',
    offerTextMissing: 'অফারের লেখাটি লিখুন',
    offerEndsBefore: 'শেষ দিন প্রথম দিনের আগে হতে পারে না',
  },
  reportRequest: {
    noAddress: 'একটি ই-মেইল ঠিকানা লিখুন',
    unknownType: 'সিএসভি বা পিডিএফ বেছে নিন',
  },
};
