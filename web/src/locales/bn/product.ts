import type { productStrings } from '../en/product.ts';
import type { Translation } from '../define-strings.ts';
import { productLists } from './product-lists.ts';

export const product: Translation<typeof productStrings.en> = {
  back: 'ফিরে যান',
  backToHome: 'হোমে ফিরুন',
  backToProducts: 'সব পণ্যে ফিরুন',

  notFound: 'পণ্যটি পাওয়া যায়নি',
  notFoundText: (id) => `“${id}” আইডির কোনো পণ্য আমাদের নেই।`,
  failed: 'পণ্যটি দেখানো যাচ্ছে না',
  failedText: 'ইন্টারনেট সংযোগটি একটু দেখে নিন। সংযোগ ফিরলে পাতাটি নিজে থেকেই আবার চেষ্টা করবে।',
  tryAgain: 'আবার চেষ্টা করুন',
  loading: 'পণ্যটি আসছে…',

  occasions: 'উৎসব হোক বা রোজকার দিন, সব আয়োজনে মানিয়ে যায়।',
  priceChanged: 'আপনি দেখতে দেখতেই দাম বদলেছে।',
  priceBefore: (amount) => `আগের দাম: ${amount}`,
  saleUntil: (moment) => `ছাড় চলবে ${moment} পর্যন্ত`,
  soldOut: 'এইমাত্র শেষ হয়ে গেল।',

  size: 'সাইজ',
  sizeNotes: {
    letters: 'সব সাইজ এশিয়ান মাপে',
    shoes: 'সব সাইজ ইউরোপীয় (EU) মাপে',
    waist: 'কোমরের মাপ ইঞ্চিতে',
    kids: 'শিশুর বয়স অনুযায়ী সাইজ',
    'one-size': '',
    own: '',
  },
  chooseSize: 'সাইজ বেছে নিন',
  sizeSoldOut: 'শেষ',
  chosenSoldOut: 'এই সাইজটি এইমাত্র শেষ হয়ে গেছে। অন্য একটি বেছে নিন।',
  left: (written) => `আর ${written}টি আছে`,
  quantity: 'পরিমাণ',
  addToCart: 'কার্টে রাখুন',
  adding: 'রাখা হচ্ছে...',
  orderNow: 'এখনই কিনুন',
  processing: 'একটু অপেক্ষা করুন...',
  sizeChart: 'সাইজ চার্ট',
  tellMe: 'আবার এলে জানান',
  outOfStock: productLists.outOfStock,

  added: (name, size, email) =>
    email
      ? `${name} (সাইজ: ${size}) ${email}-এর কার্টে রাখা হয়েছে!`
      : `${name} (সাইজ: ${size}) কার্টে রাখা হয়েছে!`,
  addedOneSize: (name, email) =>
    email ? `${name} ${email}-এর কার্টে রাখা হয়েছে!` : `${name} কার্টে রাখা হয়েছে!`,
  addRejected: (message) => `কার্টে রাখা যায়নি: ${message}`,
  addFailed: 'কার্টে রাখা যায়নি। আবার চেষ্টা করুন।',
  ordering: (name) => `${name} কার্টে রাখা হয়েছে! চেকআউটে নিয়ে যাচ্ছি...`,
  orderFailed: 'অর্ডারটি এগোনো যায়নি। আবার চেষ্টা করুন।',

  facts: { colour: 'রং', fabric: 'কাপড়', fit: 'ফিট', care: 'যত্ন', weight: 'ওজন', sku: 'পণ্য নম্বর' },
  grams: (weight) => `${weight} গ্রাম`,

  promises: 'ডেলিভারি ও ফেরত',
  returns: (days) => `${days} দিনের মধ্যে বদল বা ফেরত`,
  returnsHow: 'সাইজ না মিললে: না পরা, ট্যাগসহ। ত্রুটি থাকলে: নতুনটি বা টাকা ফেরত।',
  cash: 'ক্যাশ অন ডেলিভারি',
  cashHow: 'অথবা অনলাইনে কার্ড, বিকাশ বা নগদে',

  share: 'শেয়ার করুন',
  shared: 'লিংক কপি হয়েছে। যেখানে খুশি পেস্ট করুন।',
  shareFailed: (address) => `লিংকটি কপি করা যায়নি। এই যে লিংক: ${address}`,

  enlarge: (picture) => `বড় করে দেখুন: ${picture}`,
  pictureOf: (name, position, count) => `${name}, ${count}টি ছবির ${position} নম্বর`,
  previousPicture: 'আগের ছবি',
  nextPicture: 'পরের ছবি',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  closePicture: 'ছবি বন্ধ করুন',

  related: 'এ রকম আরও',
  viewed: 'আপনি দেখেছেন',
};
