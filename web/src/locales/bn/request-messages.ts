import type { MessageTranslations } from './message-translations.ts';

/** Messages for texts, amounts and requests in general, in Bangla. */
export const requestMessages: Pick<
  MessageTranslations,
  'text' | 'taka' | 'request' | 'reportRequest' | 'settings' | 'client'
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
    unknownLanguage: 'ইংরেজি অথবা বাংলা বেছে নিন',
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
