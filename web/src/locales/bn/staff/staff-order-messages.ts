import type { MessageTranslations } from '../message-translations.ts';

/** Messages of the orders, deliveries and reports of staff, in Bangla. */
export const staffOrderMessages: Pick<
  MessageTranslations,
  | 'paper'
  | 'invoice'
  | 'courier'
  | 'staffNote'
  | 'discount'
  | 'call'
  | 'orderAction'
  | 'deliveryAction'
  | 'reportAction'
> = {
  paper: {
    cancelled: '{orderId} বাতিল হয়েছে: এটি পাঠানো যাবে না',
    refunded: '{orderId}-এর টাকা ফেরত যাচ্ছে: এটি পাঠানো যাবে না',
    returned: '{orderId} ফেরত এসেছে: এটি পাঠানো যাবে না',
    onHold: '{orderId} অপেক্ষায় আছে: আগে এর পেমেন্ট দেখুন',
    underWay: '{orderId} আগেই হস্তান্তর হয়েছে',
  },
  invoice: {
    off: 'কর চালান বন্ধ আছে। সেটিংসের ভ্যাট অংশে চালু করুন।',
    sellerMissing: 'কর চালানে বিআইএন, নিবন্ধিত নাম ও ঠিকানা লাগে: সেটিংসের ভ্যাট অংশে লিখুন',
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
    homeDistrict: 'জেলা বেছে নিন',
    agreedCharge: 'চুক্তির চার্জ: {least} থেকে {most} পর্যন্ত পূর্ণসংখ্যায় টাকা',
    collectionPercent: 'আদায় ফি: {least} থেকে {most} পর্যন্ত পূর্ণসংখ্যায় শতকরা',
    requested: 'পার্সেল বুক করা হচ্ছে',
    withdrawn: 'পার্সেল ফিরিয়ে নেওয়া হয়েছে',
    resumed: 'অপেক্ষায় থাকা পার্সেল আবার পাঠানো হচ্ছে',
  },
  staffNote: {
    empty: 'কিছু একটা লিখুন',
  },
  discount: {
    amount: 'ছাড় কত টাকা লিখুন',
    reason: 'ছাড়ের কারণ লিখুন',
    percentOutOfRange: 'সর্বোচ্চ ছাড়: {least} থেকে {most} পর্যন্ত পূর্ণ সংখ্যা',
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
