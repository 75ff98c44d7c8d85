import { banglaDigits, interpolate } from '@nargisus/domain/text';
import type { checkoutStrings } from '../en/checkout.ts';
import type { Translation } from '../define-strings.ts';
import { OUT_OF_STOCK, SIZE_NOT_MADE } from './out-of-stock.ts';

export const checkout: Translation<typeof checkoutStrings.en> = {
  title: 'চেকআউট',
  description: 'ডেলিভারি ও পেমেন্ট বেছে নিন, অর্ডার করুন।',
  lead: 'বাংলাদেশের আট বিভাগেই পৌঁছে দিই। দরজায় পেয়ে নগদে দিন, অথবা কার্ড বা মোবাইল ওয়ালেটে অনলাইনে।',
  help: 'সাহায্য লাগবে?',
  call: (phone) => `কল করুন ${phone}`,
  whatsApp: 'হোয়াটসঅ্যাপ',
  loading: 'চেকআউট লোড হচ্ছে...',
  loginFirst: 'অর্ডার করতে আগে লগইন করুন',
  otherSignIn: 'ইমেইল বা গুগলের অ্যাকাউন্ট আছে?',
  otherSignInLink: 'সেটি দিয়ে সাইন ইন করুন',
  empty: 'আপনার কার্ট খালি',
  emptyHint: 'কার্টে যা রাখবেন, সব এখানেই পাবেন।',
  continueShopping: 'কেনাকাটা চালিয়ে যান',
  cartUnreachable: 'কার্টের পণ্য আনা যায়নি',
  cartRejected: 'কার্টের পণ্য লোড করা যায়নি',

  confirmTitle: 'অর্ডারটি মিলিয়ে নিন',
  deliverTo: 'যেখানে পৌঁছাবে',
  change: 'বদলান',
  changeAddress: 'ঠিকানা বদলান',
  changeDelivery: 'ডেলিভারি বদলান',
  changePayment: 'পেমেন্ট বদলান',

  recipientTitle: 'প্রাপক',
  addressTitle: 'ডেলিভারির ঠিকানা',
  fields: {
    recipientName: 'প্রাপকের নাম',
    recipientPhone: 'প্রাপকের ফোন নম্বর',
    region: 'বিভাগ',
    city: 'শহর',
    district: 'জেলা',
    address: 'ঠিকানা',
    landmark: 'কাছের পরিচিত জায়গা',
    addressCategory: 'ঠিকানার ধরন',
  },
  phoneHint: 'রাইডার এই নম্বরে ফোন করবেন। বাংলায় বা +৮৮০ দিয়েও লিখতে পারেন।',
  area: 'আপনার এলাকা, উপজেলা বা থানা',
  addressHint: 'বাসা, রাস্তা ও ব্লক, বা গ্রামের নাম',
  landmarkHint: 'ঐচ্ছিক: মসজিদ, স্কুল বা সবার চেনা কোনো দোকান',
  near: (landmark) => `${landmark}-এর কাছে`,
  addressNotSaved: 'ঠিকানাটি সংরক্ষণ করা যায়নি। প্রোফাইল থেকে সংরক্ষণ করতে পারবেন।',
  categories: { home: 'বাসা', office: 'অফিস', others: 'অন্যান্য' },

  deliveryTitle: 'ডেলিভারি',
  deliveryChoice: 'ডেলিভারির ধরন',
  deliveryDays: { standard: '৩-৭ কর্মদিবস', express: '১-২ কর্মদিবস', premium: 'আজই বা আগামীকাল' },
  arrives: (when) => `পৌঁছাবে ${when}`,

  paymentTitle: 'পেমেন্ট',
  paymentChoice: 'পেমেন্টের ধরন',
  ways: { cash: 'ক্যাশ অন ডেলিভারি', bkash: 'বিকাশ', nagad: 'নগদ (ওয়ালেট)', card: 'কার্ড ও অন্যান্য' },
  wayHints: {
    cash: 'পণ্য হাতে পেয়ে রাইডারকে টাকা দিন।',
    bkash: 'SSLCommerz-এর নিরাপদ পাতায় বিকাশ খুলবে।',
    nagad: 'SSLCommerz-এর নিরাপদ পাতায় নগদ ওয়ালেট খুলবে।',
    card: 'ভিসা, মাস্টারকার্ড, আমেরিকান এক্সপ্রেস, রকেট বা ব্যাংক, SSLCommerz-এর নিরাপদ পাতায়।',
  },

  summaryTitle: 'অর্ডারের বিবরণ',
  summaryOf: (_count, written) => `${written}টি পণ্য`,
  quantity: (written) => `পরিমাণ ${written}`,
  each: (price) => `প্রতিটি ${price}`,
  unavailable: 'এখন আর পাওয়া যাচ্ছে না',
  removeLine: (name) => `${name} বাদ দিন`,
  notRemoved: 'পণ্যটি সরানো যায়নি। আবার চেষ্টা করুন।',

  voucherTitle: 'ভাউচার',
  voucherCode: 'ভাউচার কোড',
  apply: 'ব্যবহার করুন',
  checking: 'দেখা হচ্ছে…',
  voucherInForce: (code) => `${code} ভাউচার যুক্ত হয়েছে`,
  remove: 'বাদ দিন',
  removeVoucher: (code) => `${code} ভাউচার বাদ দিন`,
  voucherApplied: (saved) => `ভাউচার যুক্ত হয়েছে! আপনার ${saved} বাঁচল`,
  voucherRemoved: 'ভাউচার বাদ দেওয়া হয়েছে',
  voucherNotChecked: 'ভাউচারটি দেখা যায়নি। আবার চেষ্টা করুন।',

  priceTitle: 'দামের হিসাব',
  subtotal: 'পণ্যের দাম',
  deliveryCharge: 'ডেলিভারি চার্জ',
  voucherLine: (code) => `ভাউচার ${code}`,
  total: 'সর্বমোট',

  pay: (total) => `পে করুন - ${total}`,
  redirecting: 'পেমেন্টে নিয়ে যাওয়া হচ্ছে...',
  inCash: 'পণ্য হাতে পেয়ে নগদে',
  terms: ['অর্ডার করলে আপনি আমাদের ', 'শর্তাবলিতে', ' সম্মতি দিচ্ছেন'],
  returns: 'পার্সেল আমাদের স্টোর থেকে বের হওয়ার আগে বিনা খরচে বাতিল করতে পারবেন।',

  placed: 'অর্ডার সফল হয়েছে!',
  placedBefore: 'এই কার্টের অর্ডার আগেই হয়ে গেছে, হয়তো অন্য কোনো ট্যাবে। অর্ডারটি এখানে দেখুন।',
  notPlaced: 'অর্ডার করা যায়নি',
  failed: 'অর্ডার করতে সমস্যা হয়েছে। আবার চেষ্টা করুন।',

  priceChanged: (name, now, before) => `${name}-এর দাম এখন ${now}, আগে ছিল ${before}।`,
  outOfStock: (name) => `${interpolate(OUT_OF_STOCK, { name })}। এগোতে হলে এটি বাদ দিন।`,
  sizeNotMade: (name, size) => `${interpolate(SIZE_NOT_MADE, { name, size })}। এগোতে হলে এটি বাদ দিন।`,
  soldOut: (name, size) => `${name}-এর ${size} সাইজ শেষ হয়ে গেছে। এগোতে হলে এটি বাদ দিন।`,
  notEnough: (name, size, left) =>
    `${name}-এর ${size} সাইজ আর মাত্র ${banglaDigits(String(left))}টি আছে। এগোতে হলে পরিমাণ কমান।`,
  notSold: (name) => `${name} আর বিক্রি হচ্ছে না। এগোতে হলে এটি বাদ দিন।`,
  optionNotOffered: (option, place) => `${place}-এ ${option} নেই।`,
  newTotal: (total) => `নতুন সর্বমোট ${total}।`,

  openTitle: 'একটি অনলাইন পেমেন্ট শেষ হয়নি',
  openText: (total) =>
    `আপনি অনলাইনে ${total} দিতে শুরু করেছিলেন। টাকা দিয়ে থাকলে একটু অপেক্ষা করুন: অর্ডারটি নিজে থেকেই এখানে দেখা যাবে। দ্বিতীয়বার টাকা দেবেন না।`,
  openContinue: 'যেখানে থেমেছিলেন সেখান থেকে শুরু করতে অনলাইন পেমেন্টের একটি উপায় বেছে “পে করুন” চাপুন।',
  openForget: 'আমি টাকা দিইনি',
  cashInsteadTitle: 'তাহলে ক্যাশ অন ডেলিভারিতে অর্ডার করবেন?',
  otherInsteadTitle: 'নতুন করে পেমেন্ট শুরু করবেন?',
  insteadText: (total) =>
    `আপনার ${total}-এর অনলাইন পেমেন্ট শেষ হয়নি। টাকা না দিয়ে থাকলেই শুধু এগোন: ওই পেমেন্টের টাকা পরে এলে ফেরত পাঠানো হবে।`,
  otherInsteadText: (total) =>
    `আপনার ${total}-এর অনলাইন পেমেন্ট শেষ হয়নি। টাকা না দিয়ে থাকলেই শুধু এগোন: ওই পেমেন্টের টাকা পরে এলে সেটি আলাদা একটি অর্ডার হবে, যা তখন বাতিল করতে পারবেন।`,
  insteadYes: 'টাকা দিইনি, এগিয়ে যাই',
  insteadNo: 'অপেক্ষা করি',
};
