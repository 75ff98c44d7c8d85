import type { MessageTranslations } from './message-translations.ts';
import { OUT_OF_STOCK, SIZE_NOT_MADE } from './out-of-stock.ts';

/** Messages of the cart, the checkout and payments, in Bangla. */
export const checkoutMessages: Pick<
  MessageTranslations,
  'cart' | 'address' | 'checkout' | 'voucher' | 'payment' | 'paymentFailure'
> = {
  cart: {
    full: 'কার্টে সর্বোচ্চ {count} রকম পণ্য রাখা যায়',
    quantityInvalid: '১ থেকে ১০-এর মধ্যে পরিমাণ বেছে নিন',
    sizeInvalid: 'সাইজ বেছে নিন',
    wrongLine: 'কার্টের এই সারিটি অন্য পণ্য বা সাইজের',
    notALine: 'এটি কার্টের কোনো সারি নয়',
  },
  address: {
    recipientName: 'প্রাপকের নাম লিখুন',
    recipientPhone: 'প্রাপকের ফোন নম্বর লিখুন',
    region: 'বিভাগ বেছে নিন',
    city: 'শহরের নাম লিখুন',
    district: 'জেলার নাম লিখুন',
    address: 'ঠিকানা লিখুন',
    addressCategory: 'ঠিকানার ধরন বেছে নিন',
  },
  checkout: {
    phoneInvalid: '১১ সংখ্যার সঠিক ফোন নম্বর লিখুন',
    placeUnknown: 'এলাকাটি আরেকবার বেছে নিন',
    cartEmpty: 'আপনার কার্ট খালি',
    tooManyLines: 'এক অর্ডারে সর্বোচ্চ {count} রকম পণ্য রাখা যায়',
    listedTwice: 'একই পণ্য ও সাইজ দুবার এসেছে',
    deliveryMissing: 'ডেলিভারির ধরন বেছে নিন',
    pricesChanged: 'দাম বদলে গেছে। অর্ডারটি আরেকবার দেখে নিন।',
    productGone: 'আপনার অর্ডারের একটি পণ্য আর পাওয়া যাচ্ছে না। অর্ডারটি আরেকবার দেখে নিন।',
    outOfStock: `${OUT_OF_STOCK}। অর্ডারটি আরেকবার দেখে নিন।`,
    sizeNotMade: `${SIZE_NOT_MADE}। অর্ডারটি আরেকবার দেখে নিন।`,
    soldOut: '{name}-এর {size} সাইজ শেষ হয়ে গেছে। অর্ডারটি আরেকবার দেখে নিন।',
    standardNotOffered: '{place}-এ সাধারণ ডেলিভারি নেই। অন্য কোনো ডেলিভারি বেছে নিন।',
    expressNotOffered: '{place}-এ এক্সপ্রেস ডেলিভারি নেই। অন্য কোনো ডেলিভারি বেছে নিন।',
    premiumNotOffered: '{place}-এ প্রিমিয়াম ডেলিভারি নেই। অন্য কোনো ডেলিভারি বেছে নিন।',
    notEnough: '{name}-এর {size} সাইজ আর মাত্র {left}টি আছে। অর্ডারটি আরেকবার দেখে নিন।',
  },
  voucher: {
    noCode: 'ভাউচার কোড লিখুন',
    unknownCode: 'ভাউচার কোডটি ঠিক নয়',
    belowMinimum: 'এই ভাউচারের জন্য অন্তত {amount}-এর অর্ডার লাগবে',
    notBegun: 'এই ভাউচার এখনো চালু হয়নি',
    ended: 'এই ভাউচারের মেয়াদ শেষ হয়ে গেছে',
    usedUp: 'এই ভাউচার আর বাকি নেই',
    usedByYou: 'আপনি এই ভাউচার আগেই ব্যবহার করেছেন',
    notFirstOrder: 'এই ভাউচার শুধু প্রথম অর্ডারের জন্য',
    notForProducts: 'আপনার কার্টের পণ্যে এই ভাউচার চলে না',
  },
  payment: {
    failed: 'পেমেন্ট হয়নি। আবার চেষ্টা করুন।',
    channelUnknown: 'তালিকা থেকে পেমেন্টের একটি উপায় বেছে নিন',
    amountLimits: 'অনলাইনে {least} থেকে {most} পর্যন্ত পরিশোধ করা যায়',
  },
  paymentFailure: {
    payment_failed: 'পেমেন্ট সম্পন্ন করা যায়নি। আবার চেষ্টা করুন।',
    validation_failed: 'পেমেন্ট যাচাই করা যায়নি। আমাদের সঙ্গে যোগাযোগ করুন।',
    order_creation_failed: 'পেমেন্ট হয়েছে, কিন্তু অর্ডার তৈরি করা যায়নি। আমাদের সঙ্গে যোগাযোগ করুন।',
    payment_data_not_found: 'পেমেন্টের তথ্য পাওয়া যায়নি। আবার চেষ্টা করুন।',
    server_error: 'আমাদের সার্ভারে সমস্যা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  },
};
