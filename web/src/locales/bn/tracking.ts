import type { trackingStrings } from '../en/tracking.ts';
import type { Translation } from '../define-strings.ts';

export const tracking: Translation<typeof trackingStrings.en> = {
  title: 'অর্ডার কোথায় দেখুন',
  description: 'অর্ডার নম্বর আর ফোন নম্বর দিয়ে দেখুন আপনার অর্ডার কোথায়। অ্যাকাউন্ট লাগে না।',
  lead: 'অর্ডার নম্বরটি আমাদের মেইলে আছে, অর্ডারের পরের পাতাতেও দেখেছিলেন।',
  orderId: 'অর্ডার নম্বর',
  phone: 'অর্ডারে দেওয়া ফোন নম্বর',
  track: 'অর্ডার দেখুন',
  tracking: 'খোঁজা হচ্ছে...',
  loading: 'আপনার অর্ডার খোঁজা হচ্ছে',
  failed: 'অর্ডারটি খোঁজা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  another: 'অন্য অর্ডার দেখুন',
  pieces: (_count, written) => `${written}টি পণ্য`,
  estimate: 'পৌঁছাতে পারে',
  arrived: 'পৌঁছেছে',
  courier: 'ট্র্যাকিং',
  toCollect: 'সঙ্গে রাখুন',
  toCollectHint: (amount) => `নগদ ${amount}, পণ্য হাতে পাওয়ার সময়`,
  wholeOrder: 'পণ্য, ঠিকানা ও পেমেন্ট দেখুন',
  wholeOrderHint: 'যে অ্যাকাউন্ট দিয়ে অর্ডার করেছেন সেটি লাগবে',

  helpTitle: 'কোনো সমস্যা?',
  call: (phone) => `${phone} নম্বরে কল করুন`,
  whatsApp: 'হোয়াটসঅ্যাপে লিখুন',
  whatsAppText: (orderId) => `আসসালামু আলাইকুম, আমার অর্ডার ${orderId} নিয়ে একটি প্রশ্ন আছে।`,
  contact: 'যোগাযোগ করুন',

  share: 'ট্র্যাকিং লিংক শেয়ার করুন',
  shareText: (orderId) => `নার্গিসাসের অর্ডার ${orderId} এখন কোথায়`,
  copied: 'লিংক কপি হয়েছে। যার কাছে লিংক আছে সে অর্ডার কোথায় তা দেখবে, কী আছে বা কোথায় যাচ্ছে তা নয়।',
  notCopied: 'লিংকটি কপি করা যায়নি।',
};
