import type { MessageTranslations } from './message-translations.ts';

/** Messages for texts, amounts and requests in general, in Bangla. */
export const requestMessages: Pick<
  MessageTranslations,
  | 'text'
  | 'taka'
  | 'request'
  | 'reportRequest'
  | 'settings'
  | 'ads'
  | 'sms'
  | 'deliverySettings'
  | 'home'
  | 'client'
> = {
  text: {
    tooLong: 'সর্বোচ্চ {count}টি অক্ষর লেখা যাবে',
    blank: 'ফাঁকা রাখা যাবে না',
    notADay: 'এটি কোনো তারিখ নয়',
  },
  taka: {
    notTaka: 'টাকার অঙ্কটি ঠিক নয়',
    belowZero: 'শূন্যের কম হতে পারে না',
  },
  request: {
    notValid: 'অনুরোধটি ঠিক নয়',
    notJson: 'অনুরোধটি সঠিক JSON নয়',
    sendJson: 'JSON পাঠান (Content-Type: application/json)',
    sendForm: 'ফর্ম পাঠান (Content-Type: {type})',
    noEncoding: 'তথ্য সংকুচিত না করে পাঠান',
    sentTwice: 'একই ঘর দুবার পাঠানো হয়েছে',
    tooLarge: 'অনুরোধটি অনেক বড়',
    onlyMethods: 'এখানে শুধু {methods} চলে',
    noSuchCall: 'এমন কোনো ঠিকানা নেই',
    requestKey: '{header} হেডারে একটি UUID থাকতে হবে',
    wholeNumber: '১ থেকে {largest}-এর মধ্যে একটি পূর্ণসংখ্যা দিন',
    atMost: 'সর্বোচ্চ {largest}',
    flag: 'true অথবা false দিন',
    unknownOrder: 'এমন কোনো অর্ডার নেই',
    unknownUid: 'এমন কোনো অ্যাকাউন্ট আইডি নেই',
    unknownCartItem: 'কার্টে এমন কোনো পণ্য নেই',
    unknownCategory: 'এমন কোনো শ্রেণি নেই',
    unknownFilter: 'এমন কোনো মাপ বা রং নেই',
    unknownLanguage: 'ইংরেজি অথবা বাংলা বেছে নিন',
    unknownSheet: 'লেবেল অথবা এ৪ বেছে নিন',
    unknownCursor: 'পাতাটি পাওয়া যায়নি',
    unknownRole: 'ভূমিকাটি চেনা যায়নি',
    unknownState: 'অবস্থাটি চেনা যায়নি',
    unknownPolicy: 'এমন কোনো নীতিমালা নেই',
    unknownSection: 'সেটিংসে এমন কোনো অংশ নেই',
    unknownOrderStatus: 'অর্ডারের অবস্থাটি চেনা যায়নি',
    unknownDeliveryStatus: 'ডেলিভারির অবস্থাটি চেনা যায়নি',
    noStatus: 'অর্ডার বা ডেলিভারির একটি অবস্থা দিন',
    unknownStock: 'এমন কোনো পণ্য ও সাইজ নেই',
    piecesInvalid: 'কয়টি, তা পূর্ণ সংখ্যায় লিখুন',
    noReason: 'কারণ লিখুন',
    noDelivery: 'চালানের নম্বর লিখুন',
    noDeliveryPerson: 'ডেলিভারি ম্যানের নাম লিখুন',
    date: 'তারিখ দিন বছর-মাস-দিন হিসেবে, যেমন ২০২৬-১১-২৩',
    tooManyCharacters: 'সর্বোচ্চ {count}টি অক্ষর',
    lastDayBeforeFirst: 'শেষ দিনটি প্রথম দিনের আগে',
    tooManyDays: 'সর্বোচ্চ {count} দিন বেছে নিন',
    productIdFixed: 'পণ্যের আইডি বদলানো যায় না',
    unverifiedNotice: 'এই বার্তাটি যাচাই করা যায়নি',
    otherwise: 'তথ্যটি ঠিক নয়',
  },
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
  client: {
    notOurAnswer: 'দোকান থেকে ঠিকঠাক উত্তর আসেনি',
    unreachable: 'দোকানে সংযোগ করা যায়নি। আবার চেষ্টা করুন।',
  },
};
