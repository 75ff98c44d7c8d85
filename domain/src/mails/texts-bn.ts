import { banglaDigits } from '../text/bangla-digits.ts';
import type { MailTexts } from './texts-en.ts';

export const banglaMails: MailTexts = {
  mails: {
    'order-confirmation': {
      subject: 'অর্ডার নিশ্চিত হয়েছে',
      title: 'অর্ডারের জন্য ধন্যবাদ',
      opening: 'আপনার অর্ডারটি আমরা পেয়েছি এবং গুছিয়ে নিচ্ছি।',
      action: 'অর্ডারটি দেখুন',
      closing: 'পার্সেল রওনা হলে আপনাকে আবার জানাব।',
    },
    'order-shipped': {
      subject: 'পার্সেল রওনা হয়েছে',
      title: 'আপনার পার্সেল রওনা হয়েছে',
      opening: 'আপনার পার্সেল আমাদের দোকান থেকে বেরিয়ে গেছে, শিগগিরই আপনার হাতে পৌঁছাবে।',
      action: 'অর্ডারটি দেখুন',
      closing: 'ফোনটি হাতের কাছে রাখবেন, ডেলিভারি ম্যান আপনাকে কল করতে পারেন।',
    },
    'order-delivered': {
      subject: 'পার্সেল পৌঁছে গেছে',
      title: 'আপনার পার্সেল পৌঁছে গেছে',
      opening: 'পার্সেলটি আপনার কাছে পৌঁছে গেছে। আশা করি সবকিছু আপনার পছন্দ হয়েছে।',
      action: 'অর্ডারটি দেখুন',
      closing: 'কোনো সমস্যা থাকলে আমাদের জানান, আমরা সমাধান করে দেব।',
    },
    'payment-failed': {
      subject: 'পেমেন্ট সম্পন্ন হয়নি',
      title: 'আপনার পেমেন্ট সম্পন্ন হয়নি',
      opening:
        'পেমেন্টটি সম্পন্ন করা যায়নি, তাই অর্ডারটিও হয়নি। আপনার কার্টে সবকিছু আগের মতোই আছে, চাইলে আবার চেষ্টা করতে পারেন।',
      action: 'আবার চেষ্টা করুন',
      closing:
        'এর পরেও টাকা কাটা হয়ে থাকলে চিন্তা করবেন না: পেমেন্ট সার্ভিস নিশ্চিত করলেই আপনার অর্ডার হয়ে যাবে, নয়তো টাকা ফেরত যাবে।',
    },
  },
  greeting: (name) => `প্রিয় ${name},`,
  order: 'অর্ডার',
  tracking: 'ট্র্যাকিং',
  expected: 'সম্ভাব্য ডেলিভারি',
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  phone: 'ফোন',
  payment: 'পেমেন্ট',
  amount: 'পরিমাণ',
  transaction: 'লেনদেন নম্বর',
  size: 'সাইজ',
  sizes: { oneSize: 'ফ্রি সাইজ', years: (count) => `${count} বছর`, digits: banglaDigits },
  subtotal: 'পণ্যের দাম',
  delivery: 'ডেলিভারি চার্জ',
  voucher: 'ভাউচার ছাড়',
  total: 'সর্বমোট',
  options: { standard: 'স্ট্যান্ডার্ড ডেলিভারি', express: 'এক্সপ্রেস ডেলিভারি', premium: 'প্রিমিয়াম ডেলিভারি' },
  methods: { 'Cash on Delivery': 'ক্যাশ অন ডেলিভারি', 'Online Payment': 'অনলাইনে পরিশোধিত' },
  haveReady: (amount) => `অনুগ্রহ করে ${amount} সঙ্গে রাখুন`,
  contact: 'কোনো প্রশ্ন থাকলে লিখুন:',
};
