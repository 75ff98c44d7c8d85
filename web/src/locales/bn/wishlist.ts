import type { wishlistStrings } from '../en/wishlist.ts';
import type { Translation } from '../define-strings.ts';

export const wishlist: Translation<typeof wishlistStrings.en> = {
  title: 'আমার পছন্দের তালিকা',
  description: 'যেসব পণ্য আপনি পছন্দ করে রেখেছেন।',
  loading: 'আপনার পছন্দের তালিকা আসছে',
  count: (_count, written) => `${written}টি পণ্য`,
  empty: 'আপনার পছন্দের তালিকা খালি',
  emptyHint: 'কোনো পণ্যের হার্টে চাপ দিলে সেটি এখানে থাকবে।',
  browse: 'পণ্য দেখুন',
  failed: 'আপনার পছন্দের তালিকা আনা যায়নি।',
  keptHere: 'শুধু এই ব্রাউজারে রাখা আছে।',
  signIn: 'সব ডিভাইসে দেখতে সাইন ইন করুন',
  chooseSize: 'সাইজ বেছে নিন',
  viewProduct: 'পণ্যটি দেখুন',
  removed: 'তালিকা থেকে সরানো হয়েছে',
  gone: 'এই পণ্যটি আর বিক্রি হয় না',
  goneName: 'আর বিক্রি হয় না এমন পণ্য',
  productFailed: 'পণ্যটি আনা যায়নি।',
  showMore: 'আরও দেখুন',

  savedToast: 'পছন্দের তালিকায় রাখা হয়েছে',
  removedToast: 'পছন্দের তালিকা থেকে সরানো হয়েছে',
  undo: 'ফিরিয়ে আনুন',
  view: 'তালিকা দেখুন',
  full: (most) => `পছন্দের তালিকায় ${most}টি পণ্য রাখা যায়। নতুন একটি রাখতে আগে একটি সরান।`,
  changeFailed: 'পছন্দের তালিকা বদলানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
};
