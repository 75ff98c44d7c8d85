import type { MessageTranslations } from './message-translations.ts';

/** Messages of orders, deliveries and reports, in Bangla. */
export const orderMessages: Pick<
  MessageTranslations,
  | 'orderNote'
  | 'staffNote'
  | 'call'
  | 'courier'
  | 'paper'
  | 'invoice'
  | 'return'
  | 'review'
  | 'tracking'
  | 'orderAction'
  | 'deliveryAction'
  | 'reportAction'
> = {
  orderNote: {
    placed: 'অর্ডার দেওয়া হয়েছে',
    cancelledAndPaymentKept: 'দোকান থেকে বাতিল করা হয়েছে; টাকা দোকানে থাকছে',
    cancelledByShop: 'দোকান থেকে বাতিল করা হয়েছে',
    cancelledByCustomer: 'ক্রেতা বাতিল করেছেন',
    refunded: 'টাকা ফেরত দেওয়া হয়েছে',
    partRefundRequested: 'পেমেন্টের কিছু অংশ ফেরত যাচ্ছে',
    partRefunded: 'পেমেন্টের কিছু অংশ ফেরত দেওয়া হয়েছে',
    paymentReceived: 'টাকা পাওয়া গেছে',
    paymentReversed: 'টাকা পাওয়ার কথাটি ভুলে লেখা হয়েছিল',
    paymentSentBack: 'টাকা ফেরত পাঠানো হয়েছে',
    refundReversed: 'টাকা ফেরতের কথাটি ভুলে লেখা হয়েছিল',
    released: 'দোকান পেমেন্টটি যাচাই করেছে',
    contentsEdited: 'দোকান অর্ডারটি বদলেছে',
    receivedBack: 'পণ্য দোকানে ফেরত এসেছে',
    parcelRequested: 'দোকান কুরিয়ারকে পার্সেল নিতে বলেছে',
    parcelBooked: 'কুরিয়ারে বুক করা হয়েছে',
    parcelWithdrawn: 'কুরিয়ার থেকে ফিরিয়ে নেওয়া হয়েছে',
    courierPickedUp: 'পার্সেল কুরিয়ারের কাছে আছে',
    courierInTransit: 'কুরিয়ার পার্সেল পাঠাচ্ছে',
    courierOutForDelivery: 'কুরিয়ার পার্সেল নিয়ে আসছে',
    courierDelivered: 'কুরিয়ার পৌঁছে দিয়েছে',
    courierNotDelivered: 'কুরিয়ার পার্সেল পৌঁছাতে পারেনি',
    courierReturned: 'কুরিয়ার পার্সেল ফেরত এনেছে',
  },
  paper: {
    cancelled: '{orderId} বাতিল হয়েছে: এটি পাঠানো যাবে না',
    refunded: '{orderId}-এর টাকা ফেরত যাচ্ছে: এটি পাঠানো যাবে না',
    returned: '{orderId} ফেরত এসেছে: এটি পাঠানো যাবে না',
    onHold: '{orderId} অপেক্ষায় আছে: আগে এর পেমেন্ট দেখুন',
    underWay: '{orderId} আগেই হস্তান্তর হয়েছে',
  },
  invoice: {
    off: 'কর চালান বন্ধ আছে। সেটিংসের ভ্যাট অংশে চালু করুন।',
    sellerMissing: 'কর চালানে BIN, নিবন্ধিত নাম ও ঠিকানা লাগে: সেটিংসের ভ্যাট অংশে লিখুন',
    rateInvalid: 'ভ্যাটের হার ০ থেকে ১০০-র মধ্যে, দশমিকের পরে সর্বোচ্চ দুই ঘর',
    unknownChoice: 'ইনভয়েসের ধরনটি অচেনা',
    tooMany: 'একবারে সর্বোচ্চ {most}টি চালান দেওয়া যায়',
  },
  courier: {
    off: 'কুরিয়ার বুকিং বন্ধ আছে। সেটিংসে চালু করুন।',
    mustNotBeSent: 'এই অর্ডার পাঠানো যাবে না',
    notWaiting: 'এই অর্ডার আর হস্তান্তরের অপেক্ষায় নেই',
    hasParcel: 'এই অর্ডারের পার্সেল কুরিয়ারে আগেই আছে',
    name: 'কুরিয়ার ১০০ অক্ষর পর্যন্ত নাম নেয়। নামটি ঠিক করুন।',
    phone: 'কুরিয়ারের ০১ দিয়ে শুরু ১১ সংখ্যার মোবাইল নম্বর লাগবে',
    address: 'কুরিয়ার ২৫০ অক্ষর পর্যন্ত ঠিকানা নেয়। ঠিকানাটি ছোট করুন।',
    cod: 'কুরিয়ার সর্বোচ্চ ৳১০,০০,০০০ সংগ্রহ করে',
    parcelNotFound: 'পার্সেলটি পাওয়া যায়নি',
    notRetryable: 'এই পার্সেল এখন আবার পাঠানো যাবে না',
    beingSent: 'পার্সেলটি পাঠানো হচ্ছে। দুই মিনিট পরে আবার দেখুন।',
    notWithdrawable: 'পার্সেলটি এর মধ্যেই পথে আছে',
    tooMany: 'একবারে সর্বোচ্চ {most}টি অর্ডার বুক করা যায়',
    unknownCourier: 'অচেনা কুরিয়ার',
    unknownItems: 'বর্ণনার ধরনটি অচেনা',
    requested: 'পার্সেল বুক করা হচ্ছে',
    withdrawn: 'পার্সেল ফিরিয়ে নেওয়া হয়েছে',
    resumed: 'অপেক্ষায় থাকা পার্সেল আবার পাঠানো হচ্ছে',
  },
  staffNote: {
    empty: 'কিছু একটা লিখুন',
  },
  call: {
    outcomeMissing: 'ফোনে কী হলো বেছে নিন',
    dayMissing: 'ডেলিভারির দিন বেছে নিন',
    dayOutOfRange: 'সামনের {days} দিনের মধ্যে ডেলিভারি ঠিক করা যায়',
    noteMissing: 'কেন ফোনের দরকার নেই লিখুন',
    notWaiting: 'এই অর্ডার আর ফোনের অপেক্ষায় নেই',
    calledMeanwhile: 'এর মধ্যে একজন সহকর্মী ফোনের ফল লিখেছেন। কিছুই সেভ করা হয়নি।',
    beingCalled: 'একজন সহকর্মী এই ক্রেতাকে ফোন করছেন',
    tooManyCalls: 'এই অর্ডারে {most}টি ফোন লেখা আছে। অর্ডারটি বাতিল করুন, বা ফোন ছাড়াই প্যাক করুন।',
    retryMinutes: 'পরের ফোন পর্যন্ত মিনিট: {least} থেকে {most} পর্যন্ত পূর্ণ সংখ্যা',
    mostTries: 'উত্তর ছাড়া ফোন: {least} থেকে {most} পর্যন্ত পূর্ণ সংখ্যা',
    unknownMode: 'ফোনের অজানা নিয়ম',
  },
  return: {
    linesMissing: 'কী ফেরত দিতে চান বেছে নিন',
    tooMany: '{name}, সাইজ {size}: আর {left}টি ফেরত দেওয়া যায়',
    notInOrder: 'পণ্যটি এই অর্ডারে নেই',
    reasonMissing: 'একটি কারণ বেছে নিন',
    textMissing: 'কী সমস্যা লিখুন',
    sameSize: 'আপনার যে সাইজ আছে, তার বাইরে অন্য সাইজ বেছে নিন',
    tooManyPictures: 'ফেরতের অনুরোধে সর্বোচ্চ {most}টি ছবি দেওয়া যায়',
    pictureMissing: 'ছবিটি আবার আপলোড করুন',
    notDelivered: 'অর্ডার হাতে পাওয়ার পর পণ্য ফেরত দেওয়া যায়',
    tooLate: 'হাতে পাওয়ার {days} দিনের মধ্যে পণ্য ফেরত দেওয়া যায়',
    decided: 'দোকান এই অনুরোধের উত্তর দিয়ে ফেলেছে, তাই আর তুলে নেওয়া যাবে না',
    answerMissing: 'ক্রেতাকে কারণ জানান',
    piecesTaken: 'আরেকটি অনুরোধে একই পণ্য ফেরত চাওয়া হয়েছে। আগে সেটি ফিরিয়ে দিন।',
    notFound: 'ফেরতের অনুরোধটি পাওয়া যায়নি',
    unknownStatus: 'ফেরতের অনুরোধের অজানা অবস্থা',
    changedByColleague: 'এর মধ্যে একজন সহকর্মী অনুরোধটির উত্তর দিয়েছেন। কিছুই সেভ করা হয়নি।',
  },
  review: {
    starsMissing: 'এক থেকে পাঁচটি তারা দিন',
    tooManyPictures: 'একটি রিভিউতে সর্বোচ্চ {most}টি ছবি দেওয়া যায়',
    pictureMissing: 'ছবিটি আবার আপলোড করুন',
    notDelivered: 'পণ্য হাতে পাওয়ার পর রিভিউ দেওয়া যায়',
    notInOrder: 'পণ্যটি এই অর্ডারে নেই',
    decided: 'দোকান এই রিভিউ নিয়ে সিদ্ধান্ত নিয়ে ফেলেছে, তাই আর বদলানো যাবে না',
    notFound: 'রিভিউ পাওয়া যায়নি',
    unknownStatus: 'রিভিউয়ের অজানা অবস্থা',
    changedByColleague: 'এর মধ্যে একজন সহকর্মী রিভিউটি বদলেছেন। কিছুই সেভ করা হয়নি।',
  },
  tracking: {
    orderIdMissing: 'অর্ডার নম্বর লিখুন',
    orderIdInvalid: 'এটি অর্ডার নম্বর নয়। মেইলে যেমন আছে, তারিখ আর অক্ষরসহ লিখুন।',
    phoneMissing: 'অর্ডারে দেওয়া ফোন নম্বরটি লিখুন',
    linkInvalid: 'লিংকটি অসম্পূর্ণ। মেইল থেকে আবার খুলুন, অথবা অর্ডার নম্বর দিয়ে দেখুন।',
    notFound: 'এই অর্ডার নম্বর আর এই ফোন নম্বরের কোনো অর্ডার পাওয়া যায়নি',
    linkEnded: 'লিংকটির মেয়াদ শেষ। অর্ডার নম্বর আর ফোন নম্বর দিয়ে দেখুন, অথবা সাইন ইন করে অর্ডারটি খুলুন।',
  },
  orderAction: {
    listFailed: 'অর্ডার আনা যায়নি',
    statsFailed: 'অর্ডারের হিসাব আনা যায়নি',
    deleteFailed: 'অর্ডার মুছে ফেলা যায়নি',
  },
  deliveryAction: {
    statsFailed: 'ডেলিভারির হিসাব আনা যায়নি',
    pendingFailed: 'অপেক্ষমাণ অর্ডার আনা যায়নি',
    assignFailed: 'ডেলিভারির দায়িত্ব দেওয়া যায়নি',
    shipFailed: 'অর্ডার পাঠানো হয়েছে বলে লেখা যায়নি',
    deliverFailed: 'অর্ডার পৌঁছে গেছে বলে লেখা যায়নি',
    statusFailed: 'অর্ডারের অবস্থা বদলানো যায়নি',
  },
  reportAction: {
    downloadStarted: '{type} রিপোর্ট ডাউনলোড শুরু হয়েছে!',
    emailed: 'রিপোর্ট {email}-এ ই-মেইল করা হয়েছে!',
    demoSent: 'নমুনা রিপোর্ট {email}-এ পাঠানো হয়েছে!',
    downloadFailed: 'রিপোর্ট ডাউনলোড করা যায়নি',
    emailFailed: 'রিপোর্ট ই-মেইল করা যায়নি',
    demoFailed: 'নমুনা রিপোর্ট পাঠানো যায়নি',
  },
};
